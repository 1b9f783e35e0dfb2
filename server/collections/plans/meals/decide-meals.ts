import { cutoffOf, MOST_CUTOFF_DAYS } from '#domain/plans/meal-times.ts';
import { addDays, type Day, dayAt, weekdayOf } from '#domain/time/local-time.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { arePlansOn } from '#server/collections/plans-on.ts';
import { attemptEach } from '#server/db/attempt-each.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { forgetDays } from '../past-subscriptions.ts';
import { readBatchFacts } from './batch-facts.ts';
import { overFrom } from './days-off.ts';
import { type Due, decideMeal } from './decide-meal.ts';
import { readMealTimes, subscriptionTable } from './planned-meals.ts';

/** Milliseconds between two runs. */
const RUN_INTERVAL = 60_000;
/** Milliseconds after a cutoff until whatever was asked before it is stored, on each instance. */
const SETTLED = 30_000;
/** How many days back cutoffs are looked for that nobody has worked off. */
const LATEST = 7;
/** The most days after a longer outage: from the last cutoff before it. */
const LONGEST_OUTAGE = 60;
/** How many meals are worked on at once; the kitchen's customers order at the same time. */
const LANES = 2;
/** How many meals share what is read of plans and menus; what is read is some seconds old at most. */
const BATCH = 100;

/** Subscriptions that may have a meal at a cutoff, and of which it is not decided yet. */
const toDecide = checkedQuery(
  'subscriptions at a cutoff',
  { id: column.text() },
  (mealTimeId: string, date: Day, weekday: string, cutoff: Date) => sql`select id from "mealSubscriptions" s
    where state = 'active' and "agreedAt" < ${cutoff} and "mealTimeIds" @> to_jsonb(${mealTimeId}::text)
      and weekdays @> to_jsonb(${weekday}::text) and "startsOn" <= ${date} and ("endsOn" is null or "endsOn" >= ${date})
      and not exists (select 1 from meals m where m."subscriptionId" = s.id and m.date = ${date}
        and m."mealTimeId" = ${mealTimeId} and m."decidedAt" is not null)
    order by id`,
);

const daysFrom = (first: Day, last: Day): Day[] => {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
};

/** Cutoffs that have passed and are not worked off, the earliest first. */
async function dueCutoffs(engine: EngineDeps, now: Date, timeZone: string): Promise<Due[]> {
  const today = dayAt(now, timeZone);
  const usual = addDays(today, -LATEST);
  const [done, found] = await Promise.all([
    overFrom(engine.database, addDays(today, -LONGEST_OUTAGE)),
    readMealTimes(engine.database),
  ]);
  const over = new Set(done.map(({ mealTimeId, date }) => `${mealTimeId} ${date}`));
  const all = found.flatMap((mealTime) => {
    const worked = done.filter(({ mealTimeId }) => mealTimeId === mealTime.id).map(({ date }) => date);
    const last = worked.sort().at(-1) ?? usual;
    return daysFrom(last < usual ? last : usual, addDays(today, MOST_CUTOFF_DAYS)).map((date) => ({
      mealTime,
      date,
      cutoff: cutoffOf(mealTime, date, timeZone),
    }));
  });
  return all
    .filter(({ mealTime, date, cutoff }) => cutoff <= now && !over.has(`${mealTime.id} ${date}`))
    .sort((one, other) => one.cutoff.getTime() - other.cutoff.getTime());
}

/** Ends subscriptions whose last day is over, and bundles, so that nothing is held for them any more. */
async function endOver(engine: EngineDeps, today: Day): Promise<void> {
  await runUnitOfWork(engine, SYSTEM, async (work) => {
    const { fields } = subscriptionTable;
    const isBefore = (field: string) => ({ op: 'lessThan', field, value: today }) as const;
    const active = equal(fields.state, 'active');
    await work.updateWhere(
      subscriptionTable,
      {
        op: 'and',
        of: [active, isBefore('bundleUntil'), { op: 'greaterThan', field: 'bundleLeft', value: 0 }],
      },
      { bundleLeft: 0 },
    );
    const ended = { state: 'ended', bundleLeft: 0, allergies: null, allergiesNotice: null } as const;
    await work.updateWhere(subscriptionTable, { op: 'and', of: [active, isBefore('endsOn')] }, ended);
  });
}

/** Decides the meals of some subscriptions, each in a transaction of its own. */
async function decideBatch(engine: EngineDeps, due: Due, ids: readonly string[]): Promise<void> {
  const facts = await readBatchFacts(engine.database, due.mealTime.id, due.date);
  const lanes = Array.from({ length: LANES }, (_, lane) => ids.filter((__, at) => at % LANES === lane));
  await Promise.all(
    lanes.map((lane) =>
      attemptEach(lane, (id) => runUnitOfWork(engine, SYSTEM, (work) => decideMeal(work, id, due, facts))),
    ),
  );
}

/**
 * Decides the meals whose cutoffs have passed: each becomes an order, or its customer is told why not (PLAN-13). Any number of
 * instances may run it at once and be killed at any moment: each meal is decided in one transaction, once.
 */
export async function decideDueMeals(engine: EngineDeps): Promise<void> {
  const site = await engine.site.current();
  if (!arePlansOn({ site })) return;
  const now = engine.clock();
  await attemptEach(await dueCutoffs(engine, now, site.shop.timeZone), async (due) => {
    const { mealTime, date, cutoff } = due;
    const weekday = WEEKDAYS[weekdayOf(date)] ?? 'monday';
    const found = await toDecide(engine.database, mealTime.id, date, weekday, cutoff);
    const ids = found.map(({ id }) => id);
    const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, batch) =>
      ids.slice(batch * BATCH, (batch + 1) * BATCH),
    );
    await attemptEach(batches, (batch) => decideBatch(engine, due, batch));
    // The next run looks for what was asked just before the cutoff, and ends it.
    if (now.getTime() - cutoff.getTime() < SETTLED) return;
    await engine.database.query(
      sql`insert into meal_cutoffs ("mealTimeId", date, at) values (${mealTime.id}, ${date}, ${now}) on conflict do nothing`,
      'a cutoff is over',
    );
  });
  const today = dayAt(now, site.shop.timeZone);
  await endOver(engine, today);
  await forgetDays(engine.database, today);
  await engine.database.execute(
    sql`delete from meal_cutoffs where date < ${addDays(today, -2 * LONGEST_OUTAGE)}`,
    'forget cutoffs of long ago',
  );
}

/** A new leader begins at once, because the former may have died in the middle of a cutoff. */
export const dueMeals = (engine: EngineDeps) => ({
  every: RUN_INTERVAL,
  atStart: true,
  run: () => decideDueMeals(engine),
});
