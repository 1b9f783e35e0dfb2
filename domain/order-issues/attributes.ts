import { MAX_LINES } from '#domain/orders/attributes.ts';
import { lineIndexCodec } from '#domain/orders/done-lines.ts';

/** What can be wrong with an order that has come. */
export const ISSUE_KINDS = ['missing', 'wrong', 'spilled', 'late', 'quality'] as const;
export type IssueKind = (typeof ISSUE_KINDS)[number];

/**
 * The state of a report:
 * - `open`: waits for the kitchen
 * - `answered`: the kitchen has answered
 * - `closed`: settled, with or without an answer
 */
const ISSUE_STATES = ['open', 'answered', 'closed'] as const;

/** The most characters of a report, and of its answer. */
export const MAX_ISSUE_TEXT = 500;

/**
 * A customer's report that something was wrong with an order. The customer writes what; the kitchen answers it, and may
 * refund something along with the answer. Nothing of it is changed afterwards (server/collections/orders/order-issues.ts).
 */
export const orderIssueAttributes = {
  orderId: { type: 'string', size: 36, required: true },
  kind: { type: 'string', size: 8, oneOf: ISSUE_KINDS, required: true },
  /** The lines it is about, by their index in the order; none for the whole order. */
  lines: { type: 'records', max: MAX_LINES, codec: lineIndexCodec },
  text: { type: 'string', size: MAX_ISSUE_TEXT, trim: true },
  /** A picture of the customer's own in the bucket of attachments. */
  photoId: { type: 'string', size: 36 },
  state: { type: 'string', size: 8, oneOf: ISSUE_STATES, default: 'open' },
  answer: { type: 'string', size: MAX_ISSUE_TEXT, trim: true },
  /** What goes back to the customer along with the answer. */
  refund: { type: 'money', min: 1 },
  /** The customer. */
  userId: { type: 'string', size: 36, assigned: true },
  /** The order's number, and its customer's name. */
  orderNumber: { type: 'integer', assigned: true },
  customerName: { type: 'string', size: 128 },
  /** The person who answered. */
  answeredBy: { type: 'string', size: 36 },
  answeredAt: { type: 'datetime' },
  createdAt: { type: 'datetime', assigned: true },
} as const;
