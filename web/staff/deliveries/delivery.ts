import { type Paise, rupees, sum, toPaise } from '#domain/money.ts';
import { orderView, type Viewed } from '#domain/orders/order.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';

/** An order as its rider sees it. */
export const deliveryView = orderView(
  'number',
  'channel',
  'status',
  'scheduledFor',
  'promisedAt',
  'lines',
  'note',
  'hasAllergies',
  'customerName',
  'customerPhone',
  'address',
  'pincode',
  'instructions',
  'testPayment',
  'attemptedAt',
  'attemptReason',
);
export type Delivery = Viewed<typeof deliveryView>;

/** A payment that the rider has to collect. */
export interface DuePayment {
  id: string;
  orderId: string;
  amount: Paise;
}

export const readDuePayment = ({ $id, orderId, amount }: StoredDocument<'payments'>): DuePayment => ({
  id: $id,
  orderId: orderId ?? '',
  amount: toPaise(amount ?? rupees(0)),
});

/** All that the rider has to collect. */
export const amountOf = (due: readonly DuePayment[]): Paise => sum(...due.map(({ amount }) => amount));

/** A link to the route to an address. On a phone it opens the maps app. */
export const wayTo = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

/** The most stops of one route: the maps app takes nine before the last. */
export const MOST_STOPS = 10;

/**
 * A link to the route along the next addresses, in their order. On a phone it opens the maps app (RIDER-15). An upright stroke
 * parts its stops, so one that a customer has typed becomes a space.
 */
export function wayAlong(addresses: readonly string[]): string {
  const stops = addresses.slice(0, MOST_STOPS).map((address) => address.replaceAll('|', ' '));
  const before = stops.slice(0, -1);
  const way = wayTo(stops.at(-1) ?? '');
  return before.length === 0 ? way : `${way}&waypoints=${encodeURIComponent(before.join('|'))}`;
}
