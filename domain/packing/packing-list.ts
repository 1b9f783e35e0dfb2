import type { OrderChannel } from '#domain/orders/channel.ts';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { isPacked, type OrderStatus } from '#domain/orders/statuses.ts';
import { batchOf } from '#domain/plans/batches.ts';

/** What is packed for whom (PACK-1). An order is packed once its status says so: nothing else is stored of it. */

export interface OrderToPack {
  id: string;
  number: string;
  kind: OrderKind;
  channel: OrderChannel;
  status: OrderStatus;
  scheduledFor: string | null;
  promisedAt: string | null;
  riderId: string | null;
  pincode: number | null;
}

/** Who takes the bags: a rider, nobody yet, or the customers themselves. */
export type PackedFor = { rider: string } | 'nobody' | 'pickup';

export interface PackingGroup<O extends OrderToPack> {
  key: string;
  for: PackedFor;
  /** Those that are not packed yet, in the order in which they are promised. */
  missing: O[];
  packed: O[];
}

const packedFor = ({ kind, riderId }: OrderToPack): PackedFor => {
  if (kind === 'pickup') return 'pickup';
  return riderId === null ? 'nobody' : { rider: riderId };
};
const keyOf = (whom: PackedFor): string => (typeof whom === 'string' ? whom : `rider ${whom.rider}`);

const inTime = (one: OrderToPack, other: OrderToPack): number =>
  (one.promisedAt ?? '').localeCompare(other.promisedAt ?? '') ||
  (one.pincode ?? 0) - (other.pincode ?? 0) ||
  one.number.localeCompare(other.number, 'en', { numeric: true });

/** The orders by who takes them: deliveries without a rider first, then each rider, then what is fetched. */
export function packingGroups<O extends OrderToPack>(
  orders: readonly O[],
  nameOf: (riderId: string) => string,
): PackingGroup<O>[] {
  const groups = new Map<string, PackingGroup<O>>();
  for (const order of orders.toSorted(inTime)) {
    const whom = packedFor(order);
    const key = keyOf(whom);
    const group = groups.get(key) ?? { key, for: whom, missing: [], packed: [] };
    (isPacked(order.status) ? group.packed : group.missing).push(order);
    groups.set(key, group);
  }
  const rank = ({ for: whom }: PackingGroup<O>) => (whom === 'nobody' ? 0 : whom === 'pickup' ? 2 : 1);
  const name = ({ for: whom }: PackingGroup<O>) => (typeof whom === 'string' ? '' : nameOf(whom.rider));
  return [...groups.values()].sort(
    (one, other) => rank(one) - rank(other) || name(one).localeCompare(name(other)),
  );
}

/** The rounds of a day: the meals of each window of a plan, and all other orders. */
export type Round = { meals: string } | 'others';

export const roundOf = (order: OrderToPack): Round => {
  const batch = batchOf(order);
  return batch === null ? 'others' : { meals: batch };
};
export const roundKey = (round: Round): string => (round === 'others' ? round : round.meals);

export interface RoundCount {
  round: Round;
  orders: number;
  missing: number;
}

/** The rounds of some orders with what is missing, the next meals first and other orders last. */
export function roundsOf(orders: readonly OrderToPack[]): RoundCount[] {
  const rounds = new Map<string, RoundCount>();
  for (const order of orders) {
    const round = roundOf(order);
    const count = rounds.get(roundKey(round)) ?? { round, orders: 0, missing: 0 };
    count.orders++;
    if (!isPacked(order.status)) count.missing++;
    rounds.set(roundKey(round), count);
  }
  const time = ({ round }: RoundCount) => (round === 'others' ? '~' : round.meals);
  return [...rounds.values()].sort((one, other) => (time(one) < time(other) ? -1 : 1));
}

/** The order that a scanned label names; undefined if the text is no label's. */
export function scannedOrder(text: string): string | undefined {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) return undefined;
  const { pathname, searchParams } = new URL(trimmed);
  return pathname.endsWith('/admin/packing') ? (searchParams.get('order') ?? undefined) : undefined;
}
