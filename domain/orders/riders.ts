import type { OrderKind } from './kinds.ts';
import { type OrderStatus, rowOf } from './statuses.ts';

/** The attributes of an order that decide which rider may take it. */
interface RiderOrder {
  kind: OrderKind;
  status: OrderStatus;
  riderId: string | null;
}

/** Whether any rider may take the order: it is a delivery, ready, and has no rider (RIDER-1). */
export const awaitsRider = ({ kind, status, riderId }: RiderOrder): boolean =>
  kind === 'delivery' && rowOf(status).riders === 'any' && riderId === null;

/** Whether a rider may still give the order back: it is theirs and has not left the kitchen (RIDER-1). */
export const mayGiveBack = ({ status, riderId }: RiderOrder, rider: string): boolean =>
  rowOf(status).riders === 'any' && riderId === rider;
