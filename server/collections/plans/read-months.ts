import { isEaten, MEAL_STATES } from '#domain/plans/meal-states.ts';
import { type PlanMonths, planMonths } from '#domain/plans/months.ts';
import type { Day } from '#domain/site/local-time.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { pastSubscriptions } from './past-subscriptions.ts';

const subscribed = checkedQuery(
  'first and last days of subscriptions',
  { startsOn: column.text(), endsOn: orNull(column.text()) },
  () => sql`select "startsOn", "endsOn" from "mealSubscriptions" where not trial`,
);

const cookedByMonth = checkedQuery(
  'meals of plans by month',
  { month: column.text(), sold: column.bigint(), skipped: column.bigint(), missed: column.bigint() },
  (today: Day, eaten: readonly string[]) => sql`select left(m.date, 7) as month,
      coalesce(sum(coalesce(m.quantity, s.quantity)) filter (where m.state = any(${eaten}::text[])), 0)::bigint as sold,
      coalesce(sum(coalesce(m.quantity, s.quantity)) filter (where m.state = 'skipped'), 0)::bigint as skipped,
      coalesce(sum(coalesce(m.quantity, s.quantity)) filter (where m.state = 'missed'), 0)::bigint as missed
    from meals m join "mealSubscriptions" s on s.id = m."subscriptionId"
    where m.date <= ${today} group by 1`,
);

/** How plans went, by month (PLAN-37). Trials count as meals, but not as subscribers. */
export async function readPlanMonths(db: Sql, today: Day): Promise<PlanMonths> {
  const [subscriptions, past, cooked] = await Promise.all([
    subscribed(db),
    pastSubscriptions(db),
    cookedByMonth(db, today, MEAL_STATES.filter(isEaten)),
  ]);
  return { months: planMonths([...subscriptions, ...past], cooked, today) };
}
