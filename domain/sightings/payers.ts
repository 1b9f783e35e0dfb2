import { comparable } from '#domain/comparing.ts';

/** Whether the payer that a bank names can be the customer. Banks write names in capitals, cut them, and add titles. */

/** Who has paid or should pay, as far as it is known. */
export interface Payer {
  name: string | null;
  vpa: string | null;
}

/** Words of names that say nothing of who it is. */
const NO_NAMES = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'dr',
  'shri',
  'sri',
  'smt',
  'kumari',
  'kumar',
  'and',
  'the',
]);
const LATIN = /^[a-z]+$/;
/** Fewer letters are an initial. */
const FEWEST_LETTERS = 3;

/** The words of a name that can be compared: banks write Latin letters, so a name in another script says nothing. */
const namesIn = (name: string): string[] =>
  comparable(name)
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length >= FEWEST_LETTERS && LATIN.test(word) && !NO_NAMES.has(word));

/** Banks cut long names, so that a word may be the beginning of another. */
const isSameWord = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/** Whether two names share a word; undefined if they can't be compared. */
function isSameName(one: string | null, other: string | null): boolean | undefined {
  const words = namesIn(one ?? '');
  const others = namesIn(other ?? '');
  if (words.length === 0 || others.length === 0) return undefined;
  return words.some((word) => others.some((each) => isSameWord(word, each)));
}

/** Whether two payers are one person: true, false, or undefined if nobody can say. People have several UPI ids. */
export function isSamePayer(one: Payer, other: Payer): boolean | undefined {
  const areVpas = one.vpa !== null && other.vpa !== null;
  if (areVpas && comparable(one.vpa ?? '') === comparable(other.vpa ?? '')) return true;
  return isSameName(one.name, other.name) ?? (areVpas ? false : undefined);
}
