import type { Paise } from '#domain/money.ts';
import { amountsIn, referencesIn } from './amounts.ts';
import { readByWording, type WordedCredit } from './match-wording.ts';
import { bankOf } from './senders.ts';
import { type IgnoredReason, shapeOf } from './shape.ts';
import { type Tokens, tokensOf } from './tokens.ts';
import type { Wording } from './wordings.ts';

/** Reads what a text, a notification or a line of a statement says of money that came. It decides nothing about payments. */

/** A text about money, as a phone forwards it. Of a notification, `from` is its title. */
export interface MoneyText {
  source: 'text' | 'notification' | 'statement';
  from: string;
  text: string;
  /** When the phone received it, in milliseconds since 1970. */
  receivedAt: number;
}

/** Money that came, by a wording that is known. */
export interface Credit {
  kind: 'credit';
  amount: Paise;
  /** The twelve digits of the transfer; null if the text has none. */
  utr: string | null;
  payerName: string | null;
  vpa: string | null;
  /** The last digits of the account that the text shows, four at most. */
  tail: string | null;
  /** The short name of the bank that writes under the sender's header; null if it is not known. */
  bank: string | null;
}

/**
 * - `reversal`: money went back, or came back to the kitchen. It is shown and asked about, and takes nothing back
 * - `unclear`: money came, in a wording that is not known, or that can be read in two ways: candidates for the owner to mark
 * - `ignored`: about money, but none came
 * - `private`: no business of ours, such as one-time passwords. The caller drops it unstored and unlogged
 */
export type Reading =
  | Credit
  | { kind: 'reversal'; amount: Paise | null; utr: string | null }
  | { kind: 'unclear'; amounts: readonly Paise[]; references: readonly string[] }
  | { kind: 'ignored'; reason: IgnoredReason }
  | { kind: 'private' };

/** Longer texts are not read (characters): a text message of a bank has a few hundred. */
export const LONGEST_TEXT = 2000;

/** What a text has beside what its wording says: another reference or another amount makes it unclear. */
function hasMore({ tokens }: Tokens, { places, amount, utr }: WordedCredit): boolean {
  const [, afterAmount] = places.amount ?? [0, 0];
  const otherAmount = amountsIn(tokens).some(
    (found) => found.at !== afterAmount - 1 && found.amount !== amount,
  );
  return otherAmount || (utr !== null && referencesIn(tokens).some((at) => tokens[at]?.key !== utr));
}

const only = <Value>(values: readonly Value[]): Value | null =>
  values.length === 1 ? (values[0] ?? null) : null;

const candidatesIn = ({ tokens }: Tokens) => ({
  amounts: [...new Set(amountsIn(tokens).map(({ amount }) => amount))],
  references: [...new Set(referencesIn(tokens).map((at) => tokens[at]?.key ?? ''))],
});

/** Reads a credit; undefined if no wording fits, or two say different things. */
function readCredit(candidates: readonly Tokens[], wordings: readonly Wording[]): WordedCredit | undefined {
  const read = candidates.flatMap((tokens) =>
    wordings.flatMap((wording) => {
      const credit = readByWording(wording, tokens);
      return credit ? [{ credit, isWhole: !hasMore(tokens, credit) }] : [];
    }),
  );
  const [first] = read;
  if (!first || read.some(({ isWhole }) => !isWhole)) return undefined;
  const same = read.every(
    ({ credit }) => credit.amount === first.credit.amount && credit.utr === first.credit.utr,
  );
  return same ? first.credit : undefined;
}

/**
 * What a text says of money that came.
 * @param wordings the rows that are built in, and those that this kitchen has learnt
 */
export function readSighting({ source, from, text }: MoneyText, wordings: readonly Wording[]): Reading {
  if (text.length > LONGEST_TEXT || from.length > LONGEST_TEXT) return { kind: 'private' };
  // A notification's title is often what it says.
  const whole = source === 'notification' ? `${from}. ${text}` : text;
  const tokens = tokensOf(whole);
  const shape = shapeOf(tokens);
  if (shape === 'private') return { kind: 'private' };
  const { amounts, references } = candidatesIn(tokens);
  if (shape === 'reversal') return { kind: 'reversal', amount: only(amounts), utr: only(references) };
  if (shape !== 'credit') return { kind: 'ignored', reason: shape };
  const credit = readCredit(source === 'notification' ? [tokens, tokensOf(text)] : [tokens], wordings);
  if (!credit) return { kind: 'unclear', amounts, references };
  const { amount, utr, payerName, vpa, tail } = credit;
  const bank = source === 'text' ? bankOf(from) : null;
  return { kind: 'credit', amount, utr, payerName, vpa, tail, bank };
}
