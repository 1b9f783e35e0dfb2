import type { OrderRole } from '#domain/orders/actors.ts';
import { changedLines, type LineChange, lineAfter } from '#domain/orders/changes/changing.ts';
import { orderRevisionAttributes } from '#domain/orders/changes/revision-attributes.ts';
import { countDishes, type OrderLine } from '#domain/orders/line.ts';
import { type Bill, priceLines, termsOfOrder } from '#domain/orders/pricing.ts';
import type { ChangeReason } from '#domain/orders/reasons.ts';
import { billToStore, storedBill } from '#domain/orders/stored-bill.ts';
import { uniqueId } from '#server/base/ids.ts';
import { kitchenOnly, ownerOnly } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { equal } from '#server/documents/where.ts';
import { changePortions } from '#server/stock/portions.ts';
import { settleInvoices } from '../billing/settle-invoices.ts';
import type { Order } from './order-steps.ts';
import { orders } from './orders.ts';
import { settleDifference } from './paying/settle-payments.ts';
import { changePlace } from './slots/slot-places.ts';

/** The revisions of orders. Only the server creates them, and they never change. */
export const orderRevisions = defineCollection('orderRevisions', orderRevisionAttributes, ({ fields }) => ({
  belongsTo: {
    owner: fields.userId,
    onAccountClosed: {
      overwrite: { note: null },
      because: 'Tax law requires a kitchen to keep records of what it sold.',
    },
    onChangeOfOwner: { keep: 'What was ordered stays the kitchen’s record.' },
    dataExport: { as: 'orderRevisions' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: (caller) => kitchenOnly(caller) || ownerOnly(fields.userId)(caller) },
  audit: { never: 'Revisions are a log themselves.' },
}));

/** A change of an order's lines that is applied. */
export interface Effect extends LineChange {
  /** The id of the change, and why the kitchen proposed it. */
  changeId: string;
  reason: ChangeReason;
  note: string | null;
  /** The role in which the actor answered. */
  role: OrderRole;
  /** A description of the change for the ledger of refunds. */
  words: string;
}

const billOf = ({ data }: Order): Bill => storedBill(data, data.termsTax);

async function addRevision(
  work: Work,
  order: Order,
  version: { revision: number; lines: readonly OrderLine[]; bill: Bill; effect?: Effect },
): Promise<void> {
  const { revision, lines, bill, effect } = version;
  const { userId, orderedOn } = order.data;
  await work.add(orderRevisions, uniqueId(), {
    orderId: order.id,
    userId,
    revision,
    items: lines,
    ...billToStore(bill),
    changeId: effect?.changeId ?? null,
    reason: effect?.reason ?? null,
    note: effect?.note ?? null,
    actorId: effect ? actorId(work.actor) : userId,
    actorRole: effect?.role ?? 'customer',
    createdAt: effect ? work.now : orderedOn,
  });
}

/**
 * Creates the next revision of an order: updates its lines, bill, finished lines and payments. The caller must have locked
 * the order's row, and at least one line must be left.
 */
export async function reviseOrder(work: Work, order: Order, effect: Effect): Promise<Bill> {
  const { items, doneLines, revision } = order.data;
  const lines = changedLines(items, effect);
  const bill = priceLines(lines, termsOfOrder(order.data));
  const before = billOf(order);
  if (revision === 1) await addRevision(work, order, { revision, lines: items, bill: before });
  await addRevision(work, order, { revision: revision + 1, lines, bill, effect });
  const [revised] = await work.updateWhere(orders, equal(orders.fields.id, order.id), {
    items: lines,
    imgUrl: lines[0]?.imgUrl ?? null,
    doneLines: doneLines.flatMap((index) => lineAfter(index, items, effect) ?? []),
    revision: revision + 1,
    ...billToStore(bill),
  });
  await changePlace(work, order, countDishes(lines) - countDishes(items));
  await changePortions(work, { id: order.id, scheduledFor: order.data.scheduledFor }, items, lines);
  const difference = { before: before.total, after: bill.total, line: effect.line, note: effect.words };
  await settleDifference(work, order, difference);
  if (revised) await settleInvoices(work, revised);
  return bill;
}
