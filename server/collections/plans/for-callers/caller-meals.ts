import type { CallerMeals } from '#domain/plans/caller-meals.ts';
import type { Day } from '#domain/time/local-time.ts';
import { checkedQuery, column, present } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
import { mealCalendar } from '../meals/meal-calendar.ts';
import { subscriptionTable } from '../meals/planned-meals.ts';

/** The most addresses that are offered for one meal. */
const MOST_ADDRESSES = 5;
/** The latest orders that are looked at for them. */
const LATEST_ORDERS = 20;

const broughtTo = checkedQuery(
  'addresses to which somebody was brought food',
  { address: present(column.text()) },
  (userId: string) => sql`select address from (
      select address, "orderedOn" from orders
      where "userId" = ${userId} and kind = 'delivery' and address is not null
      order by "orderedOn" desc limit ${LATEST_ORDERS}) as latest
    group by address order by max("orderedOn") desc limit ${MOST_ADDRESSES}`,
);

/**
 * What owners and managers see of a customer whom they have on the phone: the meals, as the customer sees them, and where food is
 * brought (PLAN-64). The customer's address book stays theirs.
 */
export async function callerMeals(
  reading: Pick<Work, 'sql' | 'site'>,
  userId: string,
  days: { from: Day; to: Day },
): Promise<CallerMeals> {
  const { fields } = subscriptionTable;
  const [meals, running, addresses] = await Promise.all([
    mealCalendar(reading, userId, days),
    findAll(reading.sql, subscriptionTable, and(equal(fields.userId, userId), equal(fields.state, 'active'))),
    broughtTo(reading.sql, userId),
  ]);
  return {
    meals,
    subscriptions: running.map(({ id, data: { planName, quantity, companyId } }) => ({
      id,
      planName: planName ?? '',
      quantity,
      isCompanys: companyId !== null,
    })),
    addresses: [
      ...new Set([
        ...addresses.map(({ address }) => address),
        ...running.flatMap(({ data: { address } }) => address ?? []),
      ]),
    ],
  };
}
