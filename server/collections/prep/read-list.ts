import type { OrderLine } from '#domain/orders/line.ts';
import { rowOf } from '#domain/orders/statuses.ts';
import { placedAddress } from '#domain/places/map-pin.ts';
import { planAttributes } from '#domain/plans/attributes.ts';
import { chosenWords } from '#domain/plans/standing-choices.ts';
import type { PrepList } from '#domain/prep/list.ts';
import { type CookedMeal, foodKey, type Need, needsOf } from '#domain/prep/needs.ts';
import { type MealWords, prepNotes } from '#domain/prep/notes.ts';
import { readyAtOf } from '#domain/prep/ready-at.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { addDays, type Day, momentOf } from '#domain/time/local-time.ts';
import { minuteOf } from '#domain/time/spans.ts';
import type { Sql } from '#server/db/sql.ts';
import { tableOf } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { placeOf } from '#server/places/address-places.ts';
import { type ExpectedMeal, expectedMeals } from '../plans/meals/expected-meals.ts';
import { unpaidOn } from '../plans/unpaid/read-unpaid.ts';
import { readFood } from './known-food.ts';
import { likelyNeeds } from './likely-needs.ts';
import { orderedAhead, orderedForNow } from './ordered-ahead.ts';

/** The day, and the times of it, that a prep list is for. */
export interface PrepSpan {
  day: Day;
  from: string | null;
  until: string | null;
}

const mealKey = ({ subscriptionId, mealTimeId }: { subscriptionId: string; mealTimeId: string }) =>
  `${subscriptionId} ${mealTimeId}`;
const EVERY = { op: 'and', of: [] } as const;
/** Orders as soon as possible of the evening before may still be cooked after midnight. */
const EVENING = 3 * 60 * 60_000;
const planTable = tableOf('plans', planAttributes);

const sum = (of: readonly { people: number | null }[]) =>
  of.reduce((total, { people }) => total + (people ?? 1), 0);

/** What was chosen and typed of each dish of an order. */
const saidOf = (lines: readonly OrderLine[]) =>
  lines.flatMap(({ name, quantity: count, options = [], note }) =>
    [...options.map((option) => option.name), ...(note ? [note] : [])].map((said) => ({
      words: `${name}: ${said}`,
      count,
    })),
  );

/**
 * What is to be cooked in a span of a day: orders ahead, and meals of plans, also those that are no orders yet (PREP-3). Orders
 * as soon as possible stand apart while they are to be cooked.
 */
export async function readPrepList(
  db: Sql,
  site: SiteSettings,
  now: Date,
  { day, from, until }: PrepSpan,
): Promise<PrepList> {
  const { timeZone } = site.shop;
  const midnight = new Date(momentOf(day, 0, timeZone));
  const begin = from === null ? midnight : new Date(momentOf(day, minuteOf(from), timeZone));
  const end = new Date(
    until === null ? momentOf(addDays(day, 1), 0, timeZone) : momentOf(day, minuteOf(until), timeZone),
  );
  const [ahead, soon, expected, unpaid, { food, translationsOf, batchSizes, createdAt: _ }, plans] =
    await Promise.all([
      orderedAhead(db, begin, end),
      orderedForNow(db, new Date(midnight.getTime() - EVENING), end),
      expectedMeals(db, site, day, now),
      unpaidOn({ sql: db, site, now }, day),
      readFood(db),
      site.plans.isOn ? findAll(db, planTable, EVERY) : [],
    ]);
  const coming = expected.meals.filter((meal) => meal.from >= begin && meal.from < end);
  const short = new Set(unpaid.filter(({ isOnCredit }) => !isOnCredit).map(mealKey));
  const isUnpaid = (meal: ExpectedMeal) => short.has(mealKey(meal));
  const toCook = begin <= now && now < end ? soon.filter(({ status }) => rowOf(status).toCook) : [];
  const ordered = ahead.map(({ kind, isMeal, scheduledFor, items, ...address }) => ({
    isMeal,
    readyAt: readyAtOf(
      scheduledFor,
      { kind, place: isMeal ? undefined : placeOf(site, placedAddress(address)) },
      site,
    ),
    isFirm: true,
    lines: items,
  }));
  const planned = coming.map(
    (meal): CookedMeal => ({
      readyAt: readyAtOf(meal.from, { kind: 'delivery', place: undefined }, site),
      isFirm: meal.isFirm,
      lines: meal.dishes.flatMap(({ dishId, quantity }) => {
        const dish = food.dishes.get(dishId);
        return dish ? [{ dishId, name: dish.name, quantity }] : [];
      }),
    }),
  );
  const atOnce = (items: CookedMeal['lines']): CookedMeal => ({ readyAt: now, isFirm: true, lines: items });
  const words = [
    ...ahead.map(
      ({ number, note, allergies, people, items }): MealWords => ({
        ...{ number, note, allergies, count: people ?? 1 },
        ofDishes: saidOf(items),
      }),
    ),
    ...toCook.map(
      ({ number, note, allergies, items }): MealWords => ({
        ...{ number, note, allergies, count: 1 },
        ofDishes: saidOf(items),
      }),
    ),
    ...coming.map(
      ({ note, allergies, people }): MealWords => ({ number: null, note, allergies, count: people }),
    ),
  ];
  const choices = plans.flatMap(({ data }) =>
    (data.choices ?? []).flatMap(({ name, options }) => options.map((option) => chosenWords(name, option))),
  );
  const listed = (need: Need) => ({
    ...need,
    readyAt: need.readyAt.toISOString(),
    translations: translationsOf.get(foodKey(need)) ?? {},
    batchSize: batchSizes.get(foodKey(need)) ?? null,
  });
  const meals = ahead.filter(({ isMeal }) => isMeal);
  const isWholeDay = from === null && until === null;
  const soonOfDay = soon.filter(({ orderedOn }) => orderedOn >= midnight);
  const orders = [...ordered.filter(({ isMeal }) => !isMeal), ...soonOfDay.map(({ items }) => atOnce(items))];
  return {
    ...{ day, from, until },
    at: now.toISOString(),
    counts: {
      orders: ahead.length - meals.length,
      soon: toCook.length,
      meals: sum(meals) + sum(coming),
      expected: sum(coming.filter(({ isFirm }) => !isFirm)),
      unpaid: sum(coming.filter(isUnpaid)),
    },
    needs: needsOf([...ordered, ...planned], food).map(listed),
    soon: needsOf(
      toCook.map(({ items }) => atOnce(items)),
      food,
    ).map(listed),
    notes: prepNotes(words, new Set(choices)),
    likely: isWholeDay ? await likelyNeeds(db, site, { day, now, orders, food, translationsOf }) : null,
  };
}
