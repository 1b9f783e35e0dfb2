import { ledgerEntryAttributes } from '#domain/ledger/attributes.ts';
import { type Paise, sum, ZERO_PAISE } from '#domain/money.ts';
import type { OrderChannel } from '#domain/orders/channel.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { mealWords } from '#domain/plans/meal-words.ts';
import type { NewData } from '#domain/rows/data.ts';
import type { Day } from '#domain/time/local-time.ts';
import { uniqueId } from '#server/base/ids.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { tableOf, type Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
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
  { date: column.text(), mealTime: orNull(column.text()), mealTimeId: column.text() },
  (orderId: string) => sql`select date, t.name as "mealTime", "mealTimeId" from meals
    left join "mealTimes" t on t.id = meals."mealTimeId" where "orderId" = ${orderId}`,
);

/** The meal of a plan that an order is. */
export interface NamedMeal {
  mealTime: string | null;
  mealTimeId: string;
  date: Day;
}

declare module '#server/documents/collection.ts' {
  interface KnownRows {
    /** Meals by the order that they are about to become, before the meal's own row names it. */
    mealsOfOrders: Map<string, NamedMeal>;
  }
}

/** Remembers of which meal of a plan this unit of work is about to place the order. */
export function nameMeal(work: Work, orderId: string, meal: NamedMeal): void {
  work.known.mealsOfOrders ??= new Map();
  work.known.mealsOfOrders.set(orderId, meal);
}

/** How an entry names a meal: in words, and so that pages can say it in another language. */
export const namesOfMeal = ({ mealTime, mealTimeId, date }: NamedMeal) => ({
  kind: 'meal' as const,
  note: mealWords(mealTime, date),
  mealDate: date,
  mealTimeId,
});

/** What entries of an order say that it was: its number, or the meal of a plan that it is. */
async function nameOf(
  work: Work,
  { id, number, channel }: PaidOrder,
): Promise<Pick<NewData<typeof ledgerEntryAttributes>, 'kind' | 'note' | 'mealDate' | 'mealTimeId'>> {
  const byNumber = { note: formatOrderNumber(number) };
  if (channel !== 'plan') return { kind: 'order', ...byNumber };
  const meal = work.known.mealsOfOrders?.get(id) ?? (await mealOfOrder(work.sql, id))[0];
  return meal ? namesOfMeal(meal) : { kind: 'meal', ...byNumber };
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
  const [balance, names] = await Promise.all([lockBalance(work, userId), nameOf(work, order)]);
  const amount = sum(...payments.map((payment) => payment.amount));
  const adding = Promise.all(
    payments.map((payment) =>
      work.add(entries, uniqueId(), {
        userId,
        eaterId,
        at: work.now,
        ...names,
        debit: payment.amount,
        credit: ZERO_PAISE,
        referenceKind: 'payment',
        reference: payment.id,
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
    const { userId, eaterId, debit, note, mealDate, mealTimeId } = data;
    await lockBalance(work, userId);
    await addEntry(work, {
      userId,
      eaterId,
      kind: 'reversal',
      debit: ZERO_PAISE,
      credit: debit,
      ...{ note, mealDate, mealTimeId },
      reversalOf: id,
    });
  }
}
