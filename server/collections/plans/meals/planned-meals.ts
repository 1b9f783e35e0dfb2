import { mealAllergies } from '#domain/allergies/of-meals.ts';
import { type Paise, ZERO_PAISE } from '#domain/money.ts';
import { mealAttributes } from '#domain/plans/meal-attributes.ts';
import { mealTimeAttributes } from '#domain/plans/meal-time-attributes.ts';
import {
  type Agreement,
  changedTooLate,
  type Meal,
  type MealsContext,
  mealsBetween,
} from '#domain/plans/meals-between.ts';
import { planMessages } from '#domain/plans/messages.ts';
import { mealPauseAttributes } from '#domain/plans/pause-attributes.ts';
import { mealSubscriptionAttributes } from '#domain/plans/subscription-attributes.ts';
import type { Data } from '#domain/rows/data.ts';
import { openingMessages } from '#domain/site/messages.ts';
import { whenWords } from '#domain/site/opening/opening-words.ts';
import { momentInWords } from '#domain/site/opening/shown-opening.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { addDays, type Day, dayAt } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { rememberBalance } from '#server/collections/balances/balances.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { userOf } from '#server/documents/access.ts';
import { tableOf, type Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { find, findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
import { cancelledFrom, isIn, isOffOn, overFrom } from './days-off.ts';

// The meals of a subscription as the database has them, for whatever changes or cooks them.

export const mealTimeTable = tableOf('mealTimes', mealTimeAttributes);
export const subscriptionTable = tableOf('mealSubscriptions', mealSubscriptionAttributes);
export const pauseTable = tableOf('mealPauses', mealPauseAttributes);
export const mealTable = tableOf('meals', mealAttributes);

export type Subscription = Document<typeof mealSubscriptionAttributes>;
export type KnownMealTime = Data<typeof mealTimeAttributes> & { id: string };

const EVERY = { op: 'and', of: [] } as const;
/** Days around a cutoff within which its meal is. */
const AROUND = 5;

const lockedCustomer = checkedQuery(
  'lock the customer of a subscription',
  { id: column.text(), allergies: orNull(column.text()), balance: orNull(column.bigint<Paise>()) },
  (id: string) => sql`select id, allergies, balance from users
    where id = (select "userId" from "mealSubscriptions" where id = ${id}) for no key update`,
);

/**
 * Locks the profile of a subscription's customer, and then the subscription, until the transaction ends. Everything that
 * changes its meals or their money does so in this order.
 */
export async function lockSubscription(work: Work, id: string): Promise<Subscription | undefined> {
  // The second statement is sent with the first and runs after it.
  const [, subscription] = await Promise.all([
    lockedCustomer(work.sql, id),
    find(work.sql, subscriptionTable, id, true),
  ]);
  return subscription;
}

/** Locks the subscribers of several subscriptions, in the order of their ids, so that two of such requests never wait for each other. */
export async function lockSubscribers(work: Work, subscriptionIds: readonly string[]): Promise<void> {
  await work.sql.query(
    sql`select 1 from users
      where id in (select "userId" from "mealSubscriptions" where id = any(${subscriptionIds}::text[]))
      order by id for no key update`,
    'lock several subscribers',
  );
}

/**
 * The subscription that a request changes something of.
 * @throws Failure document_not_found if it is not the caller's own, unless an admin asks
 */
export async function ownSubscription(work: Work, id: string): Promise<Subscription> {
  const found = await lockSubscription(work, id);
  const user = userOf(work.actor);
  const mayChange = work.actor.kind === 'system' || user?.isAdmin || user?.id === found?.data.userId;
  if (!found || !mayChange) throw new Failure('document_not_found');
  if (found.data.state === 'ended') throw new Failure('general_argument_invalid', planMessages.ended);
  return found;
}

/** What decides the meals of a subscription besides itself. */
export interface StoredContext extends MealsContext {
  mealTimes: readonly KnownMealTime[];
  pauses: readonly (Data<typeof mealPauseAttributes> & { id: string })[];
  changes: readonly (Data<typeof mealAttributes> & { id: string; updated: Date })[];
}

const withIds = <A extends object>(documents: readonly { id: string; updated: Date; data: A }[]) =>
  documents.map(({ id, updated, data }) => ({ id, updated, ...data }));

export const readMealTimes = async (db: Pick<Sql, 'query'>): Promise<readonly KnownMealTime[]> =>
  withIds(await findAll(db, mealTimeTable, EVERY));

const pausesOf = (db: Sql, id: string) =>
  findAll(db, pauseTable, equal(pauseTable.fields.subscriptionId, id), 'pauses of a subscription');
const mealsSince = (db: Sql, id: string, since: Day) =>
  findAll(
    db,
    mealTable,
    and(equal(mealTable.fields.subscriptionId, id), { op: 'greaterThanEqual', field: 'date', value: since }),
    'meals of a subscription',
  );

const contextOf = (
  { site }: Pick<Work, 'site'>,
  mealTimes: readonly KnownMealTime[],
  pauses: Awaited<ReturnType<typeof pausesOf>>,
  changes: Awaited<ReturnType<typeof mealsSince>>,
  cancelled: Awaited<ReturnType<typeof cancelledFrom>>,
  over: Awaited<ReturnType<typeof overFrom>>,
): StoredContext => ({
  mealTimes,
  pauses: withIds(pauses),
  changes: withIds(changes),
  isClosed: isOffOn(site, cancelled),
  isOver: isIn(over),
  timeZone: site.shop.timeZone,
});

/** Reads what decides the meals of a subscription from a day on. Of a trial it reads all, because its meals are counted. */
export async function readContext(
  work: Pick<Work, 'sql' | 'site'>,
  { id, data }: Pick<Subscription, 'id' | 'data'>,
  from: Day,
): Promise<StoredContext> {
  const since = data.mealsAtMost === null ? from : data.startsOn;
  const db = work.sql;
  const [mealTimes, pauses, changes, cancelled, over] = await Promise.all([
    readMealTimes(db),
    pausesOf(db, id),
    mealsSince(db, id, since),
    cancelledFrom(db, since),
    overFrom(db, since),
  ]);
  return contextOf(work, mealTimes, pauses, changes, cancelled, over);
}

/** What decides the meals of each of some subscriptions from a day on, read for all together. By their ids. */
export async function readContexts(
  db: Sql,
  site: SiteSettings,
  subscriptions: readonly Subscription[],
  from: Day,
  mealTimes: readonly KnownMealTime[],
): Promise<ReadonlyMap<string, StoredContext>> {
  const ids = subscriptions.map(({ id }) => id);
  const first = subscriptions.reduce(
    (day, { data }) => (data.mealsAtMost !== null && data.startsOn < day ? data.startsOn : day),
    from,
  );
  const since = { op: 'greaterThanEqual', field: 'date', value: first } as const;
  const [pauses, changes, cancelled, over] = await Promise.all([
    findAll(db, pauseTable, equal(pauseTable.fields.subscriptionId, ...ids)),
    findAll(db, mealTable, and(equal(mealTable.fields.subscriptionId, ...ids), since)),
    cancelledFrom(db, first),
    overFrom(db, first),
  ]);
  const of = <Owned extends { data: { subscriptionId: string } }>(all: readonly Owned[], id: string) =>
    all.filter(({ data }) => data.subscriptionId === id);
  return new Map(
    ids.map((id) => [id, contextOf({ site }, mealTimes, of(pauses, id), of(changes, id), cancelled, over)]),
  );
}

/** A locked subscription with what decides its meals, and what its customer does not tolerate. */
export interface LockedMeals {
  subscription: Subscription;
  context: StoredContext;
  allergies: string | null;
}

/** Locks a subscription and reads what decides its meals from a day on, in one packet: the statements run one after another. */
export async function lockMeals(
  work: Work,
  id: string,
  from: Day,
  mealTimes: readonly KnownMealTime[],
): Promise<LockedMeals | undefined> {
  const db = work.sql;
  const [[customer], subscription, pauses, changes, cancelled] = await Promise.all([
    lockedCustomer(db, id),
    find(db, subscriptionTable, id, true),
    pausesOf(db, id),
    mealsSince(db, id, from),
    cancelledFrom(db, from),
  ]);
  if (!subscription) return undefined;
  if (customer) rememberBalance(work, customer.id, { balance: customer.balance ?? ZERO_PAISE });
  const { mealsAtMost, startsOn } = subscription.data;
  const counted = mealsAtMost === null ? changes : await mealsSince(db, id, startsOn);
  // The cutoff that is worked off now is not over yet.
  const context = contextOf(work, mealTimes, pauses, counted, cancelled, []);
  const allergies = mealAllergies(customer?.allergies ?? null, subscription.data.allergies);
  return { subscription, context, allergies };
}

/** The days around today whose cutoffs may just have passed. */
export function daysAround({ now, site }: Pick<Work, 'now' | 'site'>): { from: Day; to: Day } {
  const today = dayAt(now, site.shop.timeZone);
  return { from: addDays(today, -AROUND), to: addDays(today, AROUND) };
}

/**
 * Refuses a change of a subscription, its pauses or its meals that would change a meal whose cutoff has passed, but which is
 * not decided yet. Of decided meals such a change changes nothing, so they are no reason to refuse it.
 * @param after.areOtherOrders whether the change alters the order of every meal: who pays, where it goes, what was chosen
 * @throws Failure meal_cutoff_passed
 */
export function checkInTime(
  work: Work,
  before: { agreement: Agreement; context: StoredContext },
  after: { agreement?: Agreement; context?: Partial<StoredContext>; areOtherOrders?: boolean },
): void {
  const days = daysAround(work);
  const { agreement, context } = before;
  const planned = mealsBetween(agreement, days, context);
  const waiting = planned.find(({ state, cutoff }) => state === 'planned' && cutoff <= work.now);
  if (waiting && after.areOtherOrders) throw tooLate(work, waiting, context);
  const changed = mealsBetween(after.agreement ?? agreement, days, { ...context, ...after.context });
  const late = changedTooLate(planned, changed, work.now);
  if (late) throw tooLate(work, late, context);
}

const longDay = (day: Day): string =>
  new Intl.DateTimeFormat(openingMessages.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

/** The refusal of a change that comes too late, which names the meal. */
export function tooLate(
  { now, site }: Pick<Work, 'now' | 'site'>,
  { date, mealTimeId, cutoff }: Pick<Meal, 'date' | 'mealTimeId' | 'cutoff'>,
  { mealTimes }: Pick<StoredContext, 'mealTimes'>,
): Failure {
  const name = mealTimes.find(({ id }) => id === mealTimeId)?.name ?? '';
  const when = whenWords(openingMessages, momentInWords(cutoff, now, site.shop.timeZone)) ?? '';
  return new Failure('meal_cutoff_passed', planMessages.cutoffPassed(name, longDay(date), when));
}
