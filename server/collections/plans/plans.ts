import type { Data } from '#domain/attributes.ts';
import { priceOn, withPrice } from '#domain/plans/agreed-price.ts';
import { planAttributes } from '#domain/plans/attributes.ts';
import { bundleProblem } from '#domain/plans/bundles.ts';
import { planMessages } from '#domain/plans/messages.ts';
import { mealSubscriptionAttributes } from '#domain/plans/subscription-attributes.ts';
import { dayAt, isDay } from '#domain/site/local-time.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly, kitchenOnly } from '#server/documents/access.ts';
import { defineCollection, tableOf, type Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';
import { tell } from '#server/messages/tell.ts';
import { checkPlansOn } from './plans-on.ts';

type Plan = Data<typeof planAttributes>;
const subscriptions = tableOf('mealSubscriptions', mealSubscriptionAttributes);
const invalid = (message: string) => new Failure('general_argument_invalid', message);

const RUPEE = 100;

/** Throws Failure general_argument_invalid. */
async function checkPlan(work: Work, plan: Plan): Promise<void> {
  const { mealTimeIds, weekdays, price, cycleFrom, areaIds } = plan;
  if (areaIds.some((each) => !work.site.areas.some(({ areaId }) => areaId === each)))
    throw invalid(planMessages.noSuchArea);
  if (price % RUPEE !== 0) throw invalid(planMessages.priceWrong);
  const problem = bundleProblem(plan);
  if (problem) throw invalid(planMessages[problem]);
  if (cycleFrom !== null && !isDay(cycleFrom)) throw invalid(planMessages.dayWrong);
  if (weekdays.length === 0) throw invalid(planMessages.noSuchDays);
  const known = await work.sql.query(
    sql`select 1 from "mealTimes" where id = any(${mealTimeIds}::text[]) for key share`,
    'meal times of a plan',
  );
  if (mealTimeIds.length === 0 || known.length < mealTimeIds.length)
    throw invalid(planMessages.noSuchMealTime);
}

/**
 * Tells the subscribers of a plan of its new price: a lower one holds at once, a higher one is announced (PLAN-5, PLAN-59). Whoever
 * has several subscriptions is told once. Of a price that their company pays they are not told that it is lower.
 */
async function announcePrice(work: Work, planId: string, { price }: Plan): Promise<void> {
  const { fields } = subscriptions;
  const today = dayAt(work.now, work.site.shop.timeZone);
  const theirs = and(equal(fields.planId, planId), equal(fields.state, 'active'));
  // The same for all of a person's subscriptions, so that they are told once.
  const about = `${planId} ${work.now.toISOString()}`;
  for (const { id, data } of await findAll(work.sql, subscriptions, theirs)) {
    const agreed = withPrice(data, price, today);
    await work.updateWhere(subscriptions, equal(fields.id, id), agreed);
    const { userId, companyId } = data;
    if (userId === null) continue;
    const plan = data.planName ?? work.site.shop.name;
    const before = priceOn(data, today) ?? data.price;
    if (agreed.newPrice !== null) {
      const values = { plan, before: data.price, now: agreed.newPrice, from: agreed.newPriceFrom ?? today };
      await tell(work, userId, { kind: 'meal-price', about, values });
    }
    const isBetter = agreed.price < before || (agreed.newPrice === null && data.newPrice !== null);
    if (isBetter && companyId === null) {
      const values = { plan, before, now: agreed.price, hasBundle: data.bundleLeft > 0 };
      await tell(work, userId, { kind: 'meal-price-lower', about, values });
    }
  }
}

/** Plans that customers subscribe to. Customers see those on sale, people of the kitchen all (PLAN-9). */
export const plans = defineCollection('plans', planAttributes, ({ fields }) => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: {
    read: (caller) => (kitchenOnly(caller) ? true : equal(fields.isOnSale, true)),
    create: adminOnly,
    update: adminOnly,
    delete: adminOnly,
  },
  audit: { label: ({ data }) => data.name },
  hooks: {
    async beforeCreate(work, { values }) {
      checkPlansOn(work);
      await checkPlan(work, values);
      return { insert: values };
    },
    async beforeUpdate(work, before, change) {
      checkPlansOn(work);
      await checkPlan(work, { ...before.data, ...change });
      return { change };
    },
    async afterUpdate(work, before, { id, data }) {
      if (data.price !== before.data.price) await announcePrice(work, id, data);
    },
    async beforeDelete(work, { id }) {
      const used = await work.sql.query(
        sql`select 1 from "mealSubscriptions" where "planId" = ${id} limit 1`,
        'subscriptions of a plan',
      );
      if (used.length > 0) throw new Failure('plan_in_use');
    },
  },
}));
