import { comparable } from '#domain/comparing.ts';
import { noteWarning } from '#domain/orders/note-warning.ts';
import type { ItemUse } from './attributes.ts';
import type { PrepUnit } from './units.ts';

// What is to be cooked: orders and meals of plans become quantities of dishes and prepared items (PREP-2). The prep list, and
// whatever is packed or labelled by quantities, take them from here.

/** A line of an order or of a meal, as far as it is cooked. */
export interface CookedLine {
  dishId: string;
  name: string;
  quantity: number;
  options?: readonly { groupId: string; choiceId: string; name: string }[];
  /** The customer's instruction to the kitchen. */
  note?: string;
}

/** An order, or a planned meal of a plan. */
export interface CookedMeal {
  /** When its food must be ready to leave the kitchen. */
  readyAt: Date;
  /** Whether the kitchen has it for certain: an order, or a meal after its cutoff. */
  isFirm: boolean;
  lines: readonly CookedLine[];
}

/** What is known of the menu. */
export interface KnownFood {
  /** Dishes by their ids; deleted ones are missing. */
  dishes: ReadonlyMap<string, { name: string; menuId: string }>;
  /** The dishes that choices of combos stand for, by `choiceKey`. */
  parts: ReadonlyMap<string, string>;
  items: readonly KnownItem[];
}

export interface KnownItem {
  id: string;
  name: string;
  unit: PrepUnit;
  menuId: string | null;
  minutesAhead: number;
  uses: readonly ItemUse[];
}

/** What names a dish or a prepared item among all food. Migration 0998 and the forecasts store it. */
export const foodKey = ({ kind, id }: Pick<Need, 'kind' | 'id'>): string => `${kind} ${id}`;

/** An option or an instruction, and for how many portions it was chosen. */
export interface NeedChoice {
  words: string;
  quantity: number;
  /** Whether it asks to leave something out, or names an allergy (BOARD-19). */
  warns: boolean;
}

/** How much of a dish or a prepared item must be ready at a time. */
export interface Need {
  kind: 'dish' | 'item';
  id: string;
  name: string;
  unit: PrepUnit;
  /** The menu of the station that cooks it; null: none. */
  menuId: string | null;
  readyAt: Date;
  /** Of orders, and of meals after their cutoff. */
  firm: number;
  /** Of meals that their customers can still skip. */
  expected: number;
  choices: readonly NeedChoice[];
}

export const choiceKey = (groupId: string, choiceId: string): string => `${groupId} ${choiceId}`;

const MINUTE = 60_000;

interface Counted extends Omit<Need, 'choices'> {
  choices: Map<string, NeedChoice>;
}

/** What a chosen option is besides a word: a dish of a combo, or something that takes of prepared items. */
function openOptions(line: CookedLine, { parts }: KnownFood, taken: ReadonlyMap<string, unknown>) {
  const dishes: string[] = [];
  const keys: string[] = [];
  const words: string[] = [];
  for (const { groupId, choiceId, name } of line.options ?? []) {
    const key = choiceKey(groupId, choiceId);
    const part = parts.get(key);
    if (part !== undefined) dishes.push(part);
    if (taken.has(key)) keys.push(key);
    if (part === undefined && !taken.has(key) && name !== '') words.push(name);
  }
  return { dishes, keys, words };
}

/** The items that a dish (by its id) or an option (by its key) takes of, with how much of each. */
export function itemsByDish(
  items: readonly KnownItem[],
): Map<string, { item: KnownItem; quantity: number }[]> {
  const found = new Map<string, { item: KnownItem; quantity: number }[]>();
  for (const item of items)
    for (const use of item.uses) {
      const key = use.dishId ?? choiceKey(use.groupId, use.choiceId);
      found.set(key, [...(found.get(key) ?? []), { item, quantity: use.quantity }]);
    }
  return found;
}

/**
 * The quantities of all meals together, for each time at which they must be ready. A dish that takes of prepared items counts
 * as these, any other as itself. Options count once for each portion of their dish, and combos open into their dishes, beside
 * which the combo itself stays, for what it has besides.
 */
export function needsOf(meals: readonly CookedMeal[], food: KnownFood): Need[] {
  const found = new Map<string, Counted>();
  const taken = itemsByDish(food.items);

  const count = (
    { isFirm }: CookedMeal,
    need: Omit<Counted, 'firm' | 'expected' | 'choices'>,
    quantity: number,
  ): Counted => {
    const key = `${need.kind} ${need.id} ${need.readyAt.getTime()}`;
    const counted = found.get(key) ?? { ...need, firm: 0, expected: 0, choices: new Map() };
    counted[isFirm ? 'firm' : 'expected'] += quantity;
    found.set(key, counted);
    return counted;
  };
  const mark = (counted: Counted, words: string, quantity: number, warns: boolean) => {
    const key = comparable(words);
    const before = counted.choices.get(key);
    counted.choices.set(key, {
      words: before?.words ?? words,
      quantity: quantity + (before?.quantity ?? 0),
      warns: warns || before?.warns === true,
    });
  };
  const take = (meal: CookedMeal, key: string, portions: number): Counted[] =>
    (taken.get(key) ?? []).map(({ item, quantity }) => {
      const { id, name, unit, menuId, minutesAhead } = item;
      const readyAt = new Date(meal.readyAt.getTime() - minutesAhead * MINUTE);
      return count(meal, { kind: 'item', id, name, unit, menuId, readyAt }, portions * quantity);
    });
  const cook = (meal: CookedMeal, dishId: string, name: string, portions: number): Counted[] => {
    if (taken.has(dishId)) return take(meal, dishId, portions);
    const dish = food.dishes.get(dishId);
    const about = { id: dishId, name: dish?.name ?? name, menuId: dish?.menuId ?? null };
    return [count(meal, { kind: 'dish', ...about, unit: 'portion', readyAt: meal.readyAt }, portions)];
  };

  for (const meal of meals)
    for (const line of meal.lines) {
      const { dishId, name, quantity, note } = line;
      const { dishes, keys, words } = openOptions(line, food, taken);
      const cooked = cook(meal, dishId, name, quantity);
      for (const part of dishes) cook(meal, part, part, quantity);
      for (const key of keys) take(meal, key, quantity);
      // An item is cooked for several dishes, so there the words begin with the dish.
      const of = taken.has(dishId) ? `${food.dishes.get(dishId)?.name ?? name}: ` : '';
      for (const counted of cooked) {
        for (const word of words) mark(counted, `${of}${word}`, quantity, noteWarning(word) !== null);
        if (note) mark(counted, `${of}${note}`, quantity, noteWarning(note) !== null);
      }
    }
  return [...found.values()]
    .map(({ choices, ...need }) => ({
      ...need,
      choices: [...choices.values()].sort(
        (one, other) => Number(other.warns) - Number(one.warns) || other.quantity - one.quantity,
      ),
    }))
    .sort(
      (one, other) =>
        one.readyAt.getTime() - other.readyAt.getTime() ||
        (one.name < other.name ? -1 : one.name > other.name ? 1 : 0),
    );
}

/** The batches to make for each of some times, in their order, so that what is left of one serves the next time, too. */
export function batchesOf(quantities: readonly number[], batchSize: number): number[] {
  let needed = 0;
  let made = 0;
  return quantities.map((quantity) => {
    needed += quantity;
    const batches = Math.max(0, Math.ceil((needed - made * batchSize) / batchSize));
    made += batches;
    return batches;
  });
}
