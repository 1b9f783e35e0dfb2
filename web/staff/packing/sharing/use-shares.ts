import { useState } from 'react';
import { proposedShares, type SharingRider, wayOfShare } from '#domain/deliveries/shares.ts';
import { inTourOrder } from '#domain/deliveries/stops.ts';
import { isAccepted } from '#domain/orders/statuses.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { usePositions } from '#web/shared/places/use-place.ts';
import type { PackOrder, PackRider } from '../queries.ts';

/** Orders that can be shared: deliveries without a rider that the kitchen has accepted. */
export const toShare = (orders: readonly PackOrder[]): PackOrder[] =>
  orders.filter(({ kind, riderId, status }) => kind === 'delivery' && riderId === null && isAccepted(status));

/** What one rider is to take, in the order of the way. */
export interface ShownShare {
  /** Null: nobody takes them. */
  riderId: string | null;
  orders: PackOrder[];
  /** How many orders of the round the rider has already. */
  has: number;
  metres: number;
}

/** A proposal who takes which orders (RIDER-17), with the changes of whoever looks at it. */
export function useShares(orders: readonly PackOrder[], riders: readonly PackRider[]) {
  const { latitude, longitude } = useSiteSettings().shop;
  const kitchen = { latitude, longitude };
  const waiting = toShare(orders);
  const positionOf = usePositions(waiting);
  const [driving, setDriving] = useState<readonly string[]>(riders.map(({ id }) => id));
  /** The riders that were chosen by hand, by order; null: nobody. */
  const [byHand, setByHand] = useState<Readonly<Record<string, string | null>>>({});

  const hasOf = (riderId: string) =>
    orders.filter((order) => order.riderId === riderId && isAccepted(order.status)).length;
  const who: SharingRider[] = riders
    .filter(({ id }) => driving.includes(id))
    .map(({ id }) => ({ id, has: hasOf(id) }));
  const stops = waiting.map((order) => ({ ...order, position: positionOf(order) }));
  const proposed = new Map(
    proposedShares(stops, who, kitchen).flatMap(({ riderId, stops: theirs }) =>
      theirs.map(({ id }) => [id, riderId] as const),
    ),
  );
  const riderOf = (orderId: string): string | null =>
    orderId in byHand ? (byHand[orderId] ?? null) : (proposed.get(orderId) ?? null);
  const shares = [...who.map(({ id }) => id), null].map((riderId): ShownShare => {
    const theirs = stops.filter(({ id }) => riderOf(id) === riderId);
    return {
      ...{ riderId, has: riderId === null ? 0 : hasOf(riderId), metres: wayOfShare(theirs, kitchen) },
      orders: inTourOrder(theirs, kitchen),
    };
  });
  return {
    waiting,
    driving,
    /** Another choice of riders gives another proposal; what was changed by hand for the old one is forgotten. */
    setDriving(ids: readonly string[]) {
      setDriving(ids);
      setByHand({});
    },
    shares,
    riderOf,
    choose: (orderId: string, riderId: string | null) =>
      setByHand((before) => ({ ...before, [orderId]: riderId })),
  };
}
