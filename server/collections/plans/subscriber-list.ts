import { comparable } from '#domain/comparing.ts';
import { type Paise, toRupees } from '#domain/money.ts';
import { type Meal, mealsBetween } from '#domain/plans/meals-between.ts';
import {
  cookedOn,
  listsOf,
  NEXT_WITHIN,
  nextMeal,
  type ShownSubscribers,
  SUBSCRIBERS_PER_PAGE,
  type Subscriber,
  type SubscriberList,
  stoppedSince,
} from '#domain/plans/subscribers.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { addDays, type Day, dayAt } from '#domain/time/local-time.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal, or } from '#server/documents/where.ts';
import { cancelledFrom, isIn, isOffOn, overFrom } from './meals/days-off.ts';
import {
  mealTable,
  mealTimeTable,
  pauseTable,
  type Subscription,
  subscriptionTable,
} from './meals/planned-meals.ts';
import { unpaidOn } from './unpaid/read-unpaid.ts';

interface Asked {
  show: ShownSubscribers;
  /** Part of a name or phone number; empty: everybody. */
  search: string;
  /** How many are left out at the beginning. */
  after: number;
}

const peopleOf = checkedQuery(
  'people who subscribe',
  {
    id: column.text(),
    name: orNull(column.text()),
    phone: orNull(column.bigint()),
    balance: column.bigint<Paise>(),
  },
  (ids: readonly string[]) =>
    sql`select id, name, phone, coalesce(balance, 0) as balance from users where id = any(${ids}::text[])`,
);

const companyNames = checkedQuery(
  'names of companies that pay',
  { id: column.text(), name: column.text() },
  (ids: readonly string[]) => sql`select id, name from companies where id = any(${ids}::text[])`,
);

type Person = Awaited<ReturnType<typeof peopleOf>>[number];

function grouped<T extends { data: { subscriptionId: string } }>(all: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const each of all) {
    const { subscriptionId } = each.data;
    found.set(subscriptionId, [...(found.get(subscriptionId) ?? []), each]);
  }
  return found;
}

/** Subscriptions that go on or have ended within the last month, with their meals of the next weeks. */
async function readAll(db: Sql, site: SiteSettings, today: Day) {
  const { fields } = subscriptionTable;
  const stopped = { op: 'greaterThanEqual', field: 'endsOn', value: stoppedSince(today) } as const;
  const subscriptions = await findAll(db, subscriptionTable, or(equal(fields.state, 'active'), stopped));
  const ids = subscriptions.map(({ id }) => id);
  // Of trials all meals are read, because they are counted.
  const trials = subscriptions.filter(({ data }) => data.mealsAtMost !== null).map(({ id }) => id);
  const { subscriptionId } = mealTable.fields;
  const fromToday = { op: 'greaterThanEqual', field: 'date', value: today } as const;
  const [mealTimes, pauses, changes, cancelled, over] = await Promise.all([
    findAll(db, mealTimeTable, and()),
    findAll(db, pauseTable, equal(pauseTable.fields.subscriptionId, ...ids)),
    findAll(
      db,
      mealTable,
      or(and(equal(subscriptionId, ...ids), fromToday), equal(subscriptionId, ...trials)),
    ),
    cancelledFrom(db, today),
    overFrom(db, today),
  ]);
  const pausesOf = grouped(pauses);
  const changesOf = grouped(changes);
  const context = {
    mealTimes: mealTimes.map(({ id, data }) => ({ id, ...data })),
    isClosed: isOffOn(site, cancelled),
    isOver: isIn(over),
    timeZone: site.shop.timeZone,
  };
  return subscriptions.map((subscription) => {
    const { id, data } = subscription;
    const theirs = pausesOf.get(id) ?? [];
    const meals =
      data.state === 'active'
        ? mealsBetween(
            data,
            { from: today, to: addDays(today, NEXT_WITHIN) },
            {
              ...context,
              pauses: theirs.map((pause) => pause.data),
              changes: (changesOf.get(id) ?? []).map((change) => change.data),
            },
          )
        : [];
    return { subscription, meals, pauses: theirs };
  });
}

type Entry = Awaited<ReturnType<typeof readAll>>[number];

function shown(
  { subscription, meals, pauses }: Entry,
  person: Person | undefined,
  companies: ReadonlyMap<string, string>,
  { today, tomorrow }: { today: Day; tomorrow: Day },
): Subscriber {
  const { id, updated, data } = subscription as Subscription;
  const { planId, mealTimeIds, weekdays, quantity, choices, startsOn, endsOn, trial, paidBy } = data;
  const next = nextMeal(meals, today);
  return {
    $id: id,
    $updatedAt: updated.toISOString(),
    userId: data.userId ?? '',
    name: person?.name || null,
    phone: person?.phone ?? null,
    ...{ planId, mealTimeIds, weekdays, quantity, choices, startsOn, endsOn, trial, paidBy },
    planName: data.planName ?? '',
    state: data.state,
    companyId: data.companyId,
    company: data.companyId === null ? null : (companies.get(data.companyId) ?? ''),
    price: toRupees(data.price),
    balance: toRupees(person?.balance ?? (0 as Paise)),
    bundleLeft: data.bundleLeft,
    bundleUntil: data.bundleUntil,
    next: next ? { date: next.date, mealTimeId: next.mealTimeId } : null,
    tomorrow: meals
      .filter(({ date }) => date === tomorrow)
      .map(({ mealTimeId, state }) => ({ mealTimeId, state })),
    pauses: pauses
      .filter(({ data: pause }) => pause.until === null || pause.until >= today)
      .map(({ id: $id, data: { mealTimeId, from, until } }) => ({ $id, mealTimeId, from, until })),
  };
}

const byName = (one: Subscriber, other: Subscriber) =>
  (one.name ?? '').localeCompare(other.name ?? '', 'en') || (one.$id < other.$id ? -1 : 1);

const ORDER: Readonly<Record<ShownSubscribers, (one: Subscriber, other: Subscriber) => number>> = {
  active: byName,
  skipping: byName,
  new: (one, other) =>
    one.startsOn < other.startsOn ? 1 : one.startsOn > other.startsOn ? -1 : byName(one, other),
  stopped: (one, other) => ((one.endsOn ?? '') < (other.endsOn ?? '') ? 1 : -1),
};

/** The subscribers of a list, with what is cooked tomorrow (PLAN-32). */
export async function subscriberList(
  db: Sql,
  site: SiteSettings,
  now: Date,
  { show, search, after }: Asked,
): Promise<SubscriberList> {
  const today = dayAt(now, site.shop.timeZone);
  const tomorrow = addDays(today, 1);
  const [entries, unpaid] = await Promise.all([
    readAll(db, site, today),
    unpaidOn({ sql: db, site, now }, tomorrow),
  ]);
  const isTomorrow = ({ date }: Meal) => date === tomorrow;
  const listed = entries.map((entry) => ({
    entry,
    lists: listsOf(entry.subscription.data, entry.meals.filter(isTomorrow), { now, today }),
  }));
  const userIds = entries.flatMap(({ subscription: { data } }) => data.userId ?? []);
  const people = new Map((await peopleOf(db, userIds)).map((person) => [person.id, person]));
  const companyIds = [...new Set(entries.flatMap(({ subscription: { data } }) => data.companyId ?? []))];
  const companies = new Map((await companyNames(db, companyIds)).map(({ id, name }) => [id, name]));
  const words = comparable(search).split(' ').filter(Boolean);
  const found = listed
    .filter(({ lists }) => lists.includes(show))
    .map(({ entry }) => {
      const person = people.get(entry.subscription.data.userId ?? '');
      return shown(entry, person, companies, { today, tomorrow });
    })
    .filter(({ name, phone }) => {
      const text = comparable(`${name ?? ''} ${phone ?? ''}`);
      return words.every((word) => text.includes(word));
    })
    .sort(ORDER[show]);
  const count = (list: ShownSubscribers) => listed.filter(({ lists }) => lists.includes(list)).length;
  return {
    subscribers: found.slice(after, after + SUBSCRIBERS_PER_PAGE),
    total: found.length,
    counts: {
      active: count('active'),
      skipping: count('skipping'),
      new: count('new'),
      stopped: count('stopped'),
    },
    tomorrow: {
      date: tomorrow,
      mealTimes: cookedOn(
        entries.flatMap(({ meals }) => meals.filter(isTomorrow)),
        unpaid,
      ),
      unpaid,
    },
  };
}
