import type { DocumentTranslations } from '#domain/languages/document-translations.ts';
import { inLanguage } from '#domain/languages/in-language.ts';
import type { Language } from '#domain/languages/languages.ts';
import type { Coverage, OwnMeal } from '#domain/plans/meal-messages.ts';
import { addDays, type Day, dayAt } from '#domain/time/local-time.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { type BatchFacts, readBatchFacts } from './batch-facts.ts';
import { skipPath } from './meal-links.ts';
import type { KnownMealTime } from './planned-meals.ts';

export const namedDishes = checkedQuery(
  'names of dishes of meals',
  { id: column.text(), name: column.text(), translations: column.jsonb<DocumentTranslations>() },
  (ids: readonly string[]) => sql`select id, name, translations from dishes where id = any(${ids}::text[])`,
);

/** Whose meals are named, in which language. */
interface Reader {
  language: Language;
  planIds: ReadonlyMap<string, string>;
}

type Named = Awaited<ReturnType<typeof namedDishes>>;

/** What messages and pages call meals. */
export interface WordsOfMeals {
  nameOf(mealTimeId: string): string;
  /** The dishes of a plan's meal, such as 'Dal, Phulka'; empty if it has no menu. */
  dishesOf(planId: string, meal: { date: Day; mealTimeId: string }, language: Language): Promise<string>;
  /** What the message about the meals of a day says. */
  next(
    work: Work,
    reader: Reader,
    coming: { date: Day; meals: readonly OwnMeal[]; few: Coverage | undefined },
  ): Promise<NextMeals>;
}

interface NextMeals {
  date: Day;
  isTomorrow: boolean;
  meals: { name: string; dishes: string; skip: { until: Date; path: string } | null }[];
  few: { covered: number; missing: number; name: string; date: Day } | null;
}

/** Reads each menu and its dishes once for all who are told of them. */
export function openMealWords(db: Sql, mealTimes: readonly KnownMealTime[]): WordsOfMeals {
  const batches = new Map<string, Promise<BatchFacts>>();
  const dishes = new Map<string, Promise<Named>>();
  const nameOf = (id: string) => mealTimes.find((each) => each.id === id)?.name ?? '';

  async function dishesOf(
    planId: string,
    { date, mealTimeId }: { date: Day; mealTimeId: string },
    language: Language,
  ): Promise<string> {
    const key = `${date} ${mealTimeId}`;
    const batch = batches.get(key) ?? readBatchFacts(db, mealTimeId, date);
    batches.set(key, batch);
    const menu = (await batch).menuOf(planId);
    if (!menu) return '';
    const ids = menu.dishes.map(({ dishId }) => dishId);
    const named = dishes.get(`${key} ${planId}`) ?? namedDishes(db, ids);
    dishes.set(`${key} ${planId}`, named);
    const byId = new Map((await named).map((dish) => [dish.id, inLanguage(dish, language).name]));
    return ids.flatMap((id) => byId.get(id) ?? []).join(', ');
  }

  return {
    nameOf,
    dishesOf,
    async next({ now, site, sql: tx }, { language, planIds }, { date, meals, few }) {
      const said = await Promise.all(
        meals.map(async (meal) => {
          const { subscriptionId, mealTimeId, cutoff, state } = meal;
          const canSkip = state === 'planned' && cutoff > now;
          return {
            name: nameOf(mealTimeId),
            dishes: await dishesOf(planIds.get(subscriptionId) ?? '', meal, language),
            skip: canSkip ? { until: cutoff, path: await skipPath(tx, meal) } : null,
          };
        }),
      );
      return {
        date,
        isTomorrow: date === addDays(dayAt(now, site.shop.timeZone), 1),
        meals: said,
        few: few?.short
          ? {
              covered: few.covered,
              missing: few.short.missing,
              name: nameOf(few.short.meal.mealTimeId),
              date: few.short.meal.date,
            }
          : null,
      };
    },
  };
}
