import type { mealAttributes } from '#domain/plans/meal-attributes.ts';
import {
  canBeRated,
  type MealRatings,
  mealRatings,
  RATINGS_OF,
  type RatedMeal,
} from '#domain/plans/meal-ratings.ts';
import { planMessages } from '#domain/plans/messages.ts';
import type { Data } from '#domain/rows/data.ts';
import { addDays, type Day, dayAt } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { checkedQuery, column, orNull, present } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { changesOnly, userOf } from '#server/documents/access.ts';
import type { Work } from '#server/documents/collection.ts';

type Meal = Data<typeof mealAttributes>;

const RATED = ['rating', 'ratingWords'] as const;

/** Whether a change of a meal is about its rating. */
export const isRating = (before: Meal, change: Partial<Meal>): boolean =>
  RATED.some((name) => change[name] !== undefined && change[name] !== before[name]);

/**
 * What a rating stores. Only whoever ate the meal rates it, for some days after its delivery (PLAN-53).
 * @throws Failure general_argument_invalid
 */
export function rated({ actor, now, site }: Work, before: Meal, change: Partial<Meal>): Partial<Meal> {
  const isOwn = userOf(actor)?.id === before.userId;
  const today = dayAt(now, site.shop.timeZone);
  if (!isOwn || !canBeRated(before, today) || !changesOnly(before, change, RATED))
    throw new Failure('general_argument_invalid', planMessages.rateWhen);
  const rating = change.rating === undefined ? before.rating : change.rating;
  const words = change.ratingWords === undefined ? before.ratingWords : change.ratingWords;
  return { rating, ratingWords: rating === null ? null : words || null };
}

/** The most rated meals of the report. */
const MOST = 5000;

const ratedMeals = checkedQuery(
  'rated meals',
  {
    date: column.text(),
    mealTimeId: column.text(),
    orderId: column.text(),
    rating: present(column.text<RatedMeal['rating']>()),
    words: orNull(column.text()),
    dishes: column.jsonb<RatedMeal['dishes'][number][]>(),
  },
  (since: Day) => sql`select m.date, m."mealTimeId", o.id as "orderId", m.rating, m."ratingWords" as words,
      o.items as dishes
    from meals m join orders o on o.id = m."orderId"
    where m.rating is not null and m.state = 'delivered' and m.date >= ${since}
    order by m.date desc, m."mealTimeId", m.id limit ${MOST}`,
);

/** What subscribers have said of the meals of the last days, by dish (PLAN-54). */
export const readRatings = async (db: Sql, today: Day): Promise<MealRatings> =>
  mealRatings(await ratedMeals(db, addDays(today, -RATINGS_OF)));
