import { type Paise, sum, ZERO_PAISE } from '#domain/money.ts';
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
  'door',
  'mapPin',
  'testPayment',
  'paymentMethod',
  'alreadyPaid',
  'prepaid',
  'payBy',
  'fromBalance',
  'total',
  'attemptedAt',
  'attemptReason',
  'stopAt',
  'asksCode',
  'codeTries',
  'codeGivenAt',
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
  amount: amount ?? ZERO_PAISE,
});

/** All that the rider has to collect. */
export const amountOf = (due: readonly DuePayment[]): Paise => sum(...due.map(({ amount }) => amount));

/** Where a way leads. */
type Goal = Pick<Delivery, 'address' | 'mapPin'>;

/** A goal for the maps app: its map pin, else its address. */
const nameOf = ({ address, mapPin }: Goal): string | null =>
  mapPin ? `${mapPin.latitude},${mapPin.longitude}` : address;

/** A link to the route to a delivery (PIN-6). On a phone it opens the maps app. Undefined if nobody knows where it is. */
export function wayTo(goal: Goal): string | undefined {
  const name = nameOf(goal);
  return name === null
    ? undefined
    : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(name)}`;
}

/** The most stops of one route: the maps app takes nine before the last. */
export const MOST_STOPS = 10;

/**
 * A link to the route along the next deliveries, in their order. On a phone it opens the maps app (RIDER-15). An upright stroke
 * parts its stops, so one that a customer has typed becomes a space.
 */
export function wayAlong(goals: readonly Goal[]): string | undefined {
  const [last, ...earlier] = goals
    .filter((goal) => nameOf(goal) !== null)
    .slice(0, MOST_STOPS)
    .reverse();
  const way = last && wayTo(last);
  const before = earlier.reverse().map((goal) => `${nameOf(goal)}`.replaceAll('|', ' '));
  return way && before.length > 0 ? `${way}&waypoints=${encodeURIComponent(before.join('|'))}` : way;
}
