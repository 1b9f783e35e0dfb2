import { orderView, type Viewed } from '#domain/orders/order.ts';

/** What lists show of an order. */
export const LISTED_FIELDS = [
  'number',
  'orderedOn',
  'kind',
  'scheduledFor',
  'dueAt',
  'paymentMethod',
  'channel',
  'alreadyPaid',
  'prepaid',
  'payBy',
  'testPayment',
  'status',
  'acceptBy',
  'promisedAt',
  'lines',
] as const;

/** What the customer sees of it. */
const SHOWN_FIELDS = [...LISTED_FIELDS, 'bill', 'address', 'instructions', 'note', 'cutlery'] as const;

/** An order as its customer sees it. The terms that only a change needs are not part of it. */
export const shownOrder = orderView(...SHOWN_FIELDS);
export type ShownOrder = Viewed<typeof shownOrder>;

/** With where it is brought, which lists leave out: an order takes at most a kilobyte there (ORDER-44). */
export const PLACED_FIELDS = [...SHOWN_FIELDS, 'door', 'mapPin', 'buyerGstin', 'buyerName'] as const;

/** An order as its customer sees it once it is placed. */
export const placedOrder = orderView(...PLACED_FIELDS);
export type PlacedOrder = Viewed<typeof placedOrder>;

/** An order with everything that its page shows. */
export const followedOrder = orderView(
  ...PLACED_FIELDS,
  'statusSince',
  'cancelAskedAt',
  'riderName',
  'riderPhone',
  'attemptReason',
  'asksCode',
  'codeGivenAt',
  'handedOverBy',
  'handedOverTo',
  'handOverPhoto',
  'statusReason',
  'statusNote',
  'revision',
  'terms',
);
export type FollowedOrder = Viewed<typeof followedOrder>;
