// The command `rasoi` of the package, and `npm run rasoi`: finds the command, becomes the service's user, and runs it.

import { userInfo } from 'node:os';
import { VERSION } from '#server/settings/version.ts';
import { reportFailure } from '#server/start/command.ts';
import { StartError } from '#server/start/start-error.ts';
import { type Command, SERVICE } from './command.ts';
import { COMMANDS } from './list.ts';

const usage = (name: string, { takes = '' }: Command) => `${name} ${takes}`.trim();

function help(): string {
  const entries = Object.entries(COMMANDS);
  const width = Math.max(...entries.map(([name, command]) => usage(name, command).length)) + 2;
  const lines = entries.map(([name, command]) => `  ${usage(name, command).padEnd(width)}${command.does}`);
  return `Rasoi ${VERSION}\n\n${SERVICE ? 'rasoi' : 'npm run rasoi --'} COMMAND\n\n${lines.join('\n')}\n`;
}

/** Files that the service's user could not read would stop the service, so nothing else may make any. */
function becomeServiceUser(user: string): void {
  if (process.getuid?.() !== 0)
    throw new StartError(`Run it as root: sudo rasoi ${process.argv.slice(2).join(' ')}`);
  process.setgroups?.([]);
  process.setgid?.(user);
  process.setuid?.(user);
}

try {
  const [name = 'help', ...given] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command) {
    if (SERVICE && !command.asCaller && userInfo().username !== SERVICE) becomeServiceUser(SERVICE);
    await command.run(given);
  } else {
    process.stdout.write(help());
    if (!['help', '--help', '-h'].includes(name)) throw new StartError(`There is no command "${name}".`);
  }
} catch (error) {
  reportFailure(error);
}
