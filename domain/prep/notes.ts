import { comparable } from '#domain/comparing.ts';
import { noteWarning } from '#domain/orders/note-warning.ts';
import type { PrepNote } from './list.ts';

/** What a customer wrote about an order or a meal. */
export interface MealWords {
  /** The order's number; null: a meal that is none yet. */
  number: number | null;
  note: string | null;
  /** What was said of its dishes, each with the number of portions: only what warns is noted. */
  ofDishes?: readonly { words: string; count: number }[];
  /** What the customer does not tolerate. */
  allergies: string | null;
  /** How many orders or meals say so: a meal for two counts twice. */
  count: number;
}

const RANK = { allergy: 0, without: 1, choice: 2 } as const;

/** The parts of a note: a meal's has the choices of its subscription before its own words. */
const partsOf = (note: string): string[] =>
  note
    .split('; ')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * The notes that matter to whoever cooks: allergies, what is to be left out of a whole order or one of its dishes, and choices
 * that plans offer. Other notes, such as where to ring, are left out. The same words are one note, in whichever case.
 * @param choices the choices of all plans, such as 'Bread: Roti'
 */
export function prepNotes(meals: readonly MealWords[], choices: ReadonlySet<string>): PrepNote[] {
  const found = new Map<string, { note: PrepNote; numbers: number[] }>();
  const add = (kind: PrepNote['kind'], words: string, { number }: MealWords, count: number) => {
    const key = `${kind} ${comparable(words)}`;
    const known = found.get(key) ?? { note: { kind, words, count: 0, numbers: [] }, numbers: [] };
    if (number !== null && !known.numbers.includes(number)) known.numbers.push(number);
    found.set(key, { ...known, note: { ...known.note, count: known.note.count + count } });
  };
  for (const meal of meals) {
    if (meal.allergies) add('allergy', meal.allergies, meal, meal.count);
    for (const part of partsOf(meal.note ?? '')) {
      const warning = noteWarning(part);
      if (warning !== null) add(warning, part, meal, meal.count);
      else if (choices.has(part)) add('choice', part, meal, meal.count);
    }
    for (const { words, count } of meal.ofDishes ?? []) {
      const warning = noteWarning(words);
      if (warning !== null) add(warning, words, meal, count);
    }
  }
  return [...found.values()]
    .map(({ note, numbers }) => ({ ...note, numbers: numbers.sort((one, other) => one - other) }))
    .sort((one, other) => RANK[one.kind] - RANK[other.kind] || other.count - one.count);
}
