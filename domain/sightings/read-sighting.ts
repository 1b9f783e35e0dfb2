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

/** 'Lucky' and 'Win' are names, too: such a word makes no offer of a text whose wording has a name there. */
const isCreditBesideName = ({ text, tokens }: Tokens, { named }: WordedCredit): boolean =>
  named !== null &&
  shapeOf({ text, tokens: tokens.filter((_, at) => at < named[0] || at >= named[1]) }) === 'credit';

const only = <Value>(values: readonly Value[]): Value | null =>
  values.length === 1 ? (values[0] ?? null) : null;

const candidatesIn = ({ tokens }: Tokens) => ({
  amounts: [...new Set(amountsIn(tokens).map(({ amount }) => amount))],
  references: [...new Set(referencesIn(tokens).map((at) => tokens[at]?.key ?? ''))],
});

/**
 * Reads a credit; undefined if no wording fits, if two say different things, or if the text has another amount or another reference
 * than its wording.
 */
function readCredit(
  shape: 'credit' | 'offer',
  texts: readonly Tokens[],
  { amounts, references }: ReturnType<typeof candidatesIn>,
  wordings: readonly Wording[],
): WordedCredit | undefined {
  const [first, ...others] = texts.flatMap((text) =>
    wordings.flatMap((wording) => {
      const credit = readByWording(wording, text);
      if (shape === 'offer' && credit && !isCreditBesideName(text, credit)) return [];
      // A wording that leaves out a reference is a part of another one.
      return credit && (credit.utr !== null || references.length === 0) ? [credit] : [];
    }),
  );
  if (!first) return undefined;
  const { amount, utr } = first;
  const isClear =
    amounts.every((each) => each === amount) &&
    references.every((each) => each === utr) &&
    others.every((other) => other.amount === amount && other.utr === utr);
  return isClear ? first : undefined;
}

/**
 * What a text says of money that came.
 * @param all the rows that are built in, and those that this kitchen has learnt
 */
export function readSighting({ source, from, text }: MoneyText, all: readonly Wording[]): Reading {
  if (text.length > LONGEST_TEXT || from.length > LONGEST_TEXT) return { kind: 'private' };
  const isNotification = source === 'notification';
  const wordings = all.filter(({ isOfApp }) => isNotification || !isOfApp);
  const tokens = tokensOf(isNotification ? `${from}. ${text}` : text);
  // A title may say it all; the text below it is the payer's note then.
  const title = isNotification ? tokensOf(from) : undefined;
  const isTitle = title !== undefined && wordings.some((wording) => readByWording(wording, title));
  const whole = shapeOf(tokens);
  const shape = isTitle && whole !== 'private' ? shapeOf(title) : whole;
  if (shape === 'private') return { kind: 'private' };
  const candidates = candidatesIn(tokens);
  const { amounts, references } = candidates;
  if (shape === 'reversal') return { kind: 'reversal', amount: only(amounts), utr: only(references) };
  if (shape !== 'credit' && shape !== 'offer') return { kind: 'ignored', reason: shape };
  const texts = isTitle ? [title] : isNotification ? [tokensOf(text), tokens] : [tokens];
  const credit = readCredit(shape, texts, candidates, wordings);
  if (!credit)
    return shape === 'offer' ? { kind: 'ignored', reason: shape } : { kind: 'unclear', ...candidates };
  const { amount, utr, payerName, vpa, tail } = credit;
  const bank = source === 'text' ? bankOf(from) : null;
  return { kind: 'credit', amount, utr, payerName, vpa, tail, bank };
}
