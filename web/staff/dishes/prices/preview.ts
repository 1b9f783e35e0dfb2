import { dishAttributes } from '#domain/dishes/attributes.ts';
import { changedPrice, type PriceRule, type Rounding } from '#domain/dishes/price-change.ts';
import { type Paise, paise, parseAmount, toRupees } from '#domain/money.ts';
import type { BriefDish } from '#web/shared/dishes/queries.ts';

/** A change of prices as typed. */
export interface TypedRule {
  direction: 'raise' | 'lower';
  /** A number; empty at first. */
  by: string;
  unit: 'percent' | 'rupees';
  rounding: Rounding;
}

/** The most by which prices can be changed at once (percent, and rupees). */
export const MOST = { percent: 500, rupees: 10_000 } as const;

/** The typed change; 'empty' while nothing is typed. */
export function readRule(typed: TypedRule): PriceRule | 'empty' | 'odd' | 'high' {
  if (typed.by.trim() === '') return 'empty';
  const amount = parseAmount(typed.by);
  if (amount === undefined) return 'odd';
  if (toRupees(amount) > MOST[typed.unit]) return 'high';
  const signed = paise(typed.direction === 'raise' ? amount : -amount);
  const { rounding } = typed;
  return typed.unit === 'percent' ? { percent: toRupees(signed), rounding } : { amount: signed, rounding };
}

/** The attributes of a dish in the preview. */
type PricedDish = Pick<BriefDish, '$id' | 'name' | 'type' | 'price'>;

/** A dish in the preview. */
export interface PreviewRow {
  dish: PricedDish;
  ticked: boolean;
  /** The new price; undefined while nothing is typed or the dish is not ticked, null if it is not possible. */
  after: Paise | null | undefined;
}

/** The new price of each dish. `unticked` are the ids of the dishes to leave out. */
export function previewOf(
  dishes: readonly PricedDish[],
  unticked: ReadonlySet<string>,
  rule: PriceRule | undefined,
): PreviewRow[] {
  return dishes.map((dish) => {
    const ticked = !unticked.has(dish.$id);
    if (!ticked || !rule) return { dish, ticked, after: undefined };
    const after = changedPrice(dish.price, rule);
    const possible = after !== undefined && after <= dishAttributes.price.max;
    return { dish, ticked, after: possible ? after : null };
  });
}

/** A price to change, as the server takes it: in rupees. */
export interface PriceChange {
  dishId: string;
  was: number;
  price: number;
}

/** The prices of a preview that change. */
export function changesOf(rows: readonly PreviewRow[]): PriceChange[] {
  return rows.flatMap(({ dish, after }) =>
    after === undefined || after === null || after === dish.price
      ? []
      : [{ dishId: dish.$id, was: toRupees(dish.price), price: toRupees(after) }],
  );
}
