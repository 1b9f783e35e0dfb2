import { whyUnpaid } from '#domain/companies/paid-meals.ts';
import { costOfMeal, leftOn } from '#domain/plans/bundles.ts';
import type { MealState, MissedReason } from '#domain/plans/meal-states.ts';
import { windowOf } from '#domain/plans/meal-times.ts';
import { type Meal, mealsBetween } from '#domain/plans/meals-between.ts';
import { addDays, type Day, dayAt } from '#domain/time/local-time.ts';
import { uniqueId } from '#server/base/ids.ts';
import { companyPaying } from '#server/collections/memberships/memberships.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { equal } from '#server/documents/where.ts';
import { claimTold } from '#server/messages/claims.ts';
import type { BatchFacts } from './batch-facts.ts';
import { type MealOrder, mealOrderOf, placeMealOrder } from './meal-orders.ts';
import {
  type KnownMealTime,
  type LockedMeals,
  lockMeals,
  mealTable,
  type StoredContext,
  subscriptionTable,
} from './planned-meals.ts';
import { tellNotCooked } from './tell-not-cooked.ts';

/** A cutoff that has passed. */
export interface Due {
  mealTime: KnownMealTime;
  date: Day;
  cutoff: Date;
}

/** What becomes of a meal, as it is stored. */
interface Decision {
  state: Extract<MealState, 'cooking' | 'short' | 'missed'>;
  reason?: MissedReason;
  order?: MealOrder;
  fromBundle?: number;
}

const paidAlready = checkedQuery(
  'another meal at this time that a company pays',
  { id: column.text() },
  (
    id: string,
    userId: string,
    { date, mealTimeId }: Pick<Meal, 'date' | 'mealTimeId'>,
  ) => sql`select m.id from meals m join orders o on o.id = m."orderId"
    where m."userId" = ${userId} and m.date = ${date} and m."mealTimeId" = ${mealTimeId} and m."subscriptionId" <> ${id}
      and m.state in ('cooking', 'delivered') and o."payerId" is not null limit 1`,
);

/** Whether a meal is cooked, and as which order, or why not. Takes its part of the bundle, and writes nothing else. */
async function decisionOf(
  work: Work,
  { subscription, allergies }: LockedMeals,
  meal: Meal,
  {
    due,
    facts,
    change,
  }: { due: Due; facts: BatchFacts; change: StoredContext['changes'][number] | undefined },
): Promise<Decision> {
  const { id, data } = subscription;
  const { mealTime, date } = due;
  const window = windowOf(mealTime, date, work.site.shop.timeZone);
  if (window.until <= work.now) return { state: 'missed', reason: 'late' };
  const menu = facts.menuOf(data.planId);
  if (!menu) return { state: 'missed', reason: 'noMenu' };
  const company =
    data.companyId === null || data.userId === null
      ? null
      : await companyPaying(work.sql, data.companyId, data.userId, due.cutoff);
  if (company === undefined) return { state: 'missed', reason: 'company' };
  const { quantity: people, price } = meal;
  const { note = null, extras, onCreditUpTo = null } = change ?? {};
  const added = { note, extras: extras ?? [], onCreditUpTo };
  if (company && whyUnpaid({ paidBy: data.paidBy, people, extras: added.extras }))
    return { state: 'missed', reason: 'company' };
  if (company && (await paidAlready(work.sql, id, data.userId ?? '', meal)).length > 0)
    return { state: 'missed', reason: 'company' };
  const { total, fromBundle } = costOfMeal(data, { day: date, people, price });
  const hold = async (bundleLeft: number) => {
    if (fromBundle === 0) return;
    await work.updateWhere(subscriptionTable, equal(subscriptionTable.fields.id, id), { bundleLeft });
  };
  // What the bundle holds for this meal is free for it.
  await hold(data.bundleLeft - fromBundle);
  const other = data.addresses?.find(({ mealTimeId }) => mealTimeId === mealTime.id)?.addressId;
  const { address } = meal;
  const addressId = address === null ? (meal.addressId ?? other ?? data.addressId) : null;
  const { dishes } = menu;
  const about = { mealTime: mealTime.name, mealTimeId: mealTime.id, date, window };
  const asked = {
    ...{ subscription: data, dishes, people, addressId, address: address ?? data.address },
    ...{ ...added, total, about, allergies, company },
  };
  const order = await mealOrderOf(work, asked);
  if ('id' in order) return { state: 'cooking', order, fromBundle };
  await hold(data.bundleLeft);
  if (order.refused !== 'short') return { state: 'missed', reason: order.refused };
  return { state: 'short', ...(company && { reason: 'company' }) };
}

/** Tells a customer that a meal is not cooked. Of several that the kitchen was late for they are told once a day. */
async function tellMissed(
  work: Work,
  meal: Document<(typeof mealTable)['attributes']>,
  name: string,
): Promise<void> {
  const { userId, reason } = meal.data;
  if (userId === null) return;
  const about = dayAt(work.now, work.site.shop.timeZone);
  if (reason === 'late' && (await claimTold(work, userId, [{ kind: 'late', about }])).size === 0) return;
  await tellNotCooked(work, meal, name);
}

/**
 * What becomes of a meal on a day on which the kitchen is closed: its customer, who was told before, pays nothing. A bundle
 * lasts a day longer, or the meal's part of it becomes balance, as the owner has set (PLAN-18).
 */
async function leftOut(work: Work, { subscription, context }: LockedMeals, meal: Meal): Promise<Decision> {
  const decision: Decision = { state: 'missed', reason: 'closed' };
  const { id, data } = subscription;
  const { date, quantity } = meal;
  const left = leftOn(data, date);
  if (left === 0 || data.bundleUntil === null) return decision;
  const isCounted = context.changes.some((each) => each.date === date && each.reason === 'closed');
  const { extendsBundles } = work.site.plans;
  if (extendsBundles && isCounted) return decision;
  const change = extendsBundles
    ? { bundleUntil: addDays(data.bundleUntil, 1) }
    : { bundleLeft: data.bundleLeft - Math.min(left, quantity) };
  await work.updateWhere(subscriptionTable, equal(subscriptionTable.fields.id, id), change);
  return decision;
}

/**
 * Decides one meal whose cutoff has passed, once: under the lock of its subscription it becomes an order, or its customer is
 * told why not. Does nothing if it is not planned, or was decided.
 */
export async function decideMeal(work: Work, id: string, due: Due, facts: BatchFacts): Promise<void> {
  const { mealTime, date } = due;
  const locked = await lockMeals(work, id, date, facts.mealTimes);
  if (!locked || locked.subscription.data.state === 'ended') return;
  const { subscription, context } = locked;
  const meals = mealsBetween(subscription.data, { from: date, to: date }, context);
  const meal = meals.find(({ mealTimeId }) => mealTimeId === mealTime.id);
  if (meal?.state !== 'planned' && meal?.state !== 'closed') return;
  const change = context.changes.find((each) => each.date === date && each.mealTimeId === mealTime.id);
  const decided =
    meal.state === 'closed'
      ? await leftOut(work, locked, meal)
      : await decisionOf(work, locked, meal, { due, facts, change });
  const { order, ...decision } = decided;
  const values = {
    ...decision,
    ...(order && { orderId: order.id }),
    ...(order && change?.extras && { extraCost: order.extraCost }),
    quantity: meal.quantity,
    price: meal.price,
    bundleMealPrice: subscription.data.bundleMealPrice,
    decidedAt: work.now,
  };
  // A meal and its order are sent together.
  const [made] = await Promise.all([
    change
      ? work.updateWhere(mealTable, equal(mealTable.fields.id, change.id), values).then(([first]) => first)
      : work.add(mealTable, uniqueId(), {
          userId: subscription.data.userId,
          subscriptionId: id,
          date,
          mealTimeId: mealTime.id,
          ...values,
        }),
    order && placeMealOrder(work, order),
  ]);
  if (made && !order && decision.reason !== 'closed') await tellMissed(work, made, mealTime.name);
}
