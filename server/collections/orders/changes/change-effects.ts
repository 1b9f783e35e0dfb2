import type { Paise } from '#domain/money.ts';
import type { OrderRole } from '#domain/orders/actors.ts';
import { orderChangeAttributes } from '#domain/orders/changes/change-attributes.ts';
import { type ChangeState, changedLines, lineAfter, removesLine } from '#domain/orders/changes/changing.ts';
import { formatLines } from '#domain/orders/line.ts';
import type { StepReason } from '#domain/orders/reasons.ts';
import { uniqueId } from '#server/base/ids.ts';
import { settleInvoices } from '#server/collections/billing/settle-invoices.ts';
import { returnCoupons } from '#server/collections/coupons/use-coupons.ts';
import { actorId } from '#server/documents/actor.ts';
import { tableOf, type Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
import { returnPortions } from '#server/stock/portions.ts';
import { orderEvents } from '../order-events.ts';
import { reviseOrder } from '../order-revisions.ts';
import { enterStatus, type Order } from '../order-steps.ts';
import { orders } from '../orders.ts';
import { settleEnd } from '../paying/settle-payments.ts';
import { givePlaceBack } from '../slots/slot-places.ts';

// The effects of an answered change on its order. The caller must have locked the order's row and stored the answer, so
// that the open changes are the order's other changes.

type Change = Document<typeof orderChangeAttributes>;
const changes = tableOf('orderChanges', orderChangeAttributes);

const openOf = (orderId: string) =>
  and(equal(changes.fields.orderId, orderId), equal(changes.fields.state, 'open'));

/** Whether an open change exists, for one line or for any line of the order. */
export async function hasOpenChange(work: Work, orderId: string, line?: number): Promise<boolean> {
  const open = await findAll(work.sql, changes, openOf(orderId));
  return open.some(({ data }) => line === undefined || data.line === line);
}

/** Closes the open changes of an order that has ended. */
export async function endOpenChanges(work: Work, orderId: string): Promise<void> {
  await work.updateWhere(changes, openOf(orderId), { state: 'ended', answeredAt: work.now });
}

interface Answer {
  state: ChangeState;
  /** The role in which the actor answered. */
  role: OrderRole;
}

interface Ending {
  actorId: string | null;
  actorRole: OrderRole;
  reason: StepReason | null;
  note: string | null;
}

/** Cancels an order because the customer does not want the rest of it, or because no line is left. */
async function cancelOrder(work: Work, order: Order, ending: Ending): Promise<void> {
  const { reason, note } = ending;
  const entered = {
    ...(await enterStatus({ work, order }, 'cancelled')),
    statusReason: reason,
    statusNote: note,
  };
  const [ended] = await work.updateWhere(orders, equal(orders.fields.id, order.id), entered);
  await settleEnd(work, order, 'cancelled');
  await returnCoupons(work, order.id);
  await givePlaceBack(work, order);
  await returnPortions(work, order.id);
  const { userId, riderId, status } = order.data;
  // As after any other step, mails are enqueued and open changes are closed.
  await work.addWithReactions(orderEvents, uniqueId(), {
    ...ending,
    orderId: order.id,
    type: 'step',
    from: status,
    to: 'cancelled',
    userId,
    riderId,
    createdAt: work.now,
  });
  if (ended) await settleInvoices(work, ended);
}

/** Updates the line indexes of the order's other open changes to the new revision. */
async function moveOthers(work: Work, order: Order, change: Change, substituted: boolean): Promise<void> {
  const { items, revision } = order.data;
  const { line, quantity, offered } = change.data;
  const effect = { line, quantity, substitute: substituted ? offered[0] : undefined };
  for (const { id, data } of await findAll(work.sql, changes, openOf(order.id))) {
    const moved = lineAfter(data.line, items, effect) ?? data.line;
    await work.updateWhere(changes, equal(changes.fields.id, id), { line: moved, revision: revision + 1 });
  }
}

/**
 * Applies the answer to a change: it has no effect, creates the next revision, or cancels the order. If no line is left,
 * the order is cancelled on behalf of the kitchen. Returns the totals before and after a revision, else undefined.
 */
export async function applyAnswer(
  work: Work,
  order: Order,
  change: Change,
  { state, role }: Answer,
): Promise<{ totalBefore: Paise; totalAfter: Paise } | undefined> {
  if (state === 'orderCancelled') {
    const reason = role === 'customer' ? null : 'customerAsked';
    const ending = { actorId: actorId(work.actor), actorRole: role, reason, note: null } as const;
    await cancelOrder(work, order, ending);
    return undefined;
  }
  if (!removesLine(state)) return undefined;
  const { line, quantity, removed, offered, reason, note } = change.data;
  const substitute = state === 'accepted' ? offered[0] : undefined;
  if (changedLines(order.data.items, { line, quantity, substitute }).length === 0) {
    const { actorId: proposer, actorRole } = change.data;
    await cancelOrder(work, order, { actorId: proposer, actorRole, reason, note });
    return undefined;
  }
  const words = formatLines(removed);
  const effect = { line, quantity, substitute, changeId: change.id, reason, note, role, words };
  const bill = await reviseOrder(work, order, effect);
  await moveOthers(work, order, change, substitute !== undefined);
  return { totalBefore: order.data.totalAmount, totalAfter: bill.total };
}
