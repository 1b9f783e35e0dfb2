import { MAX_LINES } from '#domain/orders/attributes.ts';
import { lineIndexCodec } from '#domain/orders/done-lines.ts';

/** The kinds of problems with a delivered order. */
export const ISSUE_KINDS = ['missing', 'wrong', 'spilled', 'late', 'quality'] as const;
export type IssueKind = (typeof ISSUE_KINDS)[number];

/**
 * The state of a report:
 * - `open`: waits for the kitchen
 * - `answered`: the kitchen has answered
 * - `closed`: settled, with or without an answer
 */
export const ISSUE_STATES = ['open', 'answered', 'closed'] as const;

/** The most characters of a report, and of its answer. */
export const MAX_ISSUE_TEXT = 500;

/**
 * A customer's report of a problem with an order, and the kitchen's answer, which may include a refund. Neither is
 * changed afterwards (server/collections/orders/order-issues.ts).
 */
export const orderIssueAttributes = {
  orderId: { type: 'string', size: 36, required: true },
  kind: { type: 'string', size: 8, oneOf: ISSUE_KINDS, required: true },
  /** The lines it is about, by their index in the order; empty for the whole order. */
  lines: { type: 'records', max: MAX_LINES, codec: lineIndexCodec },
  text: { type: 'string', size: MAX_ISSUE_TEXT, trim: true },
  /** A file of the customer in the bucket of attachments. */
  photoId: { type: 'string', size: 36 },
  state: { type: 'string', size: 8, oneOf: ISSUE_STATES, default: 'open' },
  answer: { type: 'string', size: MAX_ISSUE_TEXT, trim: true },
  /** The amount refunded with the answer. */
  refund: { type: 'money', min: 1 },
  /** The customer. */
  userId: { type: 'string', size: 36, account: true, assigned: true, word: 'person' },
  /** Copied from the order, for the admin list. */
  orderNumber: { type: 'integer', assigned: true },
  customerName: { type: 'string', size: 128, writtenBy: 'server', word: 'customer' },
  /** The person who answered. */
  answeredBy: { type: 'string', size: 36, account: true, writtenBy: 'server' },
  answeredAt: { type: 'datetime', writtenBy: 'server' },
  createdAt: { type: 'datetime', assigned: true },
} as const;
