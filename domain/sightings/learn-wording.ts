import type { Paise } from '#domain/money.ts';
import { amountsIn, referencesIn } from './amounts.ts';
import { type MoneyText, readSighting } from './read-sighting.ts';
import { fits, MOST_WORDS, type Slot } from './slots.ts';
import { type Token, type Tokens, tokensOf } from './tokens.ts';
import { builtInWordings, type Wording } from './wordings.ts';

/**
 * A wording that a kitchen learns from one unclear text, in which the owner has marked what came. What differs from text to text is
 * found by its form; all other words have to be the same. It is read like a built-in row, after what a text is about: it can't make
 * money of a debit or an offer.
 */

/** What the owner has marked, of the candidates of an unclear reading. */
export interface WordingMarks {
  amount: Paise;
  /** Null: the text has no reference. */
  reference: string | null;
}

/**
 * Why nothing is learnt:
 * - `notUnclear`: the text is read already, or is not about money that came
 * - `notMarked`: a mark is no candidate of the text, or stands in it twice
 * - `twoThings`: it has another amount or reference, so that the next text would be unclear again
 * - `tooAlike`: it has so few words of its own that other texts would be read by it
 * - `tooLong`, `notRead`: its wording is too long, or does not read the text itself
 */
export const LEARN_PROBLEMS = [
  'notUnclear',
  'notMarked',
  'twoThings',
  'tooAlike',
  'tooLong',
  'notRead',
] as const;
export type LearnProblem = (typeof LEARN_PROBLEMS)[number];

/** The longest pattern that is learnt, in characters. */
export const LONGEST_PATTERN = 1000;
/** Fewer words of its own are those of any text about money: 'credited to account on from'. */
const FEWEST_WORDS = 4;

const NAMES_FOLLOW = new Set(['from', 'by', 'sender']);
/** Words in capitals that are no name. */
const NO_NAMES = new Set([
  'upi',
  'imps',
  'neft',
  'vpa',
  'ref',
  'refno',
  'rrn',
  'utr',
  'txn',
  'account',
  'bank',
  'avl',
]);
const CAPITAL = /^\p{Lu}/u;
const DIGIT = /\d/;

/** The slot that begins at a word, with how many words it takes; undefined for a word that must stay. */
function slotAt({ text, tokens }: Tokens, at: number): { slot: Slot; count: number } | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const longest = (slot: Slot, isPart: (part: Token) => boolean = () => true) => {
    for (let count = Math.min(MOST_WORDS[slot] ?? 1, tokens.length - at); count > 0; count -= 1) {
      const words = tokens.slice(at, at + count);
      if (words.every(isPart) && fits(slot, words)) return { slot, count };
    }
    return undefined;
  };
  if (token.kind === 'vpa') return { slot: 'vpa', count: 1 };
  if (token.kind === 'currency') return { slot: 'balance', count: 2 };
  const before = tokens[at - 1]?.key ?? '';
  const isAfterAccount = before === 'account' || (before === 'no' && tokens[at - 2]?.key === 'account');
  if (isAfterAccount) {
    const tail = longest('tail');
    if (tail) return tail;
  }
  if (NAMES_FOLLOW.has(before)) {
    const isCapital = ({ start, key }: Token) => CAPITAL.test(text.slice(start)) && !NO_NAMES.has(key);
    const name = longest('name', isCapital);
    if (name) return name;
  }
  if (!DIGIT.test(token.key)) return undefined;
  return longest('date') ?? longest('tail') ?? longest('mask') ?? longest('word');
}

/** The pattern of a text, with its slots in place of what differs, and how many words of its own it has. */
function patternOf(split: Tokens, amountAt: number, referenceAt: number | undefined) {
  const { tokens } = split;
  const parts: string[] = [];
  let words = 0;
  for (let at = 0; at < tokens.length; ) {
    if (at === amountAt - 1) {
      parts.push('{amount}');
      at += 2;
      continue;
    }
    const found = at === referenceAt ? { slot: 'utr' as const, count: 1 } : slotAt(split, at);
    if (found) parts.push(`{${found.slot}}`);
    else {
      parts.push(tokens[at]?.key ?? '');
      words += 1;
    }
    at += found?.count ?? 1;
  }
  return { pattern: parts.join(' '), words };
}

/**
 * Learns the wording of an unclear text.
 * @param id the id of the new row
 * @param known what the kitchen has learnt already
 */
export function learnWording(
  text: MoneyText,
  marks: WordingMarks,
  id: string,
  known: readonly Wording[] = [],
): Wording | { problem: LearnProblem } {
  const reading = readSighting(text, [...builtInWordings, ...known]);
  if (reading.kind !== 'unclear') return { problem: 'notUnclear' };
  const split = tokensOf(text.source === 'notification' ? `${text.from}. ${text.text}` : text.text);
  const [amount, ...amountAgain] = amountsIn(split.tokens).filter((found) => found.amount === marks.amount);
  const [reference, ...referenceAgain] = referencesIn(split.tokens).filter(
    (at) => split.tokens[at]?.key === marks.reference,
  );
  const isMarked = amount && amountAgain.length === 0 && referenceAgain.length === 0;
  if (!isMarked || (marks.reference !== null && reference === undefined)) return { problem: 'notMarked' };
  if (reading.amounts.length > 1 || reading.references.length > (marks.reference === null ? 0 : 1))
    return { problem: 'twoThings' };
  const { pattern, words } = patternOf(split, amount.at, reference);
  if (words < FEWEST_WORDS) return { problem: 'tooAlike' };
  if (pattern.length > LONGEST_PATTERN) return { problem: 'tooLong' };
  const wording: Wording = { id, source: 'learnt', pattern };
  const again = readSighting(text, [wording]);
  const isRead = again.kind === 'credit' && again.amount === marks.amount && again.utr === marks.reference;
  return isRead ? wording : { problem: 'notRead' };
}
