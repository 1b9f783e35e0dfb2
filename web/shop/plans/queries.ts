import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { DocumentTranslations } from '#domain/languages/document-translations.ts';
import type { Paise } from '#domain/money.ts';
import { type BundleOffer, mealPriceOf } from '#domain/plans/bundles.ts';
import type { MealTime } from '#domain/plans/meal-times.ts';
import { servedCodec } from '#domain/plans/menu-attributes.ts';
import type { Cycle, ServedAt } from '#domain/plans/plan-menus.ts';
import { readRecords } from '#domain/plans/read-records.ts';
import { choiceCodec, type StandingChoice } from '#domain/plans/standing-choices.ts';
import { addDays, type Day, dayAt } from '#domain/time/local-time.ts';
import { WEEKDAYS, type Weekday } from '#domain/time/spans.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** A plan that is on sale. */
export interface ShownPlan extends Cycle {
  id: string;
  name: string;
  description: string;
  translations: DocumentTranslations<'name' | 'description'>;
  imgUrl: string;
  type: string;
  mealTimeIds: readonly string[];
  weekdays: readonly Weekday[];
  /** Of a meal for one person, with everything in it. */
  price: Paise;
  /** Null: it offers none. */
  bundle: { meals: number; price: Paise; mealPrice: Paise; days: number } | null;
  choices: readonly StandingChoice[];
  /** How many meals a trial has; null: it offers none. */
  trialMeals: number | null;
  /** The areas that it is offered in; none: all with plans. */
  areaIds: readonly string[];
}

function bundleOf(offer: BundleOffer): ShownPlan['bundle'] {
  const { bundleMeals, bundlePrice, bundleDays } = offer;
  const mealPrice = mealPriceOf(offer);
  if (bundleMeals === null || bundlePrice === null || mealPrice === undefined) return null;
  return { meals: bundleMeals, price: bundlePrice, mealPrice, days: bundleDays };
}

const shownPlan = (document: StoredDocument<'plans'>): ShownPlan => ({
  id: document.$id,
  name: document.name,
  description: document.description ?? '',
  translations: document.translations,
  imgUrl: document.imgUrl ?? '',
  type: document.type,
  mealTimeIds: document.mealTimeIds,
  weekdays: WEEKDAYS.filter((day) => document.weekdays.includes(day)),
  price: document.price,
  bundle: bundleOf({
    bundleMeals: document.bundleMeals,
    bundlePrice: document.bundlePrice,
    bundleDays: document.bundleDays,
  }),
  choices: readRecords(choiceCodec, document.choices),
  trialMeals: document.trialMeals,
  areaIds: document.areaIds,
  cycleFrom: document.cycleFrom,
  cycleWeeks: document.cycleWeeks,
});

/** The plans that are on sale, the oldest first. */
export const plansQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['plans', 'onSale'],
    queryFn: async () =>
      (await listEvery(sdk, 'plans', [Query.equal('isOnSale', true)])).map((document) => shownPlan(document)),
  });

export interface ShownMealTime extends MealTime {
  name: string;
  translations: DocumentTranslations<'name'>;
}

/** A dish of a meal. */
export interface ShownDish {
  id: string;
  name: string;
  type: string;
  /** Portions for one person. */
  quantity: number;
}

export interface ShownMenu extends ServedAt {
  planId: string;
  note: string;
  dishes: readonly ShownDish[];
}

/** What plans serve, and when. */
export interface Served {
  /** The day on which it was read, by which the first rendering is made. */
  today: Day;
  mealTimes: readonly ShownMealTime[];
  menus: readonly ShownMenu[];
}

/** The most ids in one query. */
const MOST_IDS = 100;

async function dishesWith(sdk: Sdk, ids: readonly string[]) {
  const batches = Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, batch) =>
    ids.slice(batch * MOST_IDS, (batch + 1) * MOST_IDS),
  );
  const lists = await Promise.all(
    batches.map((batch) => listEvery(sdk, 'dishes', [Query.equal('$id', batch)], ['name', 'type'])),
  );
  return new Map(lists.flat().map((dish) => [dish.$id, dish]));
}

/** What the plans serve from this week on. */
export const servedQuery = (sdk: Sdk, timeZone: string) =>
  queryOptions({
    queryKey: ['planMenus', 'served'],
    meta: { follows: ['mealTimes', 'dishes'] },
    async queryFn(): Promise<Served> {
      const today = dayAt(new Date(), timeZone);
      const since = Query.or([Query.isNull('date'), Query.greaterThanEqual('date', addDays(today, -1))]);
      const [mealTimes, menus] = await Promise.all([
        listEvery(sdk, 'mealTimes'),
        listEvery(sdk, 'planMenus', [since]),
      ]);
      const read = menus.map((menu) => ({ ...menu, dishes: readRecords(servedCodec, menu.dishes) }));
      const ids = read.flatMap(({ dishes }) => dishes.map(({ dishId }) => dishId));
      const known = await dishesWith(sdk, [...new Set(ids)]);
      return {
        today,
        mealTimes: mealTimes.map(({ $id, name, translations, ...times }) => ({
          id: $id,
          name,
          translations,
          deliveredFrom: times.deliveredFrom,
          deliveredUntil: times.deliveredUntil,
          cutoffDays: times.cutoffDays,
          cutoffAt: times.cutoffAt,
        })),
        menus: read.map(({ planId, mealTimeId, date, week, weekday, note, dishes }) => ({
          planId,
          mealTimeId,
          date,
          week,
          weekday,
          note: note ?? '',
          dishes: dishes.flatMap(({ dishId, quantity }) => {
            const dish = known.get(dishId);
            return dish ? [{ id: dishId, name: dish.name, type: dish.type, quantity }] : [];
          }),
        })),
      };
    },
  });
