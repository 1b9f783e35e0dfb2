import type { LikelyNeed, PrepList } from '#domain/prep/list.ts';
import { type CookedMeal, foodKey, type KnownFood, needsOf } from '#domain/prep/needs.ts';
import { isUsualDay } from '#domain/prep/usual-days.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { type Day, dayAt, weekdayOf } from '#domain/time/local-time.ts';
import type { Sql } from '#server/db/sql.ts';
import { readForecasts } from './forecasts.ts';

interface DayOfOrders {
  day: Day;
  now: Date;
  /** The day's orders but for meals of plans, whether they are cooked already or not. */
  orders: readonly CookedMeal[];
  food: KnownFood;
  translationsOf: ReadonlyMap<string, LikelyNeed['translations']>;
}

/** What a need is called, besides its time. */
function* countable({
  dishes,
  items,
}: KnownFood): Generator<Omit<LikelyNeed, 'low' | 'high' | 'ordered' | 'translations'>> {
  const inItems = new Set(items.flatMap(({ uses }) => uses.map(({ dishId }) => dishId)));
  for (const [id, { name, menuId }] of dishes)
    if (!inItems.has(id)) yield { kind: 'dish', id, name, unit: 'portion', menuId };
  for (const { id, name, unit, menuId } of items) yield { kind: 'item', id, name, unit, menuId };
}

/**
 * What will likely be ordered besides, of the dishes and prepared items whose forecasts have been as good as 'as last week'
 * (PREP-8). Null for days that are over and for days that are not usual.
 */
export async function likelyNeeds(
  db: Sql,
  site: SiteSettings,
  { day, now, orders, food, translationsOf }: DayOfOrders,
): Promise<PrepList['likely']> {
  if (day < dayAt(now, site.shop.timeZone) || !isUsualDay(site.hours, day)) return null;
  const forecasts = await readForecasts(db);
  const weekday = weekdayOf(day);
  const ordered = new Map<string, number>();
  for (const need of needsOf(orders, food))
    ordered.set(foodKey(need), (ordered.get(foodKey(need)) ?? 0) + need.firm);
  const needs = [...countable(food)].flatMap((need): LikelyNeed[] => {
    const key = foodKey(need);
    const { ranges, isGood } = forecasts.get(key) ?? {};
    const range = ranges?.[weekday];
    const known = ordered.get(key) ?? 0;
    if (!range || !isGood || range.high <= known) return [];
    return [{ ...need, ...range, ordered: known, translations: translationsOf.get(key) ?? {} }];
  });
  const isEnough = [...forecasts.values()].some(({ ranges, isGood }) => isGood !== null && ranges[weekday]);
  // Prepared items first, and then the most.
  needs.sort(
    (one, other) =>
      Number(one.kind === 'dish') - Number(other.kind === 'dish') ||
      other.high - other.ordered - (one.high - one.ordered) ||
      (one.name < other.name ? -1 : 1),
  );
  return { isEnough, needs };
}
