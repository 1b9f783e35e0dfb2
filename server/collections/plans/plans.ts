import { planAttributes } from '#domain/plans/attributes.ts';
import { bundleProblem } from '#domain/plans/bundles.ts';
import { planMessages } from '#domain/plans/messages.ts';
import type { Data } from '#domain/rows/data.ts';
import { isDay } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly, kitchenOnly } from '#server/documents/access.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { equal } from '#server/documents/where.ts';
import { checkPlansOn } from '../plans-on.ts';
import { announcePrice } from './prices/announce-price.ts';

type Plan = Data<typeof planAttributes>;
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
      if (data.price !== before.data.price) await announcePrice(work, id, data.price);
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
