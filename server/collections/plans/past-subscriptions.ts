import { MEAL_DAYS } from '#domain/plans/meal-attributes.ts';
import { addDays, type Day, dayAt } from '#domain/time/local-time.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';

// The days of subscriptions that went with a closed login, without a name: the churn of a month counts them too (PLAN-37).

/** Keeps the days of somebody's subscriptions, which are about to be deleted; one that goes on ends today. */
export async function keepDays(work: Work, userId: string): Promise<void> {
  const today = dayAt(work.now, work.site.shop.timeZone);
  await work.sql.execute(
    sql`insert into past_subscriptions ("startsOn", "endsOn")
      select "startsOn", least(coalesce("endsOn", ${today}::text), ${today}::text) from "mealSubscriptions"
      where "userId" = ${userId} and not trial and "startsOn" <= ${today}`,
    'keep the days of subscriptions',
  );
}

export const pastSubscriptions = checkedQuery(
  'days of subscriptions that went with a login',
  { startsOn: column.text(), endsOn: column.text() },
  () => sql`select "startsOn", "endsOn" from past_subscriptions`,
);

/** Deletes the days of subscriptions that ended longer ago than meals are kept. */
export async function forgetDays(db: Sql, today: Day): Promise<void> {
  await db.execute(
    sql`delete from past_subscriptions where "endsOn" < ${addDays(today, -MEAL_DAYS)}`,
    'forget the days of subscriptions',
  );
}
