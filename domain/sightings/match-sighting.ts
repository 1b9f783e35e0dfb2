import type { Paise } from '#domain/money.ts';
import { isSamePayer, type Payer } from './payers.ts';
import type { Credit, MoneyText, Reading } from './read-sighting.ts';

/**
 * What a sighting means for the payments that wait. A text is evidence, not the bank: alone it confirms only what can't be mistaken,
 * by amount and UTR together. It takes nothing back. It reads and writes nothing; the caller confirms as staff do.
 */

/** What the kitchen lets sightings do: nothing yet, propose, or confirm by themselves what can't be mistaken. */
export const SIGHTING_MODES = ['watching', 'proposing', 'alone'] as const;
export type SightingMode = (typeof SIGHTING_MODES)[number];

/** A payment of real money by UPI that no gateway confirms: of an order, or into a balance. */
export interface PayablePayment {
  id: string;
  amount: Paise;
  /** The UTR that the customer has typed, or with which it was recorded. */
  reference: string | null;
  /** `waiting` for its money; `paid` already; `ended`: its order was cancelled or has expired, or it was given up. */
  state: 'waiting' | 'paid' | 'ended';
  /** Its customer, as far as it is known. */
  payer: Payer;
  /** Whether the working day to which it belongs is closed (DAY-1). */
  dayIsClosed: boolean;
}

/** What was read, with what is known of where it comes from. */
export interface SeenMoney {
  reading: Reading;
  source: MoneyText['source'];
  /** Whether the sender is on the owner's list (`senderIsListed`). What the owner uploads, such as a statement, is. */
  senderIsListed: boolean;
  /** Whether its UTR was counted already, of an order or in the ledger. */
  utrIsCounted: boolean;
  /** Whether it came so long ago (`LATE_AFTER`) that somebody may have settled it by other means. */
  isLate: boolean;
  /** Whether the working day in which it came is closed. */
  dayIsClosed: boolean;
  /** Whether another sighting of the same money (`isSameMoney`) has settled a payment. */
  sameMoneySettled: boolean;
}

/** What the owner has said. */
export interface SightingRules {
  /** The last digits of the kitchen's accounts; empty: any account. */
  accountTails: readonly string[];
}

/** Why staff are asked. */
export const ASK_REASONS = [
  'otherAmount',
  'otherUtr',
  'otherPayer',
  'otherAccount',
  'severalNameUtr',
  'severalOfAmount',
  'secondPayment',
  'ended',
  'dayClosed',
  'late',
  'seenTwice',
  'reversal',
] as const;
export type AskReason = (typeof ASK_REASONS)[number];

/** Why nothing is to be done. `recorded`: staff recorded this money without its UTR. */
export type NoMatchReason =
  | 'watching'
  | 'notMoney'
  | 'notListed'
  | 'counted'
  | 'seenAlready'
  | 'recorded'
  | 'notOurs';

/**
 * Money older than this is never confirmed or proposed: people are asked (milliseconds). An app sends for days what it could not
 * send at first, and somebody may have settled it since.
 */
export const LATE_AFTER = 3 * 86_400_000;

/** What is to be done; `choices` are ids of payments, the likeliest first. */
export type Match =
  | { kind: 'confirm'; payment: string }
  | { kind: 'propose'; payment: string }
  | { kind: 'ask'; reason: AskReason; choices: readonly string[] }
  | { kind: 'none'; reason: NoMatchReason };

const none = (reason: NoMatchReason): Match => ({ kind: 'none', reason });

/** Whether a text shows an account that is none of the kitchen's. Texts show three digits or four. */
const isOtherAccount = (tail: string | null, tails: readonly string[]) =>
  tail !== null && tails.length > 0 && !tails.some((own) => own.endsWith(tail) || tail.endsWith(own));

const payerOf = ({ payerName, vpa }: Credit): Payer => ({ name: payerName, vpa });

function ask(credit: Credit, reason: AskReason, payments: readonly PayablePayment[]): Match {
  const isLikely = ({ payer }: PayablePayment) => isSamePayer(payer, payerOf(credit)) === true;
  const likeliest = [...payments].sort((one, other) => Number(isLikely(other)) - Number(isLikely(one)));
  return { kind: 'ask', reason, choices: likeliest.map(({ id }) => id) };
}

/** What speaks against a payment that the amount speaks for. */
function doubtOf(
  { dayIsClosed, isLate }: SeenMoney,
  credit: Credit,
  payment: PayablePayment,
  { accountTails }: SightingRules,
): AskReason | undefined {
  if (payment.state === 'ended') return 'ended';
  if (dayIsClosed || payment.dayIsClosed) return 'dayClosed';
  if (isLate) return 'late';
  if (isOtherAccount(credit.tail, accountTails)) return 'otherAccount';
  return isSamePayer(payment.payer, payerOf(credit)) === false ? 'otherPayer' : undefined;
}

/** Of payments whose customers have typed this UTR. */
function matchByUtr(
  seen: SeenMoney,
  credit: Credit,
  named: readonly PayablePayment[],
  rules: SightingRules,
): Match {
  const [payment, another] = named;
  if (!payment) return none('notOurs');
  if (another) return ask(credit, 'severalNameUtr', named);
  if (seen.sameMoneySettled) return ask(credit, 'seenTwice', named);
  if (payment.amount !== credit.amount) return ask(credit, 'otherAmount', named);
  const doubt = doubtOf(seen, credit, payment, rules);
  if (doubt) return ask(credit, doubt, named);
  // Any app on a phone can write a notification.
  return { kind: seen.source === 'notification' ? 'propose' : 'confirm', payment: payment.id };
}

/** Of payments that only the amount speaks for: it never confirms, because two people can owe the same. */
function matchByAmount(
  seen: SeenMoney,
  credit: Credit,
  payments: readonly PayablePayment[],
  rules: SightingRules,
): Match {
  const same = payments.filter(({ amount }) => amount === credit.amount);
  const open = same.filter(({ state }) => state === 'waiting');
  const unnumbered = same.filter(({ state, reference }) => state === 'paid' && reference === null);
  const [payment, another] = open;
  if (!payment) {
    if (unnumbered.length > 0) return none('recorded');
    const again = same.filter(({ payer }) => isSamePayer(payer, payerOf(credit)) === true);
    if (again.length === 0) return none('notOurs');
    return ask(credit, again.some(({ state }) => state === 'paid') ? 'secondPayment' : 'ended', again);
  }
  if (another || unnumbered.length > 0) return ask(credit, 'severalOfAmount', [...open, ...unnumbered]);
  if (credit.utr !== null && payment.reference !== null) return ask(credit, 'otherUtr', open);
  const doubt = doubtOf(seen, credit, payment, rules);
  return doubt ? ask(credit, doubt, open) : { kind: 'propose', payment: payment.id };
}

function matchAlone(seen: SeenMoney, payments: readonly PayablePayment[], rules: SightingRules): Match {
  const { reading } = seen;
  if (!seen.senderIsListed) return none('notListed');
  if (reading.kind === 'reversal') {
    const meant = payments.filter(({ state, reference, amount }) => {
      if (state !== 'paid') return false;
      return reading.utr === null ? amount === reading.amount : reference === reading.utr;
    });
    return { kind: 'ask', reason: 'reversal', choices: meant.map(({ id }) => id) };
  }
  if (reading.kind !== 'credit') return none('notMoney');
  if (seen.utrIsCounted) return none('counted');
  const named = payments.filter(({ reference }) => reading.utr !== null && reference === reading.utr);
  if (named.some(({ state }) => state === 'paid')) return none('counted');
  if (named.length > 0) return matchByUtr(seen, reading, named, rules);
  if (seen.sameMoneySettled) return none('seenAlready');
  return matchByAmount(seen, reading, payments, rules);
}

/**
 * What a sighting means for payments. With the mode `alone` it is also what it would have done in the others, so that the owner can
 * compare it with what staff did.
 * @param payments those that wait, and those of the last days that are paid or have ended
 */
export function matchSighting(
  seen: SeenMoney,
  payments: readonly PayablePayment[],
  mode: SightingMode,
  rules: SightingRules,
): Match {
  if (mode === 'watching') return none('watching');
  const match = matchAlone(seen, payments, rules);
  return match.kind === 'confirm' && mode === 'proposing' ? { ...match, kind: 'propose' } : match;
}

/** Two sightings of one transfer come within this time (milliseconds): a bank's text, and the notification of an app. */
export const SAME_MONEY_WITHIN = 10 * 60_000;

/** A credit with the time when it came, in milliseconds since 1970. */
export interface TimedCredit {
  credit: Credit;
  receivedAt: number;
}

/** Whether two sightings may be of one transfer: by its UTR, or where one has none, by amount, time and payer. */
export function isSameMoney(one: TimedCredit, other: TimedCredit): boolean {
  const { credit: first } = one;
  const { credit: second } = other;
  if (first.amount !== second.amount) return false;
  if (first.utr !== null && second.utr !== null) return first.utr === second.utr;
  const isNear = Math.abs(one.receivedAt - other.receivedAt) <= SAME_MONEY_WITHIN;
  return isNear && isSamePayer(payerOf(first), payerOf(second)) !== false;
}
