import type { OrderKind, OrderStatus } from './lifecycle.ts';

/** What decides who may bring an order. */
interface RiderOrder {
  kind: OrderKind;
  status: OrderStatus;
  riderId: string | null;
}

/** Whether any rider may take the order: it is ready to be brought, and nobody brings it yet. */
export const awaitsRider = ({ kind, status, riderId }: RiderOrder): boolean =>
  kind === 'delivery' && status === 'ready' && riderId === null;

/** Whether a rider may still give the order back: it is theirs and has not left the kitchen. */
export const mayGiveBack = ({ status, riderId }: RiderOrder, rider: string): boolean =>
  status === 'ready' && riderId === rider;
