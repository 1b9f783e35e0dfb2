import type { Rupees } from '#domain/money.ts';
import type { Day } from '#domain/time/local-time.ts';
import type {
  SightingChoice,
  SightingReason,
  SightingSource,
  SightingState,
  SightingVerdict,
} from './attributes.ts';

// What the screen of money that was seen shows, as on the wire.

/** What sightings would have done in two weeks, beside what people did (SIGHT-14). */
export interface SightingFigures {
  /** Payments that somebody confirmed. */
  presses: number;
  /** Of these, what would have been confirmed the same, proposed, or asked; and what no text told of in time. */
  same: number;
  proposed: number;
  asked: number;
  notSeen: number;
  /** What would have been confirmed and people decided otherwise. */
  otherwise: number;
  /** What was confirmed without a person. */
  alone: number;
}

/** A payment that money may be for, of an order or into a balance. */
export interface SeenChoice {
  /** The id of the payment or the top-up. */
  paymentId: string;
  /** Null for a top-up. */
  orderId: string | null;
  userId: string | null;
  /** Null for top-ups, and for orders from before orders had numbers. */
  number: number | null;
  customerName: string | null;
  amount: Rupees;
  /** Whether it waits, is paid already, or its order has ended. */
  is: 'waiting' | 'paid' | 'ended';
}

/** Money that was seen, for whoever decides about it. */
export interface ShownMoney {
  id: string;
  source: SightingSource;
  receivedAt: string;
  amount: Rupees | null;
  isReversal: boolean;
  utr: string | null;
  payerName: string | null;
  vpa: string | null;
  bank: string | null;
  tail: string | null;
  /** Null once it is a week old. */
  text: string | null;
  state: SightingState;
  verdict: SightingVerdict | null;
  reason: SightingReason | null;
  /** The payment that it was matched with, if it is. */
  matched: SeenChoice | null;
  /** Whether no person decided it. */
  isAlone: boolean;
  choices: readonly SeenChoice[];
  /** What the owner can mark in an unclear text (SIGHT-18); null for all others. */
  marks: { amounts: readonly Rupees[]; references: readonly string[] } | null;
}

/** A phone with the bank's messages. */
export interface MoneyPhone {
  id: string;
  name: string;
  lastSeenAt: string | null;
  /** Whether it was silent for too long while orders wait for their money. */
  isSilent: boolean;
}

/** The answer of `GET /money-seen`. */
export interface SeenMoneyAnswer {
  mode: SightingChoice;
  /** The working day that is shown, and the current one. */
  day: Day;
  today: Day;
  /** Other days of the last month on which somebody still has to decide, the newest first. */
  openDays: readonly { day: Day; count: number }[];
  /** The next mode, and since when there are figures for it; null in the last one. */
  next: { mode: SightingChoice; canChoose: boolean } | null;
  figures: SightingFigures;
  phones: readonly MoneyPhone[];
  money: readonly ShownMoney[];
}
