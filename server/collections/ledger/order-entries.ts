import { ledgerEntryAttributes } from '#domain/ledger/attributes.ts';
import { type Paise, sum, ZERO_PAISE } from '#domain/money.ts';
import type { OrderChannel } from '#domain/orders/channel.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { mealWords } from '#domain/plans/meal-words.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { tableOf, type Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
import { uniqueId } from '#server/http/params.ts';
import { addEntry } from './add-entry.ts';
import { addToBalance, lockBalance } from './balances.ts';

// The entries of orders that are paid from the ledger. The callers have locked the order's row, or are creating it.

const entries = tableOf('ledgerEntries', ledgerEntryAttributes);

interface PaidOrder {
  id: string;
  userId: string;
  /** The company that pays for it; null: the customer does. */
  payerId: string | null;
  number: number;
  channel: OrderChannel;
  /** Who typed the order for its customer. */
  takenBy: string | null;
}

const mealOfOrder = checkedQuery(
  'meal of an order',
  { date: column.text(), mealTime: orNull(column.text()) },
  (orderId: string) => sql`select date, t.name as "mealTime" from meals
    left join "mealTimes" t on t.id = meals."mealTimeId" where "orderId" = ${orderId}`,
);

/** The names of meals whose orders units of work place. */
const named = new WeakMap<Work, Map<string, string>>();

/** Remembers what statements call an order that this unit of work is about to place: the meal of a plan that it is. */
export function nameMeal(work: Work, orderId: string, words: string): void {
  named.set(work, (named.get(work) ?? new Map()).set(orderId, words));
}

/** What entries of an order say that it was: its number, or the meal of a plan that it is. */
async function nameOf(
  work: Work,
  { id, number, channel }: PaidOrder,
): Promise<{ kind: 'order' | 'meal'; note: string }> {
  if (channel !== 'plan') return { kind: 'order', note: formatOrderNumber(number) };
  const known = named.get(work)?.get(id);
  if (known !== undefined) return { kind: 'meal', note: known };
  const [meal] = await mealOfOrder(work.sql, id);
  return { kind: 'meal', note: meal ? mealWords(meal.mealTime, meal.date) : formatOrderNumber(number) };
}

/** Whose balance an order is on, and who ate if that is somebody else (PLAN-41). */
export const payerOf = ({ userId, payerId }: { userId: string; payerId: string | null }) => ({
  userId: payerId ?? userId,
  eaterId: payerId === null ? null : userId,
});

/** Debits whoever pays with payments of their order. Each payment has one entry. */
export async function chargeOrder(
  work: Work,
  order: PaidOrder,
  payments: readonly { id: string; amount: Paise }[],
): Promise<void> {
  const { takenBy } = order;
  const { userId, eaterId } = payerOf(order);
  const [balance, { kind, note }] = await Promise.all([lockBalance(work, userId), nameOf(work, order)]);
  const amount = sum(...payments.map((payment) => payment.amount));
  const adding = Promise.all(
    payments.map((payment) =>
      work.add(entries, uniqueId(), {
        userId,
        eaterId,
        at: work.now,
        kind,
        debit: payment.amount,
        credit: ZERO_PAISE,
        referenceKind: 'payment',
        reference: payment.id,
        note,
        recordedBy: takenBy,
      }),
    ),
  );
  // Since when somebody owes is found from their entries.
  if (amount > balance) await adding;
  await Promise.all([adding, addToBalance(work, { userId, debit: amount, credit: ZERO_PAISE })]);
}

/** Credits the customer again with a payment that does not count any more, because its order waits for money again. */
export async function reverseCharge(work: Work, payment: string): Promise<void> {
  const { fields } = entries;
  const ofPayment = and(equal(fields.referenceKind, 'payment'), equal(fields.reference, payment));
  for (const { id, data } of await findAll(work.sql, entries, ofPayment)) {
    const { userId, eaterId, debit, note } = data;
    await lockBalance(work, userId);
    await addEntry(work, {
      userId,
      eaterId,
      kind: 'reversal',
      debit: ZERO_PAISE,
      credit: debit,
      note,
      reversalOf: id,
    });
  }
}
