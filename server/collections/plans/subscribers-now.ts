import type { Language } from '#domain/languages/languages.ts';
import { ZERO_PAISE } from '#domain/money.ts';
import { type Bundle, leftOn } from '#domain/plans/bundles.ts';
import { type OwnMeal, ownMeals, type Payer, type Purse } from '#domain/plans/meal-messages.ts';
import { mealsBetween } from '#domain/plans/meals-between.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { addDays, type Day } from '#domain/time/local-time.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
import { leftOnHouseAccount, readStanding, type Standing, usable } from '../balances/standing.ts';
import {
  type KnownMealTime,
  readContexts,
  type Subscription,
  subscriptionTable,
} from './meals/planned-meals.ts';

// Subscribers with their next meals and what they can pay, read in a few statements for many of them.

/** How many days ahead messages look. */
const AHEAD = 14;
/** The most people of one page. */
const PAGE = 200;

/** A subscriber with the meals of all their subscriptions. */
export interface SubscriberNow {
  userId: string;
  language: Language;
  /** Whether they want news of their meals on a way that there is. */
  hearsNews: boolean;
  /** By their cutoffs. */
  meals: readonly OwnMeal[];
  payers: ReadonlyMap<string, Payer>;
  purse: Purse;
  hasBundle: boolean;
  /** The plans by subscription. */
  planIds: ReadonlyMap<string, string>;
}

const activePeople = checkedQuery(
  'people with a subscription',
  { userId: column.text(), language: column.text<Language>(), hearsNews: column.boolean() },
  (after: string) => sql`select id as "userId", language,
      ((email is not null and "mailWhenMeals")
        or ("alertWhenMeals" and exists (select 1 from "pushSubscriptions" p where p."userId" = users.id))
        or ("textWhenMeals" and exists (select 1 from accounts a
          where a.id = users.id and a.active and a.phone_verified and a.phone is not null))) as "hearsNews"
    from users
    where id > ${after} and id in (select "userId" from "mealSubscriptions" where state = 'active')
    order by id limit ${PAGE}`,
);

const purseOf = (standing: Standing | undefined): Purse => ({
  balance: standing ? usable(standing) : ZERO_PAISE,
  house: standing ? leftOnHouseAccount(standing) : ZERO_PAISE,
});

function bundleOf({ data }: Subscription): Bundle {
  const { bundleLeft, bundleMealPrice, bundleUntil } = data;
  return { bundleLeft, bundleMealPrice, bundleUntil };
}

/** The next page of subscribers after a person; empty once there are no more. */
export async function subscribersAfter(
  db: Sql,
  after: string,
  { site, today, mealTimes }: { site: SiteSettings; today: Day; mealTimes: readonly KnownMealTime[] },
): Promise<SubscriberNow[]> {
  const people = await activePeople(db, after);
  const ids = people.map(({ userId }) => userId);
  if (ids.length === 0) return [];
  const { fields } = subscriptionTable;
  const [subscriptions, standings] = await Promise.all([
    findAll(db, subscriptionTable, and(equal(fields.userId, ...ids), equal(fields.state, 'active'))),
    // Gathered into one statement.
    Promise.all(ids.map((id) => readStanding(db, id))),
  ]);
  const contexts = await readContexts(db, site, subscriptions, today, mealTimes);
  const days = { from: today, to: addDays(today, AHEAD) };
  const { timeZone } = site.shop;
  return people.map(({ userId, language, hearsNews }, place) => {
    const theirs = subscriptions.filter(({ data }) => data.userId === userId);
    const meals = theirs.flatMap(({ id, data }) => {
      const context = contexts.get(id);
      return context ? ownMeals(id, mealsBetween(data, days, context), mealTimes, timeZone) : [];
    });
    meals.sort((one, other) => one.cutoff.getTime() - other.cutoff.getTime());
    const payers = theirs.map(
      (each) =>
        [
          each.id,
          { bundle: bundleOf(each), paidBy: each.data.paidBy, byCompany: each.data.companyId !== null },
        ] as const,
    );
    return {
      userId,
      language,
      hearsNews,
      meals,
      payers: new Map(payers),
      purse: purseOf(standings[place]),
      hasBundle: theirs.some((each) => leftOn(bundleOf(each), today) > 0),
      planIds: new Map(theirs.map(({ id, data }) => [id, data.planId])),
    };
  });
}
