import type { Paise } from '#domain/money.ts';
import type { OrderLine } from '#domain/orders/line.ts';
import { lineTax, type TaxTerms } from '#domain/taxes/seller.ts';
import type { PartOfDay } from './calendar.ts';
import type { Random } from './random.ts';

/** A dish as the generator needs it. */
export interface DemoDish {
  id: string;
  menuId: string;
  name: string;
  price: Paise;
  imgUrl: string;
  taxPercent: number | null;
  hsnCode: string | null;
}

/** How well the dishes of a menu sell, by the part of the day; menus that are not named sell a little at any time. */
const APPETITE: Readonly<Record<PartOfDay, Readonly<Record<string, number>>>> = {
  breakfast: { south: 8, snacks: 4, drinks: 5, breads: 2 },
  lunch: { thalis: 8, curries: 4, rice: 5, breads: 3, south: 2, sweets: 1, drinks: 2 },
  afternoon: { snacks: 8, drinks: 6, south: 3, sweets: 2 },
  dinner: { curries: 8, breads: 5, rice: 4, thalis: 4, south: 2, sweets: 2, drinks: 1 },
};
const LITTLE = 0.3;

const LINES = [
  { lines: 1, share: 25 },
  { lines: 2, share: 35 },
  { lines: 3, share: 22 },
  { lines: 4, share: 12 },
  { lines: 5, share: 6 },
];
const QUANTITIES = [
  { quantity: 1, share: 68 },
  { quantity: 2, share: 23 },
  { quantity: 3, share: 6 },
  { quantity: 4, share: 3 },
];
const NOTES = [
  'Less spicy, please',
  'No onion, no garlic',
  'Extra spicy',
  'Allergic to peanuts',
  'Less oil',
  'No coriander',
  'Chutney separately',
];

/** Something for each dish that says how it sells beside others of its menu. */
export const popularityOf = (random: Random, dishes: readonly DemoDish[]): ReadonlyMap<string, number> =>
  new Map(dishes.map(({ id }) => [id, random.between(0.3, 2)]));

/** The lines of an order, no dish twice. */
export function linesOf(
  random: Random,
  part: PartOfDay,
  {
    dishes,
    popularity,
    tax,
  }: { dishes: readonly DemoDish[]; popularity: ReadonlyMap<string, number>; tax: TaxTerms },
  least = 1,
): OrderLine[] {
  const offered = dishes.map((dish) => ({
    dish,
    share: (APPETITE[part][dish.menuId] ?? LITTLE) * (popularity.get(dish.id) ?? 1),
  }));
  const wanted = Math.min(Math.max(random.weighted(LINES).lines, least), dishes.length);
  const chosen = new Set<DemoDish>();
  while (chosen.size < wanted) chosen.add(random.weighted(offered).dish);
  return [...chosen].map((dish) => {
    const { id: dishId, name, price, imgUrl } = dish;
    const { quantity } = random.weighted(QUANTITIES);
    const note = random.chance(0.07) ? { note: random.pick(NOTES) } : {};
    return { dishId, name, price, imgUrl, quantity, ...note, ...lineTax(dish, tax) };
  });
}
