import { mealTimeAttributes } from '#domain/plans/meal-time-attributes.ts';
import { checkMealTime } from '#domain/plans/meal-times.ts';
import { planMessages } from '#domain/plans/messages.ts';
import type { Data } from '#domain/rows/data.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly, anyone } from '#server/documents/access.ts';
import { defineCollection } from '#server/documents/collection.ts';
import { checkPlansOn } from '../plans-on.ts';

type Times = Pick<
  Data<typeof mealTimeAttributes>,
  'deliveredFrom' | 'deliveredUntil' | 'cutoffDays' | 'cutoffAt'
>;

/** Throws Failure general_argument_invalid. */
function checkTimes(times: Times): void {
  const problem = checkMealTime(times);
  if (problem) throw new Failure('general_argument_invalid', planMessages[problem.message]);
}

/** The meal times that plans share (PLAN-1). */
export const mealTimes = defineCollection('mealTimes', mealTimeAttributes, () => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: anyone, create: adminOnly, update: adminOnly, delete: adminOnly },
  audit: { label: ({ data }) => data.name },
  hooks: {
    async beforeCreate(work, { values }) {
      checkPlansOn(work);
      checkTimes(values);
      return { insert: values };
    },
    async beforeUpdate(work, before, change) {
      checkPlansOn(work);
      checkTimes({ ...before.data, ...change });
      return { change };
    },
    async beforeDelete(work, { id }) {
      const used = await work.sql.query(
        sql`select 1 from plans where "mealTimeIds" @> to_jsonb(${id}::text) limit 1`,
        'plans of a meal time',
      );
      if (used.length > 0) throw new Failure('plan_in_use');
    },
  },
}));
