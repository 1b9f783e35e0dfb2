import type { Data } from '#domain/attributes.ts';
import { planAttributes } from '#domain/plans/attributes.ts';
import { costOfMeal } from '#domain/plans/bundles.ts';
import type { MealState, MissedReason } from '#domain/plans/meal-states.ts';
import { cutoffOf, MOST_CUTOFF_DAYS, windowOf } from '#domain/plans/meal-times.ts';
import { type Meal, mealsBetween } from '#domain/plans/meals-between.ts';
import { planMenuAttributes } from '#domain/plans/menu-attributes.ts';
import { menuOn } from '#domain/plans/plan-menus.ts';
import { addDays, type Day, dayAt, weekdayOf } from '#domain/site/local-time.ts';
import { WEEKDAYS } from '#domain/site/spans.ts';
import { attemptEach } from '#server/db/attempt-each.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { tableOf, type Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { find, findAll } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { uniqueId } from '#server/http/params.ts';
import { mealNotCooked } from '#server/mail/emails/meal-not-cooked.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { addressOfPerson } from '../address-of-person.ts';
import { orderMeal } from './meal-orders.ts';
import {
  lockSubscription,
  mealTable,
  mealTimeTable,
  readContext,
  type Subscription,
  subscriptionTable,
} from './planned-meals.ts';
import { arePlansOn } from './plans-on.ts';

/** Milliseconds between two runs. */
const RUN_INTERVAL = 60_000;
/** Milliseconds after a cutoff until whatever was asked before it is stored, on each instance. */
const SETTLED = 30_000;
/** How many days after its day a meal is still decided, after an outage. */
const LATEST = 7;
/** How many meals are worked on at once; the kitchen's customers order at the same time. */
const LANES = 2;

const plans = tableOf('plans', planAttributes);
const planMenus = tableOf('planMenus', planMenuAttributes);

type MealTime = Data<(typeof mealTimeTable)['attributes']> & { id: string };

/** A cutoff that has passed. */
interface Due {
  mealTime: MealTime;
  date: Day;
  cutoff: Date;
}

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

const doneCutoffs = checkedQuery(
  'cutoffs that are over',
  { mealTimeId: column.text(), date: column.text() },
  (from: Day) => sql`select "mealTimeId", date from meal_cutoffs where date >= ${from}`,
);

/** Cutoffs that have passed and are not worked off, the earliest first. */
async function dueCutoffs(engine: EngineDeps, now: Date, timeZone: string): Promise<Due[]> {
  const today = dayAt(now, timeZone);
  const first = addDays(today, -LATEST);
  const [done, found] = await Promise.all([
    doneCutoffs(engine.database, first),
    findAll(engine.database, mealTimeTable, { op: 'and', of: [] }),
  ]);
  const over = new Set(done.map(({ mealTimeId, date }) => `${mealTimeId} ${date}`));
  const days = Array.from({ length: LATEST + MOST_CUTOFF_DAYS + 1 }, (_, count) => addDays(first, count));
  const all = found.flatMap(({ id, data }) =>
    days.map((date) => ({
      mealTime: { ...data, id },
      date,
      cutoff: cutoffOf({ ...data, id }, date, timeZone),
    })),
  );
  return all
    .filter(({ mealTime, date, cutoff }) => cutoff <= now && !over.has(`${mealTime.id} ${date}`))
    .sort((one, other) => one.cutoff.getTime() - other.cutoff.getTime());
}

/** What is stored of a meal that was decided. */
interface Decision {
  state: Extract<MealState, 'cooking' | 'short' | 'missed'>;
  reason?: MissedReason;
  orderId?: string;
  fromBundle?: number;
}

/** Cooks a meal, or says why not. Writes nothing in the second case. */
async function decided(
  work: Work,
  subscription: Subscription,
  meal: Meal,
  due: Due,
  note: string | null,
): Promise<Decision> {
  const { data } = subscription;
  const { mealTime, date } = due;
  const window = windowOf(mealTime, date, work.site.shop.timeZone);
  if (window.until <= work.now) return { state: 'missed', reason: 'late' };
  const [plan, menus] = await Promise.all([
    find(work.sql, plans, data.planId),
    findAll(work.sql, planMenus, equal(planMenus.fields.planId, data.planId)),
  ]);
  const menu =
    plan &&
    menuOn(
      plan.data,
      menus.map((each) => each.data),
      date,
      mealTime.id,
    );
  if (!menu) return { state: 'missed', reason: 'noMenu' };
  const { quantity: people, price } = meal;
  const { total, fromBundle } = costOfMeal(data, { day: date, people, price });
  const bundleLeft = data.bundleLeft - fromBundle;
  // What the bundle holds for this meal is free for it.
  if (fromBundle > 0)
    await work.updateWhere(subscriptionTable, equal(subscriptionTable.fields.id, subscription.id), {
      bundleLeft,
    });
  const other = data.addresses?.find(({ mealTimeId }) => mealTimeId === mealTime.id)?.addressId;
  const addressId = meal.addressId ?? other ?? data.addressId;
  const made = await orderMeal(work, {
    subscription: data,
    dishes: menu.dishes,
    people,
    addressId,
    note,
    total,
    window,
  });
  if ('orderId' in made) return { state: 'cooking', orderId: made.orderId, fromBundle };
  if (fromBundle > 0)
    await work.updateWhere(subscriptionTable, equal(subscriptionTable.fields.id, subscription.id), {
      bundleLeft: data.bundleLeft,
    });
  return made.refused === 'short' ? { state: 'short' } : { state: 'missed', reason: made.refused };
}

async function tell(
  work: Work,
  { id, data: { userId } }: Document<(typeof mealTable)['attributes']>,
): Promise<void> {
  const [recipient] = userId === null ? [] : await addressOfPerson(work.sql, userId);
  if (recipient) await enqueueMail(work, mealNotCooked, { ...recipient, userId, aboutId: id });
}

/**
 * Decides one meal whose cutoff has passed, once: under the lock of its subscription it becomes an order, or its customer is
 * told why not. Does nothing if it is not planned, or was decided.
 */
async function decideMeal(work: Work, id: string, due: Due): Promise<void> {
  const { mealTime, date } = due;
  const subscription = await lockSubscription(work, id);
  if (!subscription || subscription.data.state === 'ended') return;
  const context = await readContext(work, subscription, date);
  const meals = mealsBetween(subscription.data, { from: date, to: date }, context);
  const meal = meals.find(({ mealTimeId }) => mealTimeId === mealTime.id);
  if (meal?.state !== 'planned') return;
  const change = context.changes.find((each) => each.date === date && each.mealTimeId === mealTime.id);
  const decision = await decided(work, subscription, meal, due, change?.note ?? null);
  const values = { ...decision, quantity: meal.quantity, decidedAt: work.now };
  const [made] = change
    ? await work.updateWhere(mealTable, equal(mealTable.fields.id, change.id), values)
    : [
        await work.add(mealTable, uniqueId(), {
          userId: subscription.data.userId,
          subscriptionId: id,
          date,
          mealTimeId: mealTime.id,
          ...values,
        }),
      ];
  if (made && decision.state !== 'cooking') await tell(work, made);
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
    const ended = { state: 'ended', bundleLeft: 0 } as const;
    await work.updateWhere(subscriptionTable, { op: 'and', of: [active, isBefore('endsOn')] }, ended);
  });
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
    const lanes = Array.from({ length: LANES }, (_, lane) =>
      found.filter((__, index) => index % LANES === lane),
    );
    await Promise.all(
      lanes.map((lane) =>
        attemptEach(lane, ({ id }) => runUnitOfWork(engine, SYSTEM, (work) => decideMeal(work, id, due))),
      ),
    );
    // The next run looks for what was asked just before the cutoff, and ends it.
    if (now.getTime() - cutoff.getTime() < SETTLED) return;
    await engine.database.query(
      sql`insert into meal_cutoffs ("mealTimeId", date, at) values (${mealTime.id}, ${date}, ${now}) on conflict do nothing`,
      'a cutoff is over',
    );
  });
  await endOver(engine, dayAt(now, site.shop.timeZone));
}

export const dueMeals = (engine: EngineDeps) => ({
  every: RUN_INTERVAL,
  run: () => decideDueMeals(engine),
});
