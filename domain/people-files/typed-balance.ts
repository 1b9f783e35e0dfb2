import { comparableName } from '#domain/comparing.ts';
import { MOST_OF_ENTRY } from '#domain/ledger/attributes.ts';
import { readPrice } from '#domain/menu-sources/prices.ts';
import { type Paise, paise, ZERO_PAISE } from '#domain/money.ts';

/** Balances as notebooks have them: 'adv 1500', 'due 300/-', 'बाकी ३००', '-300'. */

/** What an amount without a word means: what the customer has, what they owe, or only its writer knows. */
export type Unsaid = 'ahead' | 'owed' | 'unclear';

const AHEAD = [
  'adv',
  'advance',
  'advance paid',
  'prepaid',
  'paid ahead',
  'credit',
  'cr',
  'jama',
  'जमा',
  'एडवांस',
  'अग्रिम',
];
const OWED = [
  ...['due', 'dues', 'owes', 'owed', 'outstanding', 'pending', 'to pay', 'debit', 'dr'],
  ...['baki', 'baaki', 'udhar', 'udhaar', 'बाकी', 'बाक़ी', 'उधार'],
];
const NOTHING = new Set(
  ['', '-', '–', '—', 'nil', 'none', 'clear', 'cleared', 'settled', 'शून्य'].map(comparableName),
);

const alternatives = (words: readonly string[]) =>
  words
    .map(comparableName)
    .sort((one, other) => other.length - one.length)
    .join('|');
const WORD = `(${alternatives(AHEAD)})|(${alternatives(OWED)})`;
/** A word before its amount; a dash with a space behind it stands between both, others are a minus. */
const BEFORE = new RegExp(`^(?:${WORD})(?![\\p{L}\\p{M}])[\\s:=.]*(?:\\p{Pd}\\s+)?`, 'u');
const AFTER = new RegExp(`(?<![\\p{L}\\p{M}])(?:${WORD})\\.?$`, 'u');
const WORD_IN_BRACKETS = /\(\s*([\p{L}\p{M}][\p{L}\p{M}\s.]*)\)/gu;
const MINUS = /^[-−]\s*/u;
/** What is for a plate is a price. */
const OF_ONE = /\b(?:per|plate|pcs?|piece|portion|each)\b/u;

/**
 * A balance in paise, below 0 if it is owed; 'unclear' if it is an amount of which only its writer knows which, undefined if it is none.
 * An empty text is 0.
 */
export function readBalance(typed: string, unsaid: Unsaid): Paise | 'unclear' | undefined {
  const text = comparableName(typed).replace(WORD_IN_BRACKETS, '$1').trim();
  if (NOTHING.has(text)) return ZERO_PAISE;
  const first = BEFORE.exec(text);
  const rest = first ? text.replace(BEFORE, '') : text;
  const last = AFTER.exec(rest);
  if (first && last) return undefined;
  const amount = last ? rest.replace(AFTER, '').trim() : rest;
  const read = OF_ONE.test(amount) ? undefined : readPrice(amount.replace(MINUS, ''));
  if (read === undefined || read > MOST_OF_ENTRY) return undefined;
  if (read === 0) return ZERO_PAISE;
  const said = first ?? last;
  // A minus beside a word, or in a column of debts, may mean either.
  if (MINUS.test(amount)) return said || unsaid !== 'ahead' ? undefined : paise(-read);
  if (said) return said[1] === undefined ? paise(-read) : read;
  if (unsaid === 'unclear') return 'unclear';
  return unsaid === 'owed' ? paise(-read) : read;
}

/** Whether a text says by a word or a sign that it is a balance, so that it is one wherever it stands. */
export const saysBalance = (typed: string): boolean =>
  comparableName(typed) !== '' &&
  typeof readBalance(typed, 'unclear') === 'number' &&
  /\d/.test(comparableName(typed));

const ANY_WORD = new RegExp(`(?<![\\p{L}\\p{M}])(?:${WORD})(?![\\p{L}\\p{M}])`, 'u');

/** Whether a text has a word for a balance beside digits, so that it must not be taken for anything else. */
export const namesBalance = (typed: string): boolean =>
  ANY_WORD.test(comparableName(typed)) && /\d/.test(comparableName(typed));
