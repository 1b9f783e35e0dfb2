import { amountOf, isUtr } from './amounts.ts';
import type { Token } from './tokens.ts';

/** What differs between two texts of one wording, and which words of a text can stand there. */

const SLOTS = [
  ...(['amount', 'figure', 'utr', 'vpa', 'tail', 'name', 'payer'] as const),
  ...(['date', 'balance', 'mask', 'word', 'other', 'rest'] as const),
] as const;
export type Slot = (typeof SLOTS)[number];

export const slotOf = (name: string): Slot | undefined => SLOTS.find((each) => each === name);

/** The most words that a slot has, where that is more than one. */
export const MOST_WORDS: Partial<Record<Slot, number>> = {
  ...{ name: 8, payer: 8, other: 8, date: 8 },
  ...{ amount: 2, balance: 2, tail: 2 },
};

const MONTH = /^\d{0,2}(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}\d{0,4}$/;
const DATE_WORDS = new Set(['at', 'am', 'pm', 'ist', 'hrs', 't']);
const isDatePart = ({ kind, key }: Token) =>
  (kind === 'number' && key.length <= 8) || (kind === 'word' && (MONTH.test(key) || DATE_WORDS.has(key)));

const LETTER = /\p{L}/u;
/** Numbers in names are short: 'Shop 24'. */
const isNamePart = ({ kind, key }: Token) =>
  (kind === 'word' && key.length <= 40) || (kind === 'number' && key.length <= 3);
/** Whether words can be a name: none begins after a slash, which separates fields. */
const isName = ([first, ...others]: readonly Token[]) =>
  first !== undefined &&
  first.kind === 'word' &&
  LETTER.test(first.key) &&
  isNamePart(first) &&
  others.every((each) => isNamePart(each) && !each.isAfterSlash);

const DIGITS = /^\d{3,18}$/;
const MASKED_DIGITS = /^[x*]*\d{3,18}$/;
const MASK = /^[x*]+$/;
const MASKED_NUMBER = /^[\dx*]{3,20}$/;

/** Whether an amount with its sign stands there. */
const isAmount = ([first, second]: readonly Token[]) =>
  first?.kind === 'currency' && amountOf(second) !== undefined;

/** Which words can stand for a slot; there is at least one. */
const FITS: Record<Slot, (words: readonly Token[]) => boolean> = {
  amount: isAmount,
  figure: ([word]) => amountOf(word) !== undefined,
  balance: (words) => isAmount(words) || (words.length === 1 && amountOf(words[0]) !== undefined),
  utr: ([word]) => isUtr(word),
  vpa: ([word]) => word?.kind === 'vpa',
  tail: ([first, second]) =>
    second ? MASK.test(first?.key ?? '') && DIGITS.test(second.key) : MASKED_DIGITS.test(first?.key ?? ''),
  name: isName,
  // A name, a hyphen and a UPI id, as banks join them; the end of the name looks like a part of the id.
  payer: (words) => words.at(-1)?.kind === 'vpa' && (words.length === 1 || isName(words.slice(0, -1))),
  date: (words) => words.every(isDatePart),
  mask: ([word]) => MASKED_NUMBER.test(word?.key ?? ''),
  word: ([word]) => (word?.kind === 'word' || word?.kind === 'number') && !isUtr(word),
  other: isName,
  rest: () => true,
};

/** Whether words can stand for a slot. */
export const fits = (slot: Slot, words: readonly Token[]): boolean => words.length > 0 && FITS[slot](words);
