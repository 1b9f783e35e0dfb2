import { dayOfFigures } from '#domain/dish-figures/rules.ts';
import { DAYS_LOOKED_AT, type Forecast, weekForecast } from '#domain/prep/forecast.ts';
import { soldOutDays } from '#domain/prep/sold-out-days.ts';
import { type CountedDay, usualDaysOf } from '#domain/prep/usual-days.ts';
import { addDays, type Day, dayAt, momentOf } from '#domain/time/local-time.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { type EngineDeps, type LongWorkEngine, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { countDays } from './count-days.ts';
import { readFood } from './known-food.ts';

/** Milliseconds between two looks at whether the night has come. */
const CHECK_INTERVAL = 3_600_000;

const usualCounts = checkedQuery(
  'what was ordered on usual days',
  { day: column.text(), food: column.text(), quantity: column.bigint() },
  () =>
    sql`select day::text, food, quantity from prep_day_counts join prep_days using (day) where usual order by day`,
);

const soldOutTimes = checkedQuery(
  'when dishes were sold out',
  { dishId: column.text(), since: column.moment(), until: orNull(column.moment()) },
  () => sql`select "dishId", since, until from prep_sold_out`,
);

const storedForecasts = checkedQuery(
  'forecasts of the prep list',
  {
    food: column.text(),
    ranges: column.jsonb<Forecast['ranges']>(),
    isGood: orNull(column.boolean()),
  },
  () => sql`select food, ranges, good as "isGood" from prep_forecasts`,
);

/** The forecasts of the last night, by `foodKey`. */
export const readForecasts = async (db: Sql): Promise<ReadonlyMap<string, Forecast>> =>
  new Map((await storedForecasts(db)).map(({ food, ...forecast }) => [food, forecast]));

/** Whether the forecasts of this day have to be made. The row stays locked, so a second run at the same time waits. */
async function claimDay(db: Sql, day: Day): Promise<boolean> {
  const claimed = await db.query(
    sql`insert into prep_forecasts_day (day) values (${day}::date)
      on conflict (id) do update set day = excluded.day where prep_forecasts_day.day <> excluded.day returning 1`,
    'claim the day of forecasts',
  );
  return claimed.length > 0;
}

/** The days with orders and the hours of their weekday, the oldest first. */
async function readUsualDays(db: Sql): Promise<CountedDay[]> {
  const days = new Map<Day, Map<string, number>>();
  for (const { day, food, quantity } of await usualCounts(db)) {
    const counts = days.get(day) ?? new Map<string, number>();
    days.set(day, counts.set(food, quantity));
  }
  return [...days].map(([day, counts]) => ({ day, counts }));
}

/**
 * Counts the days that are over, and says from them what is likely of each dish and prepared item on each weekday, and whether
 * such words were right in the last four weeks (PREP-8). Does so once a night; returns the number of forecasts. Several
 * instances may run it at once. A run that failed has changed nothing, and the next one makes up for it.
 */
export async function makeForecasts(engine: EngineDeps): Promise<number> {
  return runUnitOfWork(engine, SYSTEM, async ({ sql: db, now, site }) => {
    const { timeZone } = site.shop;
    const today = dayOfFigures(now, timeZone);
    if (!(await claimDay(db, today))) return 0;
    await countDays(db, site, addDays(today, -DAYS_LOOKED_AT), addDays(today, -1));
    const from = new Date(momentOf(addDays(today, -DAYS_LOOKED_AT), 0, timeZone));
    await db.execute(
      sql`delete from prep_sold_out where until < ${from}`,
      'forget when dishes were sold out',
    );
    const [days, { food, createdAt }] = [await readUsualDays(db), await readFood(db)];
    const soldOut = soldOutDays(await soldOutTimes(db), { week: site.hours.week, timeZone, now });
    const since = new Map([...createdAt].map(([id, created]) => [id, dayAt(created, timeZone)]));
    const forecasts = [...usualDaysOf(days, food, since, soldOut)].map(
      ([key, usual]) => [key, weekForecast(usual, today)] as const,
    );
    await db.execute(sql`delete from prep_forecasts`, 'forget forecasts');
    await db.execute(
      sql`insert into prep_forecasts (food, ranges, good)
        select * from unnest(${forecasts.map(([key]) => key)}::text[],
          ${forecasts.map(([, { ranges }]) => JSON.stringify(ranges))}::jsonb[],
          ${forecasts.map(([, { isGood }]) => isGood)}::boolean[])`,
      'keep forecasts',
    );
    return forecasts.length;
  });
}

export const nightlyForecasts = (engine: LongWorkEngine) => ({
  every: CHECK_INTERVAL,
  run: () => makeForecasts(engine),
});
