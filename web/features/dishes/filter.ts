import type { DishType } from '#domain/dishes/attributes.ts';
import type { Rupees } from '#domain/money.ts';

/** Price choices of the menu's filter panel, in rupees (MENU-4). */
export const PRICE_CHOICES = [100, 200, 300, 400] as const;
type PriceChoice = (typeof PRICE_CHOICES)[number];

export interface DishFilter {
  menuId?: string | undefined;
  type?: DishType | undefined;
  /** Highest price shown, in rupees, inclusive; undefined ('All') shows the dearest dish too. */
  maxPrice?: PriceChoice | undefined;
  search: string;
}

export const NO_FILTER: DishFilter = { maxPrice: undefined, search: '' };

interface Filtered {
  menuId: string;
  type: string;
  price: Rupees;
  name: string;
  description: string;
}

/**
 * Whether a dish passes the menu's filter (MENU-2).
 * @param dish as the wire carries it, price in rupees
 */
export function passesFilter(dish: Filtered, filter: DishFilter): boolean {
  const search = filter.search.trim().toLowerCase();
  return (
    (!filter.menuId || dish.menuId === filter.menuId) &&
    (!filter.type || dish.type === filter.type) &&
    (filter.maxPrice === undefined || dish.price <= filter.maxPrice) &&
    (dish.name.toLowerCase().includes(search) || dish.description.toLowerCase().includes(search))
  );
}
