import { isDeepStrictEqual } from 'node:util';
import { planAttributes } from '#domain/plans/attributes.ts';
import { NO_BUNDLE } from '#domain/plans/bundles.ts';
import { planMessages } from '#domain/plans/messages.ts';
import { MOST_SUBSCRIPTIONS, mealSubscriptionAttributes } from '#domain/plans/subscription-attributes.ts';
import { NOTICE_VERSION } from '#domain/privacy/notice.ts';
import type { Data, DraftData } from '#domain/rows/data.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import {
  adminOnly,
  adminOrOwner,
  anonymousNetworkOf,
  changesOnly,
  requireRole,
  signedIn,
  userOf,
} from '#server/documents/access.ts';
import { defineCollection, tableOf, type Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { find } from '#server/documents/store.ts';
import { keptAllergies } from '../kept-allergies.ts';
import { arePlansOn, checkPlansOn } from '../plans-on.ts';
import {
  checkInTime,
  daysAround,
  lockSubscription,
  readContext,
  type Subscription,
} from './meals/planned-meals.ts';
import { movedAddresses } from './moved-addresses.ts';
import { keepDays } from './past-subscriptions.ts';
import { answered } from './prices/answered.ts';
import { NO_PRICE_ASKED } from './prices/not-answered.ts';
import { takeBundle, takeTrial } from './subscribing.ts';
import { CHANGED, CHANGED_BY_ADMINS, checkRules, OF_ORDERS } from './subscription-rules.ts';

type Values = DraftData<typeof mealSubscriptionAttributes>;
type Change = Partial<Data<typeof mealSubscriptionAttributes>>;

const plans = tableOf('plans', planAttributes);
const invalid = (message: string) => new Failure('general_argument_invalid', message);

/** A plan that keeps its price until the transaction ends, so that nobody agrees to one that has just changed. */
async function readPlan(work: Work, id: string) {
  await work.sql.query(sql`select 1 from plans where id = ${id} for share`, 'plan of a subscription');
  return find(work.sql, plans, id);
}

/** Who subscribes: the caller, or the customer for whom an admin does. Locks them, and refuses one too many. */
async function subscriberOf(work: Work, { forUserId }: Values): Promise<string> {
  const user = userOf(work.actor);
  // Whoever has no login that they can come back to has no balance to pay from.
  if (!user || anonymousNetworkOf(work.actor) !== undefined) throw new Failure('user_unauthorized');
  const userId = forUserId ?? user.id;
  const found = await work.sql.query(
    sql`select 1 from users where id = ${userId} for no key update`,
    'lock a subscriber',
  );
  if (found.length === 0) throw new Failure('document_not_found');
  const open = await work.sql.query(
    sql`select 1 from "mealSubscriptions" where "userId" = ${userId} and state = 'active' limit ${MOST_SUBSCRIPTIONS}`,
    'subscriptions of a subscriber',
  );
  if (open.length >= MOST_SUBSCRIPTIONS) throw invalid(planMessages.tooManyOpen(MOST_SUBSCRIPTIONS));
  return userId;
}

/** A new subscription, as it is stored. */
async function subscribed(work: Work, id: string, values: Values) {
  checkPlansOn(work);
  const plan = await readPlan(work, values.planId);
  const userId = await subscriberOf(work, values);
  const byStaff = userOf(work.actor)?.id !== userId;
  if (!plan || (!plan.data.isOnSale && !byStaff)) throw invalid(planMessages.notOnSale);
  await checkRules(work, { id, userId, plan, before: undefined, after: { ...values, bundleLeft: 0 } });
  const { price, name: planName } = plan.data;
  const mealsAtMost = values.trial ? await takeTrial(work, userId, plan, values, byStaff) : null;
  const { paidBy, takesBundle } = values;
  const allergies = keptAllergies(values);
  const bundle = takesBundle
    ? await takeBundle(work, userId, plan, { paidBy, before: NO_BUNDLE })
    : NO_BUNDLE;
  return {
    ...values,
    ...bundle,
    userId,
    planName,
    mealsAtMost,
    allergies,
    allergiesNotice: allergies && NOTICE_VERSION,
    price,
    state: 'active',
    ...NO_PRICE_ASKED,
    agreedAt: work.now,
  } as const;
}

/**
 * The agreement of somebody who is moved to another plan: its price, from now on. What was left of a bundle is balance like any
 * other, and a trial is none any more.
 */
const movedTo = ({ data: { price, name } }: Document<typeof planAttributes>, now: Date) => ({
  ...NO_BUNDLE,
  planName: name,
  price,
  ...NO_PRICE_ASKED,
  trial: false,
  mealsAtMost: null,
  agreedAt: now,
});

/** What a change stores of allergies: other words need a consent of their own. Throws Failure general_argument_invalid. */
function changedAllergies(before: Subscription['data'], { allergies, allergiesConsent = false }: Change) {
  if (allergies === undefined || allergies === before.allergies) return {};
  const words = keptAllergies({ allergies, allergiesConsent });
  return { allergies: words, allergiesNotice: words && NOTICE_VERSION };
}

/**
 * What a change stores of a price that its customer accepts. Of others people at work write it down, and a company agrees itself.
 * @throws Failure plan_price_changed if another price is asked by now
 */
function changedPrice(work: Work, { data }: Subscription, { acceptsPrice = null }: Change) {
  if (acceptsPrice === null) return {};
  if (userOf(work.actor)?.id !== data.userId || data.companyId !== null)
    throw invalid(planMessages.notYourPrice);
  if (data.newPrice !== acceptsPrice) throw new Failure('plan_price_changed');
  return data.acceptsNewPrice ? {} : { ...answered(work, 'agree'), priceAnsweredBy: null };
}

/** What a change stores, once all of it is allowed and in time for every meal that it is about. */
async function changed(work: Work, before: Subscription, change: Change): Promise<Change> {
  checkPlansOn(work);
  if (before.data.state === 'ended') throw invalid(planMessages.ended);
  const allowed = userOf(work.actor)?.isAdmin ? CHANGED_BY_ADMINS : CHANGED;
  if (!changesOnly(before.data, change, allowed)) throw invalid(planMessages.onlyOwn);
  if (!changesOnly(before.data, change, CHANGED)) requireRole(work, adminOnly);
  const plan = await readPlan(work, change.planId ?? before.data.planId);
  const moved = plan && plan.id !== before.data.planId ? movedTo(plan, work.now) : undefined;
  const agreed = changedPrice(work, before, change);
  const after = { ...before.data, ...change, ...moved, ...agreed };
  if (!plan || after.userId === null) throw new Failure('document_not_found');
  const { paidBy, userId } = after;
  await checkRules(work, { id: before.id, userId, plan, before: before.data, after });
  const context = await readContext(work, before, daysAround(work).from);
  const areOtherOrders = OF_ORDERS.some((name) => !isDeepStrictEqual(before.data[name], after[name]));
  checkInTime(work, { agreement: before.data, context }, { agreement: after, areOtherOrders });
  const bundle = change.takesBundle
    ? await takeBundle(work, userId, plan, { paidBy, before: moved ?? before.data })
    : {};
  return { ...change, ...moved, ...agreed, ...bundle, ...changedAllergies(before.data, change) };
}

/**
 * What customers subscribe to. They read and change their own, owners and managers all; price, state and bundle are the
 * server's (PLAN-10). It ends by its last day.
 */
export const mealSubscriptions = defineCollection(
  'mealSubscriptions',
  mealSubscriptionAttributes,
  ({ fields }) => ({
    belongsTo: {
      owner: fields.userId,
      onAccountClosed: 'erase',
      onChangeOfOwner: 'erase',
      dataExport: { as: 'mealSubscriptions' },
    },
    reachedBy: 'documents',
    subscribers: 'readers',
    access: { read: adminOrOwner(fields.userId), create: signedIn, update: adminOrOwner(fields.userId) },
    audit: {
      label: ({ data }) => `${data.planName ?? 'Plan'} of ${data.userId}`,
      own: ({ data }, userId) => data.userId === userId,
      hidden: ['allergies'],
    },
    hooks: {
      /** What they were told of their meals is no document. Of their subscriptions the days stay, as figures for the churn. */
      async beforeAccountClosed(work, { id }) {
        await keepDays(work, id);
        await work.sql.execute(
          sql`delete from meal_messages where "userId" = ${id}`,
          'forget what a subscriber was told',
        );
      },
      async lock(work, id) {
        if (arePlansOn(work)) await lockSubscription(work, id);
      },
      beforeCreate: async (work, { id, values }) => ({ insert: await subscribed(work, id, values) }),
      beforeUpdate: async (work, before, change) => ({ change: await changed(work, before, change) }),
    },
    reactsTo: movedAddresses,
  }),
);
