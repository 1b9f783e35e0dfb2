import { MAX_PERSON_NAME } from '#domain/users/person-name.ts';
import { ASK_REASONS, type NoMatchReason, SIGHTING_MODES } from './match-sighting.ts';

/** Where money was seen: a bank's text message, an app's notification, or the bank's statement. */
export const SIGHTING_SOURCES = ['text', 'notification', 'statement'] as const;
export type SightingSource = (typeof SIGHTING_SOURCES)[number];

/**
 * What became of money that was seen:
 * - `new`: stored and not compared with payments yet
 * - `matched`: it belongs to a payment that counts
 * - `proposed`: somebody decides whether it does
 * - `ignored`: not for an order, as far as anybody knows
 * - `unclear`: a text whose amount nobody could read
 */
export const SIGHTING_STATES = ['new', 'matched', 'proposed', 'ignored', 'unclear'] as const;
export type SightingState = (typeof SIGHTING_STATES)[number];

/** What a sighting is good for (SIGHT-2): to confirm a payment, to propose it, to ask, or nothing. */
export const SIGHTING_VERDICTS = ['confirm', 'propose', 'ask', 'none'] as const;
export type SightingVerdict = (typeof SIGHTING_VERDICTS)[number];

const NO_MATCH_REASONS = [
  'watching',
  'notMoney',
  'notListed',
  'counted',
  'seenAlready',
  'recorded',
  'notOurs',
] as const satisfies readonly NoMatchReason[];

/** Why somebody is asked. Of those that people cause: `takenBack` was confirmed, and `refused` could not be. */
export const SIGHTING_REASONS = [...ASK_REASONS, ...NO_MATCH_REASONS, 'takenBack', 'refused'] as const;
export type SightingReason = (typeof SIGHTING_REASONS)[number];

/** What the owner lets sightings do, each more than the one before (SIGHT-14). */
export const SIGHTING_CHOICES = ['off', ...SIGHTING_MODES] as const;
export type SightingChoice = (typeof SIGHTING_CHOICES)[number];

/** Days after which the text of a sighting goes, and the name and the UPI id of whoever paid. */
export const SIGHTING_TEXT_DAYS = 7;
export const SIGHTING_PAYER_DAYS = 90;

/** The longest text that is stored (characters). Banks' texts have some hundred. */
export const MAX_SIGHTING_TEXT = 1000;
/** The longest UPI id that is stored (characters). */
export const MAX_VPA = 128;
/** The most payments that a sighting may be for. */
export const MAX_CHOICES = 10;

/** Money that a text, a notification or a statement tells of. Only the server writes it (SIGHT-11). */
export const paymentSightingAttributes = {
  source: { type: 'string', size: 16, oneOf: SIGHTING_SOURCES, required: true, writtenBy: 'server' },
  /** The phone that sent it; null for a statement. */
  deviceId: { type: 'string', size: 36, writtenBy: 'server' },
  /** When the phone received it; the day of a line of a statement. */
  receivedAt: { type: 'datetime', required: true, writtenBy: 'server' },
  /** Null if nobody could read it. */
  amount: { type: 'money', min: 0, writtenBy: 'server' },
  /** Whether it tells of money that went back. */
  isReversal: { type: 'boolean', default: false, writtenBy: 'server' },
  utr: { type: 'string', size: 12, writtenBy: 'server' },
  payerName: { type: 'string', size: MAX_PERSON_NAME, writtenBy: 'server' },
  vpa: { type: 'string', size: MAX_VPA, writtenBy: 'server' },
  /** The last digits of the account that received it. */
  tail: { type: 'string', size: 8, writtenBy: 'server' },
  bank: { type: 'string', size: 64, writtenBy: 'server' },
  /** Who the text is from, such as `VM-HDFCBK`; it goes with the text. */
  sender: { type: 'string', size: 64, writtenBy: 'server' },
  text: { type: 'string', size: MAX_SIGHTING_TEXT, writtenBy: 'server' },
  /** A digest of phone, text and minute, by which a repeat is known. */
  textKey: { type: 'string', size: 64, readBy: 'server', writtenBy: 'server' },
  state: { type: 'string', size: 8, oneOf: SIGHTING_STATES, required: true, writtenBy: 'server' },
  /** Null until it is compared with payments. */
  verdict: { type: 'string', size: 8, oneOf: SIGHTING_VERDICTS, writtenBy: 'server' },
  /** Why somebody is asked, or nothing is done. */
  reason: { type: 'string', size: 16, oneOf: SIGHTING_REASONS, writtenBy: 'server' },
  /** The payments and top-ups that it may be for. */
  choices: { type: 'texts', max: MAX_CHOICES, size: 36, writtenBy: 'server' },
  /** What sightings were allowed to do when it was compared. */
  mode: { type: 'string', size: 9, oneOf: SIGHTING_MODES, writtenBy: 'server' },
  /** The payment or the top-up that it is for. */
  paymentId: { type: 'string', size: 36, writtenBy: 'server' },
  orderId: { type: 'string', size: 36, writtenBy: 'server' },
  /** Whose payment it is. */
  userId: { type: 'string', size: 36, account: true, writtenBy: 'server' },
  /** Whoever decided it; null for what the server did by itself. */
  decidedBy: { type: 'string', size: 36, account: true, writtenBy: 'server' },
  decidedAt: { type: 'datetime', writtenBy: 'server' },
} as const;
