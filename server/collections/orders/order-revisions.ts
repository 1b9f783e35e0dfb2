import { ZERO_PAISE } from '#domain/money.ts';
import { changedLines, type LineChange, lineAfter } from '#domain/orders/changing.ts';
import type { OrderRole } from '#domain/orders/lifecycle.ts';
import type { OrderLine } from '#domain/orders/line.ts';
import { type Bill, packingPart, priceLines, termsOfOrder } from '#domain/orders/pricing.ts';
import type { ChangeReason } from '#domain/orders/reasons.ts';
import { orderRevisionAttributes } from '#domain/orders/revision-attributes.ts';
import { kitchenOnly, ownerOnly } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { equal } from '#server/documents/where.ts';
import { uniqueId } from '#server/http/params.ts';
import type { Order } from './order-steps.ts';
import { orders } from './orders.ts';
import { settleDifference } from './settle-payments.ts';

/** The revisions of orders. Only the server creates them, and they never change. */
export const orderRevisions = defineCollection('orderRevisions', orderRevisionAttributes, ({ fields }) => ({
  belongsTo: {
    owner: fields.userId,
    onAccountClosed: {
      overwrite: { note: null },
      because: 'Tax law requires a kitchen to keep records of what it sold.',
    },
    dataExport: { as: 'orderRevisions' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: (caller) => kitchenOnly(caller) || ownerOnly(fields.userId)(caller) },
  serverWrites: [
    'orderId',
    'userId',
    'revision',
    'items',
    'subtotal',
    'deliveryFee',
    'packing',
    'tax',
    'totalAmount',
    'changeId',
    'reason',
    'note',
    'actorId',
    'actorRole',
    'createdAt',
  ],
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

const billOf = ({ data }: Order): Bill => ({
  subtotal: data.subtotal,
  deliveryFee: data.deliveryFee,
  ...packingPart(data.packing),
  tax: data.tax,
  total: data.totalAmount,
});

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
    subtotal: bill.subtotal,
    deliveryFee: bill.deliveryFee,
    packing: bill.packing ?? ZERO_PAISE,
    tax: bill.tax,
    totalAmount: bill.total,
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
  await work.updateWhere(orders, equal(orders.fields.id, order.id), {
    items: lines,
    imgUrl: lines[0]?.imgUrl ?? null,
    doneLines: doneLines.flatMap((index) => lineAfter(index, items, effect) ?? []),
    revision: revision + 1,
    subtotal: bill.subtotal,
    deliveryFee: bill.deliveryFee,
    packing: bill.packing ?? ZERO_PAISE,
    tax: bill.tax,
    totalAmount: bill.total,
  });
  const difference = { before: before.total, after: bill.total, line: effect.line, note: effect.words };
  await settleDifference(work, order, difference);
  return bill;
}
