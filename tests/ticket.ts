import { paise } from '#domain/money.ts';
import type { Ticket } from '#web/features/kitchen/ticket.ts';

/** A ticket of the board, placed at `placed` in board mode. */
export const ticketOf = (placed: Date, over: Partial<Ticket> = {}): Ticket => ({
  id: 'one',
  number: '#1042',
  kind: 'delivery',
  channel: 'online',
  status: 'placed',
  orderedOn: placed.toISOString(),
  acceptBy: placed.toISOString(),
  promisedAt: null,
  cancelAskedAt: null,
  statusSince: placed.toISOString(),
  riderId: null,
  riderName: null,
  attemptedAt: null,
  attemptReason: null,
  lines: [],
  revision: 1,
  terms: {
    deliveryFee: paise(0),
    termsDeliveryFee: null,
    termsFreeDeliveryAbove: null,
    termsTaxPercent: null,
  },
  doneLines: [],
  note: null,
  customerName: null,
  customerPhone: null,
  address: null,
  isPaid: false,
  total: paise(0),
  ...over,
});
