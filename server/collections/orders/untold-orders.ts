import type { MessageKind } from '#domain/messages/message-rows.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { dayAt } from '#domain/time/local-time.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import { tell } from '#server/messages/tell.ts';
import { orders } from './orders.ts';

/** The messages about an order that stand in for its mails. */
export type OrderMessage = Extract<MessageKind, `order-${string}`>;

const mealOfOrder = checkedQuery(
  'meal that an order is',
  { id: column.text(), name: column.text(), date: column.text() },
  (
    orderId: string,
  ) => sql`select m.id, t.name, m.date from meals m join "mealTimes" t on t.id = m."mealTimeId"
    where m."orderId" = ${orderId} limit 1`,
);

/**
 * Tells the customer of an order what a mail or an alert would tell them, if they get neither: as a text, or on the kitchen's list
 * (TELL-1). An order of a plan is told as the meal that it is.
 * @param about what happened, such as the id of the event
 */
export async function tellUntold(
  work: Work,
  orderId: string,
  { kind, about, notBefore = work.now }: { kind: OrderMessage; about: string; notBefore?: Date },
): Promise<void> {
  const order = await find(work.sql, orders, orderId);
  if (!order || order.data.userId === null) return;
  // Who ordered on the site follows the order there, and may have turned its mails off.
  if (kind === 'order-on-its-way' && (order.data.channel === 'online' || order.data.customerEmail)) return;
  const { userId, number, status, statusReason, promisedAt, dueAt, orderedOn, totalAmount } = order.data;
  const [meal] = await mealOfOrder(work.sql, orderId);
  if (meal && kind === 'order-ended') {
    const reason = statusReason === 'closed' ? 'kitchen' : 'ended';
    const values = { name: meal.name, date: meal.date, reason };
    return tell(work, userId, {
      kind: 'meal-not-cooked',
      about: meal.id,
      values,
      documentId: orderId,
      notBefore,
    });
  }
  const comes = dueAt ?? promisedAt ?? orderedOn ?? work.now;
  await tell(work, userId, {
    kind,
    about,
    documentId: orderId,
    notBefore,
    values: {
      order: number === null ? orderId : formatOrderNumber(number),
      date: dayAt(comes, work.site.shop.timeZone),
      until: (promisedAt ?? comes).toISOString(),
      reason: statusReason ?? (status === 'expired' ? 'tooBusy' : 'other'),
      total: totalAmount,
    },
  });
}
