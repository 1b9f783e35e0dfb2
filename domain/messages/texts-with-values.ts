import { TEXT_VALUES, type TextKind } from './text-kinds.ts';

// Texts with values in braces, as owners write them: 'Your balance does not cover {name} on {date}'.

/** The most characters of a text that an owner writes. */
export const MOST_WORDS = 600;
/** The most characters of a value in a text message: operators refuse longer ones. */
export const MOST_VALUE = 30;
/** The most characters of a prepared text, with its values. */
export const MOST_PREPARED = 2000;

const PLACEHOLDER = /\{(\w+)\}/g;

/** Controls, and marks that turn or hide what stands beside them; but for the joiners of Indian scripts, and the ends of lines. */
const INVISIBLE = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A text as it may leave the house, with its lines, and at most so long. What it says stays as it was typed. */
export function cleanText(text: string, most: number): string {
  const plain = text.toWellFormed().replace(INVISIBLE, '').trim();
  const letters = [...plain];
  return letters.length <= most ? plain : `${letters.slice(0, most - 1).join('')}…`;
}

/** A value as it may stand in a text that leaves the house: the same on one line. */
export function cleanValue(value: string, most = MOST_PREPARED): string {
  return cleanText(value.replace(/\s+/gu, ' '), most);
}

/** Puts values into a text. A value that looks like another placeholder stays as it is. */
export const fillIn = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );

/** The names of the values in a text, in the order in which they stand. */
export const placeholdersIn = (template: string): string[] =>
  [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** The text of a message with its placeholders, from the words that take its values. */
export function templateOf(kind: TextKind, words: Partial<Readonly<Record<TextKind, unknown>>>): string {
  const names = Object.keys(TEXT_VALUES[kind]);
  const write = words[kind] as (...values: string[]) => string;
  return write(...names.map((name) => `{${name}}`));
}

/** What is wrong with an owner's text: a value that there is not, a brace too many, or a missing value that it needs. */
export function templateProblem(
  template: string,
  names: readonly string[],
  needed?: string | null,
): 'unknown' | 'brace' | 'needed' | undefined {
  const used = placeholdersIn(template);
  if (used.some((name) => !names.includes(name))) return 'unknown';
  if (/[{}]/.test(template.replace(PLACEHOLDER, ''))) return 'brace';
  return needed && template !== '' && !used.includes(needed) ? 'needed' : undefined;
}

/** How an operator registers a text: with a mark for each value. */
export const registeredForm = (template: string): string => template.replace(PLACEHOLDER, '{#var#}');
