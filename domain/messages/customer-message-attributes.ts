import { CHANNELS, MESSAGE_KINDS } from './message-rows.ts';

/**
 * What becomes of a message to a customer:
 * - `new`: its channel is not chosen yet, or its hour has not come
 * - `held`: its customer came from a file, and the owner has not seen it yet
 * - `sending`: a channel has it, and has not said yet whether it took it
 * - `handedOver`: a channel took it
 * - `waiting`: no channel works, so it waits on the kitchen's list
 * - `told`: somebody of the kitchen has told the customer
 * - `dropped`: nobody is told: it came too late, or was taken back
 */
const CUSTOMER_MESSAGE_STATES = [
  'new',
  'held',
  'sending',
  'handedOver',
  'waiting',
  'told',
  'dropped',
] as const;

/**
 * Why no channel works: the customer has neither number nor mail address, said that it is not their number, has not been a
 * customer lately, no text messages are set up or their template is missing, the day's most are sent, or what was tried failed.
 */
export const UNTOLD_REASONS = [
  'nowhere',
  'stopped',
  'longAgo',
  'noGateway',
  'noTemplate',
  'ceiling',
  'failed',
] as const;
export type UntoldReason = (typeof UNTOLD_REASONS)[number];

/** After how many days messages to customers are deleted. */
export const CUSTOMER_MESSAGE_DAYS = 90;

/** Something that a customer is told about their own meals, orders or money. Only the server writes it (TELL-1). */
export const customerMessageAttributes = {
  userId: { type: 'string', size: 36, account: true, writtenBy: 'server', word: 'person' },
  kind: { type: 'string', size: 40, oneOf: MESSAGE_KINDS, writtenBy: 'server' },
  /** The values of its words, as JSON. */
  values: { type: 'string', size: 4000, writtenBy: 'server' },
  /** The id of the order that it is about. */
  documentId: { type: 'string', size: 36, writtenBy: 'server', word: 'document' },
  state: { type: 'string', size: 10, oneOf: CUSTOMER_MESSAGE_STATES, writtenBy: 'server' },
  /** The channel that has it, or had it last. */
  channel: { type: 'string', size: 4, oneOf: CHANNELS, writtenBy: 'server' },
  reason: { type: 'string', size: 10, oneOf: UNTOLD_REASONS, writtenBy: 'server' },
  /** Its mails in the outbox. */
  mailIds: { type: 'texts', max: 100, size: 36, default: [], writtenBy: 'server', word: 'mails' },
  /** When its channel got it. */
  triedAt: { type: 'datetime', writtenBy: 'server', word: 'tried' },
  /** When somebody looks after it next; null: never. */
  dueAt: { type: 'datetime', writtenBy: 'server', word: 'due' },
  /** After this it is of no use. */
  expiresAt: { type: 'datetime', writtenBy: 'server', word: 'of use until' },
  /** What the link in its text ends with, by which somebody says that the number is not the customer's. */
  code: { type: 'string', size: 16, writtenBy: 'server', secret: true },
  /** When somebody of the kitchen opened a prepared chat with it. */
  preparedAt: { type: 'datetime', writtenBy: 'server', word: 'prepared' },
  createdAt: { type: 'datetime', assigned: true },
} as const;
