import type { orderAttributes } from '#domain/orders/attributes.ts';
import { readOrderLines, writeOrderLines } from '#domain/orders/line.ts';
import type { paymentAttributes } from '#domain/payments/attributes.ts';
import type { mealAttributes } from '#domain/plans/meal-attributes.ts';
import type { refundAttributes } from '#domain/refunds/attributes.ts';
import type { ToldCollection } from './topics.ts';

interface Attributes {
  orders: typeof orderAttributes;
  payments: typeof paymentAttributes;
  refunds: typeof refundAttributes;
  meals: typeof mealAttributes;
}

/**
 * What a webhook gets of a document unless its owner has chosen personal data: ids, states, times and amounts (HOOK-5). A new
 * attribute is not among them before somebody adds it here.
 */
const IMPERSONAL: { [Name in ToldCollection]: readonly (keyof Attributes[Name])[] } = {
  orders: [
    ...([
      'number',
      'userId',
      'channel',
      'kind',
      'status',
      'statusSince',
      'statusReason',
      'orderedOn',
    ] as const),
    ...([
      'promisedAt',
      'scheduledFor',
      'dueAt',
      'acceptBy',
      'payBy',
      'revision',
      'people',
      'cutlery',
    ] as const),
    ...(['items', 'totalAmount', 'subtotal', 'deliveryFee', 'packing', 'tax', 'taxes', 'roundOff'] as const),
    ...([
      'discount',
      'couponCodes',
      'tip',
      'paymentMethod',
      'fromBalance',
      'prepaid',
      'testPayment',
    ] as const),
    ...(['riderId', 'attemptedAt', 'attemptReason'] as const),
  ],
  payments: [
    ...([
      'orderId',
      'userId',
      'method',
      'amount',
      'state',
      'mock',
      'gateway',
      'gatewayFee',
      'paidAt',
      'createdAt',
    ] as const),
  ],
  refunds: [
    ...(['orderId', 'userId', 'line', 'amount', 'reason', 'state', 'method', 'toBalance'] as const),
    ...(['paymentId', 'doneAt', 'createdAt'] as const),
  ],
  meals: [
    ...(['userId', 'subscriptionId', 'date', 'mealTimeId', 'state', 'quantity', 'extras'] as const),
    ...(['extraCost', 'orderId', 'fromBundle', 'price', 'bundleMealPrice'] as const),
    ...(['reason', 'settledAs', 'decidedAt'] as const),
  ],
};

/** The lines of an order without what their customer wrote. */
const withoutNotes = (items: unknown): unknown =>
  Array.isArray(items) ? writeOrderLines(readOrderLines(items).map(({ note: _, ...line }) => line)) : items;

/**
 * A document as a webhook without personal data gets it.
 * @param document as the API shows it
 */
export function withoutPersons(
  collection: ToldCollection,
  document: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names: readonly string[] = IMPERSONAL[collection];
  const shown = Object.entries(document).filter(
    ([name]) => names.includes(name) || (name.startsWith('$') && name !== '$permissions'),
  );
  return Object.fromEntries(
    shown.map(([name, value]) => [name, name === 'items' ? withoutNotes(value) : value]),
  );
}
