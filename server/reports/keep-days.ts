import { type Days, spanOf } from '#domain/reports/periods.ts';
import { addDays, type Day, dayAt } from '#domain/time/local-time.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import type { LongWorkDatabase } from '#server/db/connection.ts';
import { takeLock } from '#server/db/locks.ts';
import { sql } from '#server/db/sql-template.ts';
import type { LongWorkEngine } from '#server/documents/unit-of-work.ts';
import { dishesIn, hoursIn, minutesIn } from './statements.ts';

/** The most days that are added up at once. Changes of older orders wait meanwhile. */
const AT_ONCE = 7;
/** Milliseconds between two looks for days that are not kept. */
const CHECK_INTERVAL = 3_600_000;

const knownDays = checkedQuery(
  'days of reports that are kept',
  { first: orNull(column.moment()), last: column.moment(), kept: column.texts() },
  (timeZone: string, { from, to }: Days) =>
    sql`select (select min("orderedOn") from orders) as first, now() - interval '2 days' as last, array(
        select day::text from report_days where zone = ${timeZone} and day between ${from}::date and ${to}::date
      ) as kept`,
);

/** The days, of these, that are over for two days and not kept, from the day of the first order on. */
async function missingDays(database: LongWorkDatabase, timeZone: string, days: Days): Promise<Day[]> {
  const { from, to } = days;
  const [known] = await knownDays(database, timeZone, days);
  if (!known?.first) return [];
  const kept = new Set(known.kept);
  const first = dayAt(known.first, timeZone);
  const end = dayAt(known.last, timeZone);
  const missing: Day[] = [];
  for (let day = first > from ? first : from; day <= to && day < end; day = addDays(day, 1))
    if (!kept.has(day)) missing.push(day);
  return missing;
}

/**
 * Adds up these days and keeps them. No change of their orders is committed meanwhile (see the migration 0930), so what is
 * kept has all that was committed before, and what comes later finds the day and forgets it.
 */
async function addUp(database: LongWorkDatabase, timeZone: string, days: readonly Day[]): Promise<void> {
  const spans = days.map((day) => spanOf({ from: day, to: day }, timeZone));
  await database.transaction(async (tx) => {
    await takeLock(tx, 'days of reports');
    await tx.execute(
      sql`delete from report_days where zone <> ${timeZone}`,
      'forget days of another time zone',
    );
    await tx.execute(sql`
      with days as (
        insert into report_days (day, zone, "from", until)
        select day, ${timeZone}, "from", until from unnest(${days}::date[], ${spans.map(({ from }) => from)}::timestamptz[],
          ${spans.map(({ until }) => until)}::timestamptz[]) as each (day, "from", until)
        on conflict (day) do nothing returning day, "from", until
      ), hours as (
        insert into report_hours ${hoursIn(sql`days`, timeZone)}
      ), dishes as (
        insert into report_dishes ${dishesIn(sql`days`)}
      )
      insert into report_minutes ${minutesIn(sql`days`)}`);
  });
}

/** Keeps the figures of these days, as far as they are over. A day that was kept and has changed is added up again. */
export async function keepDays(database: LongWorkDatabase, timeZone: string, days: Days): Promise<void> {
  const missing = await missingDays(database, timeZone, days);
  for (let at = 0; at < missing.length; at += AT_ONCE)
    await addUp(database, timeZone, missing.slice(at, at + AT_ONCE));
}

const EVER: Days = { from: '1900-01-01', to: '9999-12-31' };

/** Keeps the figures of all days, before anybody asks for them. */
export const figuresByDay = ({ database, site }: LongWorkEngine) => ({
  every: CHECK_INTERVAL,
  run: async () => keepDays(database, (await site.current()).shop.timeZone, EVER),
});
