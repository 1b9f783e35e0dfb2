import { isEaten } from '#domain/plans/meal-states.ts';
import { cutoffOf } from '#domain/plans/meal-times.ts';
import { planMessages } from '#domain/plans/messages.ts';
import { mealPauseAttributes } from '#domain/plans/pause-attributes.ts';
import type { Data } from '#domain/rows/data.ts';
import { isDay } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOrOwner, changesOnly, signedIn } from '#server/documents/access.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { checkPlansOn } from '../plans-on.ts';
import {
  checkInTime,
  daysAround,
  ownSubscription,
  readContext,
  type StoredContext,
  type Subscription,
  tooLate,
} from './meals/planned-meals.ts';

type Pause = Data<typeof mealPauseAttributes>;
const invalid = (message: string) => new Failure('general_argument_invalid', message);

/** The most pauses of a subscription. */
const MOST_PAUSES = 200;

function checkPause(
  { from, until, mealTimeId }: Pick<Pause, 'from' | 'until' | 'mealTimeId'>,
  { data }: Subscription,
) {
  if (!isDay(from) || (until !== null && !isDay(until))) throw invalid(planMessages.dayWrong);
  if (until !== null && until < from) throw invalid(planMessages.pauseWrong);
  if (mealTimeId !== null && !data.mealTimeIds.includes(mealTimeId))
    throw invalid(planMessages.noSuchMealTime);
}

/** Refuses a pause of a meal that the kitchen has taken already. Throws Failure meal_cutoff_passed. */
function checkNothingCooks(
  work: Work,
  pause: Pick<Pause, 'from' | 'until' | 'mealTimeId'>,
  context: StoredContext,
): void {
  const { from, until, mealTimeId } = pause;
  const { timeZone } = context;
  for (const { date, ...meal } of context.changes) {
    const isPaused =
      date >= from && (until === null || date <= until) && [null, meal.mealTimeId].includes(mealTimeId);
    const mealTime = context.mealTimes.find(({ id }) => id === meal.mealTimeId);
    if (isPaused && mealTime && isEaten(meal.state))
      throw tooLate(
        work,
        { date, mealTimeId: mealTime.id, cutoff: cutoffOf(mealTime, date, timeZone) },
        context,
      );
  }
}

/** Checks a pause, or its end (undefined), in the place of the one with this id. */
async function check(
  work: Work,
  id: string,
  subscription: Subscription,
  pause: Pause | undefined,
): Promise<void> {
  if (pause) checkPause(pause, subscription);
  const context = await readContext(work, subscription, daysAround(work).from);
  const others = context.pauses.filter((each) => each.id !== id);
  const isNew = others.length === context.pauses.length;
  if (pause && isNew) {
    if (others.length >= MOST_PAUSES) throw invalid(planMessages.tooManyPauses);
    checkNothingCooks(work, pause, context);
  }
  const pauses = pause ? [...others, { ...pause, id }] : others;
  checkInTime(work, { agreement: subscription.data, context }, { context: { pauses } });
}

/** The days on which customers pause their subscriptions (PLAN-11). */
export const mealPauses = defineCollection('mealPauses', mealPauseAttributes, ({ fields }) => ({
  belongsTo: {
    owner: fields.userId,
    onAccountClosed: 'erase',
    onChangeOfOwner: 'erase',
    dataExport: { as: 'mealPauses' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: {
    read: adminOrOwner(fields.userId),
    create: signedIn,
    update: adminOrOwner(fields.userId),
    delete: adminOrOwner(fields.userId),
  },
  audit: {
    label: ({ data }) => `Pause of ${data.userId} from ${data.from}`,
    own: ({ data }, userId) => data.userId === userId,
  },
  hooks: {
    /** The customer comes before their subscription and its pauses, as everywhere. */
    async lock(work, id) {
      await work.sql.query(
        sql`select 1 from users where id = (select "userId" from "mealPauses" where id = ${id}) for no key update`,
        'lock the customer of a pause',
      );
    },
    async beforeCreate(work, { id, values }) {
      checkPlansOn(work);
      const subscription = await ownSubscription(work, values.subscriptionId);
      const pause = { ...values, userId: subscription.data.userId };
      await check(work, id, subscription, pause);
      return { insert: pause };
    },
    async beforeUpdate(work, before, change) {
      checkPlansOn(work);
      if (!changesOnly(before.data, change, ['mealTimeId', 'from', 'until']))
        throw invalid(planMessages.onlyOwn);
      const subscription = await ownSubscription(work, before.data.subscriptionId);
      await check(work, before.id, subscription, { ...before.data, ...change });
      return { change };
    },
    async beforeDelete(work, { id, data }) {
      await check(work, id, await ownSubscription(work, data.subscriptionId), undefined);
    },
  },
}));
