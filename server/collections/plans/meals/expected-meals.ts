import { mealAllergies } from '#domain/allergies/of-meals.ts';
import { windowOf } from '#domain/plans/meal-times.ts';
import { type Meal, mealsBetween } from '#domain/plans/meals-between.ts';
import type { ServedDish } from '#domain/plans/menu-attributes.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import type { Day } from '#domain/time/local-time.ts';
import { arePlansOn } from '#server/collections/plans-on.ts';
import { checkedQuery, column, present } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal, isNull, or } from '#server/documents/where.ts';
import { readBatchFacts } from './batch-facts.ts';
import { type KnownMealTime, readContexts, readMealTimes, subscriptionTable } from './planned-meals.ts';

/** A meal of a plan that is planned and no order yet. */
export interface ExpectedMeal {
  subscriptionId: string;
  mealTimeId: string;
  people: number;
  /** Whether its cutoff has passed, so that it only waits to become an order. */
  isFirm: boolean;
  /** When it is delivered: the beginning of its window. */
  from: Date;
  /** For all its people together, with the extra dishes that were added to it. */
  dishes: readonly ServedDish[];
  note: string | null;
  /** What its customer does not tolerate. */
  allergies: string | null;
}

const allergiesOf = checkedQuery(
  'allergies of subscribers',
  { id: column.text(), allergies: present(column.text()) },
  (ids: readonly string[]) =>
    sql`select id, allergies from users where id = any(${ids}::text[]) and allergies <> ''`,
);

const noteOf = (choices: readonly string[], note: string | null): string | null =>
  [...choices, ...(note ? [note] : [])].join('; ') || null;

const isPlanned = ({ state }: Meal): boolean => state === 'planned';

/** The meals of a day that are planned and no orders yet. Those whose plan has no menu for them are left out. */
export async function expectedMeals(
  db: Sql,
  site: SiteSettings,
  day: Day,
  now: Date,
): Promise<{ mealTimes: readonly KnownMealTime[]; meals: ExpectedMeal[] }> {
  if (!arePlansOn({ site })) return { mealTimes: [], meals: [] };
  const { fields } = subscriptionTable;
  const [mealTimes, subscriptions] = await Promise.all([
    readMealTimes(db),
    findAll(
      db,
      subscriptionTable,
      and(
        equal(fields.state, 'active'),
        { op: 'lessThanEqual', field: 'startsOn', value: day },
        or(isNull(fields.endsOn), { op: 'greaterThanEqual', field: 'endsOn', value: day }),
      ),
      'subscriptions on a day',
    ),
  ]);
  if (subscriptions.length === 0) return { mealTimes, meals: [] };
  const [contexts, allergic, ...facts] = await Promise.all([
    readContexts(db, site, subscriptions, day, mealTimes),
    allergiesOf(
      db,
      subscriptions.flatMap(({ data }) => data.userId ?? []),
    ),
    ...mealTimes.map(({ id }) => readBatchFacts(db, id, day)),
  ]);
  const ofProfile = new Map(allergic.map(({ id, allergies }) => [id, allergies]));
  const { timeZone } = site.shop;
  const begins = mealTimes.map((mealTime) => windowOf(mealTime, day, timeZone).from);
  const meals = subscriptions.flatMap(({ id, data }) => {
    const context = contexts.get(id);
    if (!context) return [];
    return mealsBetween(data, { from: day, to: day }, context)
      .filter(isPlanned)
      .flatMap(({ mealTimeId, quantity, cutoff }): ExpectedMeal[] => {
        const at = mealTimes.findIndex((each) => each.id === mealTimeId);
        const from = begins[at];
        const menu = facts[at]?.menuOf(data.planId);
        if (!from || !menu) return [];
        const change = context.changes.find((each) => each.date === day && each.mealTimeId === mealTimeId);
        return [
          {
            subscriptionId: id,
            mealTimeId,
            people: quantity,
            isFirm: cutoff <= now,
            from,
            dishes: [
              ...menu.dishes.map((dish) => ({ ...dish, quantity: dish.quantity * quantity })),
              ...(change?.extras ?? []).map(({ dishId, quantity: added }) => ({ dishId, quantity: added })),
            ],
            note: noteOf(data.choices, change?.note ?? null),
            allergies: mealAllergies(ofProfile.get(data.userId ?? '') ?? null, data.allergies),
          },
        ];
      });
  });
  return { mealTimes, meals };
}
