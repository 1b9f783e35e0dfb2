import { isOrderable } from '#domain/dishes/orderable.ts';
import { isServedOn } from '#domain/dishes/schedule.ts';
import { textsIn } from '#domain/languages/files/texts-in.ts';
import { inLanguage } from '#domain/languages/in-language.ts';
import type { Language } from '#domain/languages/languages.ts';
import type { MenuPart } from '#domain/menus/todays-menu.ts';
import { todaysMenuWords } from '#domain/menus/todays-menu-words.ts';
import { formatMoney } from '#domain/money.ts';
import { type Day, weekdayOf } from '#domain/time/local-time.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { Failure } from '#server/base/failure.ts';
import type { Sql } from '#server/db/sql.ts';
import { find, findAll } from '#server/documents/store.ts';
import { equal } from '#server/documents/where.ts';
import { dishes } from '../dishes.ts';
import { menus } from '../menus.ts';
import { readBatchFacts } from '../plans/meals/batch-facts.ts';
import { readMealTimes } from '../plans/meals/planned-meals.ts';
import { plans } from '../plans/plans.ts';

interface Asked {
  day: Day;
  language: Language;
}

const EVERY = { op: 'and', of: [] } as const;
const inOrder = <D extends { data: { position: number | null } }>(listed: readonly D[]): D[] =>
  listed.toSorted((one, other) => (one.data.position ?? 0) - (other.data.position ?? 0));
const wordsIn = (language: Language) => textsIn(language, { todaysMenuWords }).todaysMenuWords;

/** The dishes that can be ordered on a day, by category, in the kitchen's order. */
export async function dishesOnSale(sql: Sql, { day, language }: Asked): Promise<MenuPart[]> {
  const words = wordsIn(language);
  const [categories, offered] = await Promise.all([
    findAll(sql, menus, EVERY),
    findAll(sql, dishes, equal(dishes.fields.isAvailable, true)),
  ]);
  const onSale = inOrder(offered).filter(({ data }) => isOrderable(data) && isServedOn(data, day));
  return inOrder(categories).map((category) => ({
    title: inLanguage(category.data, language).name,
    lines: onSale
      .filter(({ data }) => data.menuId === category.id)
      .map(({ data }) => {
        const { name, type, price, priceFrom, priceTo } = inLanguage(data, language);
        const cost = formatMoney(priceFrom ?? price);
        return { name, type, price: priceFrom === priceTo ? cost : words.from(cost) };
      }),
  }));
}

/**
 * What a plan serves on a day, by meal time, with what its customers choose.
 * @throws Failure document_not_found
 */
export async function mealsOfPlan(sql: Sql, planId: string, { day, language }: Asked): Promise<MenuPart[]> {
  const words = wordsIn(language);
  const plan = await find(sql, plans, planId);
  if (!plan) throw new Failure('document_not_found');
  const { mealTimeIds, weekdays, price, choices } = plan.data;
  const weekday = WEEKDAYS[weekdayOf(day)];
  if (!weekday || !weekdays.includes(weekday)) return [];
  const mealTimes = (await readMealTimes(sql)).filter(({ id }) => mealTimeIds.includes(id));
  const served = await Promise.all(mealTimes.map(({ id }) => readBatchFacts(sql, id, day)));
  const meals = served.map(({ menuOf }) => menuOf(planId)?.dishes ?? []);
  const ids = [...new Set(meals.flatMap((meal) => meal.map(({ dishId }) => dishId)))];
  const known = new Map(
    (await findAll(sql, dishes, equal(dishes.fields.id, ...ids))).map(({ id, data }) => [id, data]),
  );
  const name = inLanguage(plan.data, language).name;
  return mealTimes
    .map((mealTime, at) => {
      const cooked = (meals[at] ?? []).flatMap(({ dishId, quantity }) => {
        const dish = known.get(dishId);
        if (!dish) return [];
        const called = inLanguage(dish, language).name;
        const line = quantity > 1 ? words.portions(quantity, called) : called;
        return [{ from: mealTime.deliveredFrom, name: line, type: dish.type, price: null }];
      });
      const chosen = (choices ?? []).map((choice) => ({
        ...{ name: words.choice(choice.name, choice.options.join(' / ')), type: null, price: null },
      }));
      const title = [name, inLanguage(mealTime, language).name, words.aMeal(formatMoney(price))].join(' · ');
      return { from: mealTime.deliveredFrom, title, lines: cooked.length > 0 ? [...cooked, ...chosen] : [] };
    })
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}
