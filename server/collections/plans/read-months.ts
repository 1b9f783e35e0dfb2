import { isEaten, MEAL_STATES, reasonsThatCountAs } from '#domain/plans/meal-states.ts';
import { type PlanMonths, planMonths } from '#domain/plans/months.ts';
import type { Day } from '#domain/time/local-time.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import { pastSubscriptions } from './past-subscriptions.ts';

const subscribed = checkedQuery(
  'first and last days of subscriptions',
  { startsOn: column.text(), endsOn: orNull(column.text()) },
  () => sql`select "startsOn", "endsOn" from "mealSubscriptions" where not trial`,
);

const people = (where: SQL): SQL =>
  sql`coalesce(sum(coalesce(m.quantity, s.quantity)) filter (where ${where}), 0)::bigint`;

/** A meal is short for lack of money, whatever else it says. */
const cookedByMonth = checkedQuery(
  'meals of plans by month',
  {
    month: column.text(),
    sold: column.bigint(),
    skipped: column.bigint(),
    missed: column.bigint(),
    unpaid: column.bigint(),
  },
  (today: Day) => sql`select left(m.date, 7) as month,
      ${people(sql`m.state = any(${MEAL_STATES.filter(isEaten)}::text[])`)} as sold,
      ${people(sql`m.state = 'skipped'`)} as skipped,
      ${people(sql`m.state = 'missed' and m.reason = any(${reasonsThatCountAs('missed')}::text[])`)} as missed,
      ${people(sql`m.state = 'short' or m.state = 'missed' and m.reason = any(${reasonsThatCountAs('unpaid')}::text[])`)} as unpaid
    from meals m join "mealSubscriptions" s on s.id = m."subscriptionId"
    where m.date <= ${today} group by 1`,
);

/** How plans went, by month (PLAN-37). Trials count as meals, but not as subscribers. */
export async function readPlanMonths(db: Sql, today: Day): Promise<PlanMonths> {
  const [subscriptions, past, cooked] = await Promise.all([
    subscribed(db),
    pastSubscriptions(db),
    cookedByMonth(db, today),
  ]);
  return { months: planMonths([...subscriptions, ...past], cooked, today) };
}
