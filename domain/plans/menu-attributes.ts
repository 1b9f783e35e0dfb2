import { jsonFields } from '#domain/option-groups/json-fields.ts';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import type { RecordCodec } from '#domain/rows/row.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { MOST_WEEKS } from './plan-menus.ts';

/** The most dishes of a meal. */
export const MOST_DISHES = 12;
/** The most portions of a dish for one person: rotis come in numbers. */
export const MOST_PORTIONS = 10;

/** A dish that is served, and how many portions one person gets. */
export interface ServedDish {
  dishId: string;
  quantity: number;
}

export const servedCodec: RecordCodec<ServedDish> = {
  parse(value) {
    const { dishId, quantity = 1 } = jsonFields(value) ?? {};
    if (typeof dishId !== 'string' || dishId === '' || dishId.length > 36 || dishId.includes('\u0000'))
      return undefined;
    if (typeof quantity !== 'number' || !Number.isInteger(quantity)) return undefined;
    return quantity >= 1 && quantity <= MOST_PORTIONS ? { dishId, quantity } : undefined;
  },
  format: (dish) => dish,
};

/** What a plan serves at a meal time: on a date, or on a day of a week of its cycle (PLAN-7). */
export const planMenuAttributes = {
  planId: { type: 'string', size: 36, min: 1, required: true, word: 'plan' },
  mealTimeId: { type: 'string', size: 36, min: 1, required: true, word: 'meal time' },
  date: { type: 'string', size: 10 },
  week: { type: 'integer', min: 1, max: MOST_WEEKS },
  weekday: { type: 'string', size: 10, oneOf: WEEKDAYS, word: 'day of the week' },
  dishes: { type: 'records', max: MOST_DISHES, codec: servedCodec, required: true },
  note: { type: 'string', size: MAX_NOTE, trim: true },
} as const;
