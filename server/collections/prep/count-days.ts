import { SOLD_STATUSES } from '#domain/orders/statuses.ts';
import { isUsualDay } from '#domain/prep/usual-days.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { addDays, type Day, momentOf } from '#domain/time/local-time.ts';
import { databaseZone } from '#server/db/database-zone.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';

/** So many of the last days are counted again: orders of theirs may still have been cancelled. */
const COUNTED_AGAIN = 3;
/** Orders are placed at most so many days ahead. */
const DAYS_AHEAD = 15;

/**
 * Counts what was ordered on the days of a span that are not counted, and on the last of them again. Days before the span are
 * forgotten. An order counts on the day for which it was made. Whoever calls it twice, or twice at once, gets the same rows.
 * @param until the last day, which is over
 */
export async function countDays(db: Sql, site: SiteSettings, from: Day, until: Day): Promise<void> {
  const { timeZone } = site.shop;
  await db.execute(
    sql`delete from prep_days
      where day < ${from}::date or day > ${addDays(until, -COUNTED_AGAIN)}::date or zone <> ${timeZone}`,
    'forget days of the prep list',
  );
  const kept = await db.query<{ day: Day }>(sql`select day::text from prep_days`, 'days of the prep list');
  const known = new Set(kept.map(({ day }) => day));
  const missing: Day[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) if (!known.has(day)) missing.push(day);
  const [first, last] = [missing[0], missing.at(-1)];
  if (first === undefined || last === undefined) return;
  const begin = new Date(momentOf(addDays(first, -DAYS_AHEAD), 0, timeZone));
  const end = new Date(momentOf(addDays(last, 1), 0, timeZone));
  await db.execute(
    sql`with days as (
        insert into prep_days (day, zone, usual)
        select day, ${timeZone}, usual
        from unnest(${missing}::date[], ${missing.map((day) => isUsualDay(site.hours, day))}::boolean[]) as each (day, usual)
        returning day
      ), lines as (
        select days.day, line, (line ->> 'quantity')::bigint as quantity
        from orders
          join days on days.day = (coalesce("scheduledFor", "orderedOn") at time zone ${databaseZone(timeZone)})::date,
          jsonb_array_elements(items) as line
        where "orderedOn" >= ${begin} and "orderedOn" < ${end}
          and status = any(${SOLD_STATUSES}::text[]) and not "testPayment" and channel <> 'plan'
      ), foods as (
        select day, 'dish ' || (line ->> 'dishId') as food, quantity from lines
        union all
        select day, 'choice ' || (option ->> 'groupId') || ' ' || (option ->> 'choiceId'), quantity
        from lines, jsonb_array_elements(case when jsonb_typeof(line -> 'options') = 'array' then line -> 'options' else '[]' end)
          as option
      )
      insert into prep_day_counts (day, food, quantity)
      select day, food, sum(quantity)::bigint from foods where food is not null group by day, food`,
    'count days of the prep list',
  );
}
