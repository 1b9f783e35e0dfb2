import type { orderEventAttributes } from '#domain/orders/events/event-attributes.ts';
import { isFailed, isFulfilled } from '#domain/orders/statuses.ts';
import { MOST_DAYS_AHEAD, mealAttributes } from '#domain/plans/meal-attributes.ts';
import { isDecided } from '#domain/plans/meal-states.ts';
import { type Meal, mealsBetween } from '#domain/plans/meals-between.ts';
import { planMessages } from '#domain/plans/messages.ts';
import type { Data, DraftData } from '#domain/rows/data.ts';
import { addDays, type Day, dayAt, isDay, weekdayOf } from '#domain/time/local-time.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import {
  adminOnly,
  adminOrOwner,
  changesOnly,
  requireRole,
  signedIn,
  userOf,
} from '#server/documents/access.ts';
import { changesOf, defineCollection, type Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { find, findAll } from '#server/documents/store.ts';
import { equal } from '#server/documents/where.ts';
import { orderEvents } from '../orders/order-events.ts';
import { checkPlansOn } from '../plans-on.ts';
import { pricedExtras } from './meals/meal-extras.ts';
import type { LinkedMeal } from './meals/meal-links.ts';
import { takePlaces } from './meals/places.ts';
import {
  mealTable,
  ownSubscription,
  readContext,
  type StoredContext,
  type Subscription,
  subscriptionTable,
  tooLate,
} from './meals/planned-meals.ts';
import { isRating, rated } from './meals/rate-meal.ts';
import { checkAddresses, checkCompanyMeal } from './subscribing.ts';

type OrderEvent = Document<typeof orderEventAttributes>;
type Values = Pick<
  DraftData<typeof mealAttributes>,
  'date' | 'mealTimeId' | 'state' | 'addressId' | 'address' | 'quantity' | 'extras'
>;
const invalid = (message: string) => new Failure('general_argument_invalid', message);

/** The attributes that a change may write. */
const CHANGED = ['state', 'quantity', 'addressId', 'address', 'note', 'extras'] as const;

/** The meal of a subscription, as it is now. Throws Failure meal_cutoff_passed, general_argument_invalid. */
function openMeal(
  work: Work,
  { data }: Subscription,
  { date, mealTimeId }: Pick<Values, 'date' | 'mealTimeId'>,
  context: StoredContext,
): Meal {
  if (!isDay(date)) throw invalid(planMessages.dayWrong);
  const meals = mealsBetween(data, { from: date, to: date }, context);
  const meal = meals.find((each) => each.mealTimeId === mealTimeId);
  if (!meal) throw invalid(planMessages.noSuchMeal);
  if (meal.cutoff <= work.now || isDecided(meal.state)) throw tooLate(work, meal, context);
  return meal;
}

const planAreas = checkedQuery(
  'areas of a plan',
  { areaIds: column.jsonb<readonly string[]>() },
  (planId: string) => sql`select "areaIds" from plans where id = ${planId}`,
);
const areasOfPlan = async ({ sql: db }: Work, planId: string): Promise<readonly string[]> =>
  (await planAreas(db, planId))[0]?.areaIds ?? [];

/** Takes the places of a meal with more people than agreed (PLAN-12). Throws Failure plan_full. */
async function takeMealPlaces(
  work: Work,
  { id, data }: Subscription,
  before: Pick<Values, 'state' | 'quantity'> | undefined,
  { date, mealTimeId, state, quantity }: Values,
): Promise<void> {
  if (state !== 'planned') return;
  const known = before?.state === 'planned' ? (before.quantity ?? 0) : 0;
  const weekdays = WEEKDAYS.slice(weekdayOf(date), weekdayOf(date) + 1);
  const ofDay = { ...data, mealTimeIds: [mealTimeId], weekdays, startsOn: date, endsOn: date };
  const held = { ...ofDay, quantity: Math.max(data.quantity, known) };
  await takePlaces(work, id, held, { ...ofDay, quantity: quantity ?? data.quantity });
}

/** Checks that a meal may become so. */
async function check(work: Work, subscription: Subscription, asked: Values): Promise<void> {
  const context = await readContext(work, subscription, asked.date);
  openMeal(work, subscription, asked, context);
  if (asked.date > addDays(dayAt(work.now, work.site.shop.timeZone), MOST_DAYS_AHEAD))
    throw invalid(planMessages.tooFarAhead);
  if (isDecided(asked.state)) throw invalid(planMessages.onlySkip);
  const { addressId, address, quantity, extras } = asked;
  const { userId, companyId, paidBy, quantity: agreed } = subscription.data;
  if (companyId !== null) checkCompanyMeal({ paidBy, people: quantity ?? agreed, extras });
  if ((addressId !== null || address !== null) && userId !== null)
    await checkAddresses(
      work,
      userId,
      { addressId, addresses: null, address },
      await areasOfPlan(work, subscription.data.planId),
    );
}

type Destination = Pick<Values, 'addressId' | 'address'>;

/**
 * Where a meal goes by what is asked: to an address of the book, or where owners and managers typed. Its customer keeps what they
 * typed, or takes it back.
 * @throws Failure user_unauthorized
 */
function destinationOf(
  work: Work,
  { addressId, address }: Partial<Destination>,
  before: Destination | undefined,
): Partial<Destination> {
  if (address && address !== before?.address) requireRole(work, adminOnly);
  if (address) return { addressId: null, address };
  if (addressId) return { addressId, address: null };
  return { ...(addressId !== undefined && { addressId }), ...(address !== undefined && { address: null }) };
}

/** Whether somebody at work changes a meal for its customer. */
const isForCustomer = ({ actor }: Work, { data: { userId } }: Subscription): boolean =>
  actor.kind === 'user' && userOf(actor)?.id !== userId;

const documentOf = checkedQuery(
  'document of a meal',
  { id: column.text() },
  (subscriptionId: string, date: Day, mealTimeId: string) => sql`select id from meals
    where "subscriptionId" = ${subscriptionId} and date = ${date} and "mealTimeId" = ${mealTimeId}`,
);

/**
 * Skips a meal for whoever has a link of a message about it (PLAN-16). A repeat changes nothing.
 * @throws Failure meal_cutoff_passed, document_not_found, general_argument_invalid
 */
export async function skipLinkedMeal(work: Work, meal: LinkedMeal): Promise<void> {
  checkPlansOn(work);
  const { subscriptionId, date, mealTimeId } = meal;
  const subscription = await ownSubscription(work, subscriptionId);
  const context = await readContext(work, subscription, date);
  const { state } = openMeal(work, subscription, meal, context);
  if (state === 'skipped') return;
  const [known] = await documentOf(work.sql, subscriptionId, date, mealTimeId);
  const { userId } = subscription.data;
  if (known) await work.updateWhere(mealTable, equal(mealTable.fields.id, known.id), { state: 'skipped' });
  else await work.add(mealTable, uniqueId(), { userId, subscriptionId, date, mealTimeId, state: 'skipped' });
}

/** Follows a meal's order: it is delivered, or has ended without food, which gives its part of the bundle back. */
async function followOrder(work: Work, { data: { orderId, from, to } }: OrderEvent): Promise<void> {
  if (to === null || from === to || !work.site.plans.isOn) return;
  const ofOrder = equal(mealTable.fields.orderId, orderId);
  const state = isFulfilled(to) ? 'delivered' : isFailed(to) ? 'missed' : 'cooking';
  const [meal] = await findAll(work.sql, mealTable, ofOrder);
  if (!meal || meal.data.state === state) return;
  await work.updateWhere(mealTable, ofOrder, { state, reason: state === 'missed' ? 'ended' : null });
  const fromBundle = meal.data.fromBundle ?? 0;
  if (fromBundle === 0 || (state !== 'missed' && meal.data.state !== 'missed')) return;
  const theirs = equal(subscriptionTable.fields.id, meal.data.subscriptionId);
  const [subscription] = await findAll(work.sql, subscriptionTable, theirs);
  if (!subscription || subscription.data.state === 'ended') return;
  const bundleLeft = subscription.data.bundleLeft + (state === 'missed' ? fromBundle : -fromBundle);
  await work.updateWhere(subscriptionTable, theirs, { bundleLeft: Math.max(0, bundleLeft) });
}

/**
 * Meals of which something differs, or that were decided. Customers skip theirs and change them until the cutoff; the server
 * decides the rest (PLAN-4, PLAN-11).
 */
export const meals = defineCollection('meals', mealAttributes, ({ fields }) => ({
  belongsTo: {
    owner: fields.userId,
    onAccountClosed: 'erase',
    onChangeOfOwner: 'erase',
    dataExport: { as: 'meals' },
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
    label: ({ data }) => `Meal of ${data.userId} on ${data.date}`,
    own: ({ data }, userId) => data.userId === userId,
  },
  hooks: {
    /** The customer comes before their subscription and its meals, as everywhere. */
    async lock(work, id) {
      await work.sql.query(
        sql`select 1 from users where id = (select "userId" from meals where id = ${id}) for no key update`,
        'lock the customer of a meal',
      );
    },
    /** A meal has one document: another request for it changes that one. */
    async beforeCreate(work, { values }) {
      checkPlansOn(work);
      const subscription = await ownSubscription(work, values.subscriptionId);
      const { subscriptionId, date, mealTimeId, state, quantity, note } = values;
      const [known] = await documentOf(work.sql, subscriptionId, date, mealTimeId);
      const merge = known && (await find(work.sql, mealTable, known.id, true));
      const destination = destinationOf(work, values, merge?.data);
      await check(work, subscription, { ...values, ...destination });
      // Whoever changes it for its customer has not seen what the customer has changed.
      if (merge && isForCustomer(work, subscription)) throw new Failure('document_update_conflict');
      if (values.rating !== null) throw invalid(planMessages.rateWhen);
      await takeMealPlaces(work, subscription, merge?.data, values);
      const extras = await pricedExtras(work, values.extras, merge?.data.extras ?? null, date);
      if (merge) return { merge, values: { state, quantity, ...destination, note, ...extras } };
      const insert = { ...values, ...destination, ...extras, ratingWords: null };
      return { insert: { ...insert, userId: subscription.data.userId } };
    },
    async beforeUpdate(work, before, change: Partial<Data<typeof mealAttributes>>) {
      checkPlansOn(work);
      if (isRating(before.data, change)) return { change: rated(work, before.data, change) };
      if (!changesOnly(before.data, change, CHANGED)) throw invalid(planMessages.onlySkip);
      const subscription = await ownSubscription(work, before.data.subscriptionId);
      const destination = destinationOf(work, change, before.data);
      const asked = { ...before.data, ...change, ...destination };
      await check(work, subscription, asked);
      await takeMealPlaces(work, subscription, before.data, asked);
      const { extras, date } = before.data;
      const priced = change.extras === undefined ? {} : await pricedExtras(work, change.extras, extras, date);
      return { change: { ...change, ...destination, ...priced } };
    },
    async beforeDelete(work, { data }) {
      const subscription = await ownSubscription(work, data.subscriptionId);
      openMeal(work, subscription, data, await readContext(work, subscription, data.date));
    },
  },
  reactsTo: [changesOf(orderEvents, { afterCreate: followOrder })],
}));
