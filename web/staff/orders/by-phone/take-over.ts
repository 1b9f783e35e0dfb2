import { lineName } from '#domain/orders/line.ts';
import { CASH, HAND_METHODS } from '#domain/payments/methods.ts';
import type { PlacedOrder } from '#web/shared/orders/order-views.ts';
import type { DraftLine, PhoneOrderDraft } from './draft.ts';
import type { OfferedDish } from './queries.ts';

type TakenOver = Pick<PhoneOrderDraft, 'kind' | 'lines' | 'settling'> & {
  /** Undefined if the order was not delivered to an address. */
  address: string | undefined;
  /** The names of dishes that are not offered today. */
  missing: string[];
};

/** Copies an earlier order into a new one, at today's prices. */
export function takenOver(order: PlacedOrder, offered: readonly OfferedDish[]): TakenOver {
  const lines: DraftLine[] = [];
  const missing: string[] = [];
  for (const line of order.lines) {
    const { dishId, quantity, options } = line;
    const dish = offered.find(({ id }) => id === dishId);
    if (dish) lines.push({ dish, quantity, ...(options && { options }) });
    else missing.push(lineName(line));
  }
  const { kind, address, channel, paymentMethod } = order;
  return {
    kind,
    address: kind === 'delivery' && address ? address : undefined,
    lines,
    missing,
    settling: HAND_METHODS.find((each) => channel === 'staff' && each === paymentMethod) ?? CASH,
  };
}
