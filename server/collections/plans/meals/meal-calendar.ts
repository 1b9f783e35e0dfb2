import { toRupees } from '#domain/money.ts';
import { planAttributes } from '#domain/plans/attributes.ts';
import { costsOf } from '#domain/plans/meal-costs.ts';
import { isDecided } from '#domain/plans/meal-states.ts';
import { windowOf } from '#domain/plans/meal-times.ts';
import { type Meal, mealsBetween } from '#domain/plans/meals-between.ts';
import { planMenuAttributes } from '#domain/plans/menu-attributes.ts';
import { menuOn } from '#domain/plans/plan-menus.ts';
import type { WireMeal } from '#domain/plans/wire-meals.ts';
import type { Day } from '#domain/time/local-time.ts';
import { tableOf, type Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { equal } from '#server/documents/where.ts';
import { namedDishes } from './meal-words.ts';
import {
  readContexts,
  readMealTimes,
  type StoredContext,
  type Subscription,
  subscriptionTable,
} from './planned-meals.ts';

/** What it is read with. */
type Reading = Pick<Work, 'sql' | 'site'>;

const plans = tableOf('plans', planAttributes);
const planMenus = tableOf('planMenus', planMenuAttributes);

const namesOf = async (db: Reading['sql'], ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map(ids.length === 0 ? [] : (await namedDishes(db, ids)).map(({ id, name }) => [id, name]));

/** Finds what the plans of some subscriptions serve. */
async function readMenus({ sql: db }: Pick<Reading, 'sql'>, subscriptions: readonly Subscription[]) {
  const planIds = [...new Set(subscriptions.map(({ data }) => data.planId))];
  const [known, stored] = await Promise.all([
    findAll(db, plans, equal(plans.fields.id, ...planIds)),
    findAll(db, planMenus, equal(planMenus.fields.planId, ...planIds)),
  ]);
  const menus = stored.map(({ data }) => data);
  const ids = [...new Set(menus.flatMap(({ dishes }) => dishes.map(({ dishId }) => dishId)))];
  const names = await namesOf(db, ids);
  return (planId: string, day: Day, mealTimeId: string): WireMeal['menu'] => {
    const plan = known.find(({ id }) => id === planId);
    const own = menus.filter((menu) => menu.planId === planId);
    const menu = plan && menuOn(plan.data, own, day, mealTimeId);
    if (!menu) return null;
    const dishes = menu.dishes.flatMap(({ dishId, quantity }) => {
      const name = names.get(dishId);
      return name === undefined ? [] : [{ dishId, name, quantity }];
    });
    return { dishes, note: menu.note };
  };
}

/** What is stored of a meal. */
const changeOf = ({ changes }: StoredContext, { date, mealTimeId }: Meal) =>
  changes.find((change) => change.date === date && change.mealTimeId === mealTimeId);

/**
 * A customer's meals from one day to another, by cutoff: what is planned, what became of it, what is served and what it costs
 * (PLAN-23). It is what the kitchen cooks at the cutoff, by the same rules.
 */
export async function mealCalendar(
  reading: Reading,
  userId: string,
  days: { from: Day; to: Day },
): Promise<WireMeal[]> {
  const { sql: db, site } = reading;
  const subscriptions = await findAll(db, subscriptionTable, equal(subscriptionTable.fields.userId, userId));
  if (subscriptions.length === 0) return [];
  const [menuAt, mealTimes] = await Promise.all([readMenus(reading, subscriptions), readMealTimes(db)]);
  const contexts = await readContexts(db, site, subscriptions, days.from, mealTimes);
  const extras = [...contexts.values()].flatMap(({ changes }) =>
    changes.flatMap((meal) => meal.extras ?? []),
  );
  const extraNames = await namesOf(db, [...new Set(extras.map(({ dishId }) => dishId))]);
  return subscriptions
    .flatMap(({ id, data }): (WireMeal & { at: number })[] => {
      const context = contexts.get(id);
      if (!context) return [];
      const all = mealsBetween(data, days, context);
      const meals = data.state === 'ended' ? all.filter(({ state }) => isDecided(state)) : all;
      const costs = costsOf(data, meals, (meal) => {
        const { fromBundle, bundleMealPrice = null } = changeOf(context, meal) ?? {};
        return { fromBundle: fromBundle ?? 0, bundleMealPrice };
      });
      return meals.flatMap((meal, index) => {
        const mealTime = context.mealTimes.find((each) => each.id === meal.mealTimeId);
        if (!mealTime) return [];
        const { name, translations } = mealTime;
        const { from, until } = windowOf(mealTime, meal.date, site.shop.timeZone);
        const change = changeOf(context, meal);
        const cost = costs[index];
        return {
          at: meal.cutoff.getTime(),
          id: change?.id ?? null,
          updatedAt: change?.updated.toISOString() ?? null,
          subscriptionId: id,
          date: meal.date,
          mealTimeId: meal.mealTimeId,
          mealTime: { name, translations },
          from: from.toISOString(),
          until: until.toISOString(),
          cutoff: meal.cutoff.toISOString(),
          state: meal.state,
          reason: change?.reason ?? null,
          people: meal.quantity,
          changed: {
            quantity: change?.quantity ?? null,
            addressId: change?.addressId ?? null,
            address: change?.address ?? null,
            note: change?.note ?? null,
          },
          extras: (change?.extras ?? []).map(({ dishId, quantity, price }) => ({
            dishId,
            quantity,
            name: extraNames.get(dishId) ?? '',
            price: toRupees(price),
          })),
          extraCost: toRupees(meal.extra),
          orderId: change?.orderId ?? null,
          settledAs: change?.settledAs ?? null,
          rating: change?.rating ?? null,
          ratingWords: change?.ratingWords ?? null,
          total: toRupees(cost?.total ?? meal.price),
          fromBundle: cost?.fromBundle ?? 0,
          beside: toRupees(cost?.beside ?? meal.price),
          isOnCredit: meal.onCreditUpTo !== null && (cost?.total ?? meal.price) <= meal.onCreditUpTo,
          menu: menuAt(data.planId, meal.date, meal.mealTimeId),
        };
      });
    })
    .toSorted((one, other) => one.at - other.at || (one.date < other.date ? -1 : 1))
    .map(({ at: _, ...meal }) => meal);
}
