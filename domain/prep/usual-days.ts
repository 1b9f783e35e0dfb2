import type { HoursSettings } from '#domain/site/hours-settings.ts';
import { type Day, weekdayOf } from '#domain/time/local-time.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import type { UsualDays } from './forecast.ts';
import { choiceKey, foodKey, itemsByDish, type KnownFood } from './needs.ts';

// What was ordered on the days before, as quantities of dishes and prepared items, from which a forecast is made (PREP-8).

/** How much of each dish and of each chosen option was ordered on a day, by `foodKey` and `choiceFood`. */
export interface CountedDay {
  day: Day;
  counts: ReadonlyMap<string, number>;
}

/** As the migration 0998 writes it. */
export const choiceFood = (groupId: string, choiceId: string): string =>
  `choice ${choiceKey(groupId, choiceId)}`;

/** Whether a day has the hours of its weekday: it is no closed day, and no date with hours of its own, such as a holiday. */
export function isUsualDay(
  { week, exceptions }: Pick<HoursSettings, 'week' | 'exceptions'>,
  day: Day,
): boolean {
  const weekday = WEEKDAYS[weekdayOf(day)];
  return weekday !== undefined && week[weekday].length > 0 && !exceptions.some(({ date }) => date === day);
}

/** The quantities of a day: of each dish as it was ordered, alone or in a combo, and of each prepared item. */
function quantitiesOf(counts: CountedDay['counts'], food: KnownFood, taken: ReturnType<typeof itemsByDish>) {
  const found = new Map<string, number>();
  const add = (key: string, quantity: number) => found.set(key, (found.get(key) ?? 0) + quantity);
  const addTaken = (key: string, portions: number) => {
    for (const { item, quantity } of taken.get(key) ?? [])
      add(foodKey({ kind: 'item', id: item.id }), portions * quantity);
  };
  const addDish = (dishId: string, portions: number) => {
    add(foodKey({ kind: 'dish', id: dishId }), portions);
    addTaken(dishId, portions);
  };
  for (const [key, portions] of counts) {
    const [kind, id = '', choiceId = ''] = key.split(' ');
    if (kind === 'dish') {
      addDish(id, portions);
      continue;
    }
    const choice = choiceKey(id, choiceId);
    const part = food.parts.get(choice);
    if (part !== undefined) addDish(part, portions);
    addTaken(choice, portions);
  }
  return found;
}

/**
 * How much was ordered of each dish and prepared item on usual days. A day on which nothing of it was ordered counts as 0, but
 * not before its dish was on the menu.
 * @param days the usual days with orders, the oldest first
 * @param since for each dish, by its id, the day from which it is on the menu
 * @param soldOut for each dish, by its id, the days on which it was sold out: they are left out. Of a prepared item a day is
 *   left out if each dish that takes of it was sold out
 */
export function usualDaysOf(
  days: readonly CountedDay[],
  food: KnownFood,
  since: ReadonlyMap<string, Day>,
  soldOut: ReadonlyMap<string, ReadonlySet<Day>> = new Map(),
): Map<string, UsualDays> {
  const taken = itemsByDish(food.items);
  const byDay = days.map(({ day, counts }) => ({ day, quantities: quantitiesOf(counts, food, taken) }));
  /** Each dish and prepared item with the dishes that it is, or that take of it. */
  const foods = [
    ...[...food.dishes.keys()].map((id) => [foodKey({ kind: 'dish', id }), [id]] as const),
    ...food.items.map(({ id, uses }) => {
      const dishes = uses.flatMap(({ dishId }) => dishId ?? []);
      return [foodKey({ kind: 'item', id }), dishes] as const;
    }),
  ];
  return new Map(
    foods.map(([key, dishes]) => {
      const known = dishes.flatMap((id) => since.get(id) ?? []).sort()[0];
      // An imported dish may have been ordered before it was stored.
      const ordered = byDay.find(({ quantities }) => quantities.has(key))?.day;
      const first = [known, ordered].filter((day) => day !== undefined).sort()[0];
      const wasMissing = (day: Day) => dishes.length > 0 && dishes.every((id) => soldOut.get(id)?.has(day));
      const counted = byDay.filter(({ day }) => first !== undefined && day >= first && !wasMissing(day));
      return [key, new Map(counted.map(({ day, quantities }) => [day, quantities.get(key) ?? 0]))];
    }),
  );
}
