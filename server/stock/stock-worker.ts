import { isServedOn } from '#domain/dishes/schedule.ts';
import { portionsDate, stockWith } from '#domain/dishes/stock.ts';
import { addDays, type Day } from '#domain/time/local-time.ts';
import { attemptEach } from '#server/db/attempt-each.ts';
import { checkedRead, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, type LongWorkEngine, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { dishTable, SCHEDULE_COLUMNS } from './dish-table.ts';
import { portionsLeftOf, portionsTaken } from './portion-counts.ts';
import { writeStock } from './write-stock.ts';

/** Milliseconds between two runs, which begin with each minute. */
const RUN_INTERVAL = 15_000;
/** Milliseconds between two deletions of past counts. */
const FORGET_INTERVAL = 3_600_000;
/** The most dishes that are updated in one run. */
const AT_ONCE = 200;
/** Days that counts of past portions are kept. */
const KEEP_DAYS = 7;

const changedByTime = checkedRead(
  'dishes whose stock has changed by time',
  { id: column.text() },
  (today: Day, now: Date) =>
    sql`select id from dishes left join "dishPortions" as portions on portions."dishId" = id and date = ${today}::date
      where "soldOutUntil" <= ${now}
        or "portionsPerDay" is not null
          and "portionsLeft" is distinct from greatest("portionsPerDay" - coalesce(taken, 0), 0)
      order by id limit ${AT_ONCE}`,
);
const availableWithSchedule = checkedRead(
  'available dishes with a schedule',
  {
    id: column.text(),
    ...SCHEDULE_COLUMNS,
  },
  () =>
    sql`select id, "isHidden", "servedFrom", "servedUntil", "servedOn" from dishes
      where "isAvailable" and ("servedFrom" is not null or "servedUntil" is not null or "servedOn" <> '[]')
      order by id`,
);

/** The ids of dishes whose stock is no longer what clock and portions say. */
function dishesToUpdate(engine: EngineDeps): Promise<string[]> {
  return runUnitOfWork(engine, SYSTEM, async ({ sql: database, now, site }) => {
    const today = portionsDate(now, site);
    const due = await changedByTime(database, today, now);
    const scheduled = await availableWithSchedule(database);
    const over = scheduled.filter((schedule) => !isServedOn(schedule, today));
    return [...new Set([...due, ...over].map(({ id }) => id))].sort();
  });
}

/**
 * Makes dishes available or unavailable when their time has come, and gives them the portions of a new day. Returns
 * their number. It compares the dishes with the clock, so it makes up for missed runs. Several instances may run it at
 * once, because a dish is compared again under the lock of its row.
 */
export async function updateStock(engine: EngineDeps): Promise<number> {
  const ids = await dishesToUpdate(engine);
  await attemptEach(ids, (id) =>
    runUnitOfWork(engine, SYSTEM, async (work) => {
      const dish = await find(work.sql, dishTable, id, true);
      if (!dish) return;
      const taken = await portionsTaken(work.sql, id, portionsDate(work.now, work.site));
      const left = portionsLeftOf(dish.data.portionsPerDay, taken);
      await writeStock(work, dish, stockWith(dish.data, left, work.site, work.now));
    }),
  );
  return ids.length;
}

/** Deletes the counts of days that are long over. */
export async function forgetPastPortions(engine: EngineDeps): Promise<void> {
  await runUnitOfWork(engine, SYSTEM, async (work) => {
    const before = addDays(portionsDate(work.now, work.site), -KEEP_DAYS);
    await work.sql.execute(sql`delete from "orderPortions" where date < ${before}::date`);
    await work.sql.execute(sql`delete from "dishPortions" where date < ${before}::date`);
  });
}

export const stockUpdates = (engine: EngineDeps) => ({
  every: RUN_INTERVAL,
  run: () => updateStock(engine),
});

export const pastPortionsSweep = (engine: LongWorkEngine) => ({
  every: FORGET_INTERVAL,
  run: () => forgetPastPortions(engine),
});
