import type { DishType } from '#domain/dishes/attributes.ts';
import { type Paise, rupees, toPaise } from '#domain/money.ts';

/** Price choices of the menu's filter panel: ₹100 to ₹400 (MENU-4). */
export const PRICE_CHOICES: readonly Paise[] = [100, 200, 300, 400].map((price) => toPaise(rupees(price)));

export interface DishFilter {
  menuId?: string | undefined;
  type?: DishType | undefined;
  /** Highest price shown, inclusive; undefined ('All') has no limit. */
  maxPrice?: Paise | undefined;
  search: string;
}

export const NO_FILTER: DishFilter = { maxPrice: undefined, search: '' };

interface Filtered {
  menuId: string;
  type: string;
  price: Paise;
  name: string;
  description: string;
}

/** Whether a dish passes the menu's filter (MENU-2). */
export function passesFilter(dish: Filtered, filter: DishFilter): boolean {
  const search = filter.search.trim().toLowerCase();
  return (
    (!filter.menuId || dish.menuId === filter.menuId) &&
    (!filter.type || dish.type === filter.type) &&
    (filter.maxPrice === undefined || dish.price <= filter.maxPrice) &&
    (dish.name.toLowerCase().includes(search) || dish.description.toLowerCase().includes(search))
  );
}
