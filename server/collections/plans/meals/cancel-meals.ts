import { canChangeLines } from '#domain/orders/statuses.ts';
import { leftOn } from '#domain/plans/bundles.ts';
import { isClosedOn } from '#domain/plans/closed-days.ts';
import { type Meal, mealsBetween } from '#domain/plans/meals-between.ts';
import { planMessages } from '#domain/plans/messages.ts';
import { addDays, type Day, dayAt, isDay } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { orderEvents } from '#server/collections/orders/order-events.ts';
import { orders } from '#server/collections/orders/orders.ts';
import { checkPlansOn } from '#server/collections/plans-on.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Actor } from '#server/documents/actor.ts';
import { recordAudit } from '#server/documents/audit.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { createDocument } from '#server/documents/writing.ts';
import {
  lockSubscription,
  mealTable,
  mealTimeTable,
  readContext,
  type StoredContext,
  type Subscription,
  subscriptionTable,
} from './planned-meals.ts';
import { tellNotCooked } from './tell-not-cooked.ts';

/** The most days ahead that are cancelled. */
const MOST_AHEAD = 60;
/** Days that a bundle holds longer for a day without meals. */
const LONGER = 1;

/** What cancelling a day has done: meals and orders that are not cooked, and orders that were too far to be cancelled. */
export interface CancelledMeals {
  meals: number;
  orders: number;
  kept: number;
}

const invalid = (message: string) => new Failure('general_argument_invalid', message);

/** Active subscriptions with a day or a meal on a date. */
const eatersOn = checkedQuery(
  'subscriptions with a meal on a date',
  { id: column.text() },
  (date: Day) => sql`select id from "mealSubscriptions" s
    where (state = 'active' and "startsOn" <= ${date} and ("endsOn" is null or "endsOn" >= ${date}))
      or exists (select 1 from meals m where m."subscriptionId" = s.id and m.date = ${date} and m.state = 'cooking')
    order by id`,
);

/** Remembers that nothing is cooked, so that no meal is planned for it any more. Returns its meal times. */
async function rememberCancelled(work: UnitOfWork, date: Day, mealTimeId: string | null): Promise<string[]> {
  checkPlansOn(work);
  const today = dayAt(work.now, work.site.shop.timeZone);
  if (!isDay(date)) throw invalid(planMessages.dayWrong);
  if (date < today || date > addDays(today, MOST_AHEAD)) throw invalid(planMessages.cancelWhen);
  const written = await work.sql.query<{ id: string }>(
    sql`with chosen as (select id from "mealTimes" where ${mealTimeId}::text is null or id = ${mealTimeId}),
      added as (insert into cancelled_meals ("mealTimeId", date, at)
        select id, ${date}, ${work.now} from chosen on conflict do nothing)
      select id from chosen`,
    'cancel the meals of a day',
  );
  if (written.length === 0) throw invalid(planMessages.noSuchMealTime);
  const [first] = mealTimeId === null ? [] : written;
  const named = first && (await find(work.sql, mealTimeTable, first.id));
  await recordAudit(work, {
    action: 'create',
    collection: 'meals',
    documentId: uniqueId(),
    label: `No ${named?.data.name ?? 'meals'} on ${date}`,
  });
  return written.map(({ id }) => id);
}

/** Stores that a planned meal is missed, and tells its customer. */
async function missMeal(
  work: UnitOfWork,
  { id, data: { userId, bundleMealPrice } }: Subscription,
  meal: Pick<Meal, 'date' | 'mealTimeId' | 'quantity' | 'price'>,
  { changes, mealTimes }: StoredContext,
): Promise<void> {
  const { date, mealTimeId, quantity, price } = meal;
  const known = changes.find((change) => change.date === date && change.mealTimeId === mealTimeId);
  const decided = { quantity, price, bundleMealPrice, decidedAt: work.now };
  const values = { state: 'missed', reason: 'kitchen', ...decided } as const;
  const [missed] = known
    ? await work.updateWhere(mealTable, equal(mealTable.fields.id, known.id), values)
    : [await work.add(mealTable, uniqueId(), { userId, subscriptionId: id, date, mealTimeId, ...values })];
  const name = mealTimes.find((each) => each.id === mealTimeId)?.name ?? '';
  if (missed) await tellNotCooked(work, missed, name);
}

/** Cancels the order of a meal as the board does, which gives its money back. Returns whether that was still possible. */
async function cancelOrder(work: UnitOfWork, mealId: string, orderId: string): Promise<boolean> {
  const order = await find(work.sql, orders, orderId, true);
  if (!order || !canChangeLines(order.data.status)) return false;
  const values = { orderId, type: 'step', from: order.data.status, to: 'cancelled', reason: 'closed' };
  await createDocument(
    work,
    orderEvents,
    { id: uniqueId(), values },
    { creator: null, fingerprint: null },
    'create',
  );
  await work.updateWhere(mealTable, equal(mealTable.fields.id, mealId), { reason: 'kitchen' });
  return true;
}

/** Cancels the meals of one subscription on a date. A bundle holds a day longer for it, once for each day. */
async function cancelOf(
  work: UnitOfWork,
  id: string,
  date: Day,
  mealTimeIds: readonly string[],
): Promise<CancelledMeals> {
  const done: CancelledMeals = { meals: 0, orders: 0, kept: 0 };
  const subscription = await lockSubscription(work, id);
  if (!subscription) return done;
  const context = await readContext(work, subscription, date);
  const planned = { ...context, isClosed: isClosedOn(work.site.hours) };
  for (const meal of mealsBetween(subscription.data, { from: date, to: date }, planned)) {
    if (!mealTimeIds.includes(meal.mealTimeId)) continue;
    if (meal.state === 'planned' && subscription.data.state === 'active') {
      await missMeal(work, subscription, meal, context);
      done.meals++;
    }
    const cooking = context.changes.find(
      (change) => change.date === date && change.mealTimeId === meal.mealTimeId && change.state === 'cooking',
    );
    if (!cooking?.orderId) continue;
    if (await cancelOrder(work, cooking.id, cooking.orderId)) done.orders++;
    else done.kept++;
  }
  const wasCancelled = context.changes.some((change) => change.date === date && change.reason === 'kitchen');
  const { bundleUntil } = subscription.data;
  const hasBundle = bundleUntil !== null && leftOn(subscription.data, date) > 0;
  if (done.meals + done.orders > 0 && hasBundle && !wasCancelled)
    await work.updateWhere(subscriptionTable, equal(subscriptionTable.fields.id, id), {
      bundleUntil: addDays(bundleUntil, LONGER),
    });
  return done;
}

/**
 * Cancels all meals of a date, or of one meal time of it: they are missed by the kitchen, and their customers are told and pay
 * nothing. Each subscription is a transaction of its own; a repeat cancels what is left (PLAN-35).
 * @throws Failure plans_off, general_argument_invalid
 */
export async function cancelMeals(
  engine: EngineDeps,
  actor: Actor,
  { date, mealTimeId }: { date: Day; mealTimeId: string | null },
): Promise<CancelledMeals> {
  const mealTimeIds = await runUnitOfWork(engine, actor, (work) => rememberCancelled(work, date, mealTimeId));
  const all: CancelledMeals = { meals: 0, orders: 0, kept: 0 };
  for (const { id } of await eatersOn(engine.database, date)) {
    const done = await runUnitOfWork(engine, actor, (work) => cancelOf(work, id, date, mealTimeIds));
    all.meals += done.meals;
    all.orders += done.orders;
    all.kept += done.kept;
  }
  return all;
}
