import { parseArgs } from 'node:util';
import { didYouMean } from '#domain/nearest-word.mjs';
import { errorCode } from '#server/db/embedded/report.ts';
import { OWN_COMMAND } from '#server/settings/own-command.ts';
import { VERSION } from '#server/settings/version.ts';
import { StartError } from '#server/start/start-error.ts';
import type { Command, Given, Option } from './command.ts';
import { COMMANDS } from './list.ts';

/** What somebody typed after `rasoi`, read. */
export type Read =
  | { text: string }
  | { name: string; command: Exclude<Command, { passesOn: string }>; given: Given }
  | { name: string; command: Extract<Command, { passesOn: string }>; typed: readonly string[] };

const HELP = ['help', '--help', '-h'];
const VERSIONS = ['version', '--version', '-v'];

const optionUsage = (name: string, { takes }: Option) => `--${name}${takes === undefined ? '' : ` ${takes}`}`;

/** A command as it is typed: 'restore FILE [--aside]'. */
function usage(name: string, command: Command): string {
  if ('passesOn' in command) return `${name} ${command.passesOn}`;
  const { argument, options = {} } = command;
  const shown = argument && (argument.isOptional ? `[${argument.name}]` : argument.name);
  const choices = Object.entries(options).map(([option, row]) => `[${optionUsage(option, row)}]`);
  return [name, ...(shown === undefined ? [] : [shown]), ...choices].join(' ');
}

/** Rows of two columns. */
function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([first]) => first.length)) + 2;
  return rows.map(([first, second]) => `  ${first.padEnd(width)}${second}\n`).join('');
}

function help(): string {
  const rows = Object.entries(COMMANDS).map(
    ([name, command]) => [usage(name, command), command.does] as const,
  );
  return `Rasoi ${VERSION}\n\n${OWN_COMMAND} COMMAND\n\n${table(rows)}\nMore of one: ${OWN_COMMAND} help COMMAND\n`;
}

function helpOf(name: string, command: Command): string {
  const options = 'passesOn' in command ? [] : Object.entries(command.options ?? {});
  const rows = options.map(([option, row]) => {
    const short = row.short === undefined ? '' : `-${row.short}, `;
    return [`${short}${optionUsage(option, row)}`, row.says] as const;
  });
  const listed = rows.length === 0 ? '' : `\n${table(rows)}`;
  return `${OWN_COMMAND} ${usage(name, command)}\n\n${command.does}\n${listed}`;
}

/** Refuses what somebody typed, and says how the command is typed. */
const wrong = (reason: string, name: string, command: Command) =>
  new StartError(`${reason} It is typed so: ${OWN_COMMAND} ${usage(name, command)}`);

function commandOf(name: string): Command {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command) return command;
  const meant = didYouMean(name, [...Object.keys(COMMANDS), 'help']);
  throw new StartError(`There is no command "${name}".${meant} All commands: ${OWN_COMMAND} help`);
}

/**
 * Finds the command and checks what it was given against its row.
 * @throws StartError that names what is unknown, missing or too many
 */
export function readCommand([name = 'help', ...typed]: readonly string[]): Read {
  if (VERSIONS.includes(name)) return { text: `Rasoi ${VERSION}\n` };
  if (HELP.includes(name)) {
    const [about] = typed;
    return { text: about === undefined ? help() : helpOf(about, commandOf(about)) };
  }
  const command = commandOf(name);
  if ('passesOn' in command) return { name, command, typed };
  if (typed.some((word) => word === '--help' || word === '-h')) return { text: helpOf(name, command) };
  return { name, command, given: readGiven(name, command, typed) };
}

function readGiven(
  name: string,
  command: Exclude<Command, { passesOn: string }>,
  typed: readonly string[],
): Given {
  const { argument, options = {} } = command;
  const { values, positionals } = parsed(name, command, typed);
  const [first, ...others] = positionals;
  const tooMany = argument ? others[0] : first;
  if (tooMany !== undefined)
    throw wrong(`"${tooMany}" is too much${argument ? ` after ${first}` : ''}.`, name, command);
  if (argument && !argument.isOptional && first === undefined)
    throw wrong(`${argument.name} is missing.`, name, command);
  if (first === '') throw wrong(`${argument?.name} is empty.`, name, command);
  const known = (option: string) => {
    if (!(option in options)) throw new Error(`${name} has no option ${option}`);
    return values[option];
  };
  return {
    argument: first,
    has: (option) => known(option) === true,
    textOf: (option) => {
      const value = known(option);
      return typeof value === 'string' ? value : undefined;
    },
  };
}

/** What was typed as options and words. */
function parsed(name: string, command: Exclude<Command, { passesOn: string }>, typed: readonly string[]) {
  const { options = {} } = command;
  for (const word of typed) {
    const [, option] = /^--([^=]+)/.exec(word) ?? [];
    if (option === undefined || option in options) continue;
    const meant = didYouMean(
      `--${option}`,
      Object.keys(options).map((known) => `--${known}`),
    );
    throw wrong(`There is no option --${option}.${meant}`, name, command);
  }
  const config = Object.entries(options).map(
    ([option, { takes, short }]) =>
      [
        option,
        { type: takes === undefined ? 'boolean' : 'string', ...(short !== undefined && { short }) },
      ] as const,
  );
  try {
    return parseArgs({ args: [...typed], options: Object.fromEntries(config), allowPositionals: true });
  } catch (error) {
    // Its own sentences speak of programming.
    if (errorCode(error)?.startsWith('ERR_PARSE_ARGS') !== true) throw error;
    throw wrong(problemOf(typed, options), name, command);
  }
}

/** Why the words can't be read: an unknown letter, a value that is missing, or one that nobody asked for. */
function problemOf(typed: readonly string[], options: Readonly<Record<string, Option>>): string {
  const letters = Object.values(options).map(({ short }) => short);
  const letter = typed.find((word) => /^-[^-]/.test(word) && !letters.includes(word.slice(1)));
  if (letter !== undefined) return `There is no option ${letter}.`;
  const withValue = typed.find((word) => /^--[^=]+=/.test(word));
  if (withValue !== undefined && options[withValue.slice(2).split('=')[0] ?? '']?.takes === undefined)
    return `${withValue.split('=')[0]} stands alone, without a value.`;
  const [name, row] =
    Object.entries(options).find(([option, { takes }]) => takes && typed.includes(`--${option}`)) ?? [];
  return `After --${name} comes ${row?.takes}.`;
}
