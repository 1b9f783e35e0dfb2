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
  'lines',
] as const;

/** What the customer sees of it. */
export const SHOWN_FIELDS = [
  ...LISTED_FIELDS,
  'bill',
  'promisedAt',
  'address',
  'instructions',
  'door',
  'mapPin',
  'note',
  'cutlery',
] as const;

/** An order as its customer sees it. The terms that only a change needs are not part of it. */
export const shownOrder = orderView(...SHOWN_FIELDS);
export type ShownOrder = Viewed<typeof shownOrder>;

/** An order with everything that its page shows. */
export const followedOrder = orderView(
  ...SHOWN_FIELDS,
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
  'buyerGstin',
  'buyerName',
  'terms',
);
export type FollowedOrder = Viewed<typeof followedOrder>;
