import type { DocumentTranslations } from '#domain/languages/document-translations.ts';
import type { OptionChoice } from '#domain/option-groups/choice.ts';
import { planAttributes } from '#domain/plans/attributes.ts';
import { chosenWords } from '#domain/plans/standing-choices.ts';
import type { PrepList } from '#domain/prep/list.ts';
import { type CookedMeal, choiceKey, type KnownFood, needsOf } from '#domain/prep/needs.ts';
import { type MealWords, prepNotes } from '#domain/prep/notes.ts';
import { readyAtOf } from '#domain/prep/ready-at.ts';
import { addDays, type Day, momentOf } from '#domain/site/local-time.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { minuteOf } from '#domain/site/spans.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { tableOf } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { expectedMeals } from '../plans/expected-meals.ts';
import { orderedAhead } from './ordered-ahead.ts';
import { preparedItems } from './prepared-items.ts';

/** The day, and the times of it, that a prep list is for. */
export interface PrepSpan {
  day: Day;
  from: string | null;
  until: string | null;
}

type Names = DocumentTranslations<'name'>;

const EVERY = { op: 'and', of: [] } as const;
const planTable = tableOf('plans', planAttributes);

const knownDishes = checkedQuery(
  'dishes that are cooked',
  {
    id: column.text(),
    name: column.text(),
    menuId: column.text(),
    translations: column.jsonb<Names>(),
  },
  () => sql`select id, name, "menuId", translations from dishes`,
);
const knownChoices = checkedQuery(
  'choices that are dishes',
  { id: column.text(), choices: column.jsonb<readonly OptionChoice[]>() },
  () => sql`select id, choices from "optionGroups"`,
);

/** Reads what is known of the menu, with the texts of dishes and items in other languages. */
async function readFood(db: Sql) {
  const [dishes, groups, items] = await Promise.all([
    knownDishes(db),
    knownChoices(db),
    findAll(db, preparedItems, EVERY),
  ]);
  const parts = groups.flatMap(({ id, choices }) =>
    choices.flatMap((choice) =>
      choice.dishId === undefined ? [] : [[choiceKey(id, choice.id), choice.dishId] as const],
    ),
  );
  const food: KnownFood = {
    dishes: new Map(dishes.map(({ id, name, menuId }) => [id, { name, menuId }])),
    parts: new Map(parts),
    items: items.map(({ id, data }) => ({ id, ...data })),
  };
  return {
    food,
    translationsOf: new Map<string, Names>([
      ...dishes.map(({ id, translations }) => [`dish ${id}`, translations] as const),
      ...items.map(({ id, data }) => [`item ${id}`, data.translations] as const),
    ]),
    batchSizes: new Map(items.map(({ id, data }) => [`item ${id}`, data.batchSize])),
  };
}

/** What is to be cooked in a span of a day: orders ahead, and meals of plans, also those that are no orders yet (PREP-3). */
export async function readPrepList(
  db: Sql,
  site: SiteSettings,
  now: Date,
  { day, from, until }: PrepSpan,
): Promise<PrepList> {
  const { timeZone } = site.shop;
  const begin = new Date(momentOf(day, from === null ? 0 : minuteOf(from), timeZone));
  const end = new Date(
    until === null ? momentOf(addDays(day, 1), 0, timeZone) : momentOf(day, minuteOf(until), timeZone),
  );
  const [orders, expected, { food, translationsOf, batchSizes }, plans] = await Promise.all([
    orderedAhead(db, begin, end),
    expectedMeals(db, site, day, now),
    readFood(db),
    site.plans.isOn ? findAll(db, planTable, EVERY) : [],
  ]);
  const coming = expected.meals.filter((meal) => meal.from >= begin && meal.from < end);
  const meals = [
    ...orders.map(
      ({ kind, pincode, isMeal, scheduledFor, items }): CookedMeal => ({
        readyAt: readyAtOf(scheduledFor, { kind, pincode: isMeal ? null : pincode }, site),
        isFirm: true,
        lines: items,
      }),
    ),
    ...coming.map(
      (meal): CookedMeal => ({
        readyAt: readyAtOf(meal.from, { kind: 'delivery', pincode: null }, site),
        isFirm: meal.isFirm,
        lines: meal.dishes.flatMap(({ dishId, quantity }) => {
          const dish = food.dishes.get(dishId);
          return dish ? [{ dishId, name: dish.name, quantity: quantity * meal.people }] : [];
        }),
      }),
    ),
  ];
  const words = [
    ...orders.map(
      ({ number, note, allergies, people }): MealWords => ({ number, note, allergies, count: people ?? 1 }),
    ),
    ...coming.map(({ note, people }): MealWords => ({ number: null, note, allergies: null, count: people })),
  ];
  const choices = plans.flatMap(({ data }) =>
    (data.choices ?? []).flatMap(({ name, options }) => options.map((option) => chosenWords(name, option))),
  );
  const sum = (of: readonly { people: number | null }[]) =>
    of.reduce((total, { people }) => total + (people ?? 1), 0);
  return {
    ...{ day, from, until },
    at: now.toISOString(),
    counts: {
      orders: orders.filter(({ isMeal }) => !isMeal).length,
      meals: sum(orders.filter(({ isMeal }) => isMeal)) + sum(coming),
      expected: sum(coming.filter(({ isFirm }) => !isFirm)),
    },
    needs: needsOf(meals, food).map((need) => ({
      ...need,
      readyAt: need.readyAt.toISOString(),
      translations: translationsOf.get(`${need.kind} ${need.id}`) ?? {},
      batchSize: batchSizes.get(`${need.kind} ${need.id}`) ?? null,
    })),
    notes: prepNotes(words, new Set(choices)),
  };
}
