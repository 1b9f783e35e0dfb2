import { suits } from '#domain/dishes/diets.ts';
import { DIETS, type Diet, type DishType } from '#domain/dishes/kinds.ts';
import { type Paise, paise } from '#domain/money.ts';

/** Price choices of the menu's filter panel: ₹100 to ₹400 (MENU-4). */
export const PRICE_CHOICES: readonly Paise[] = [10_000, 20_000, 30_000, 40_000].map(paise);

export interface DishFilter {
  menuId?: string | undefined;
  type?: DishType | undefined;
  /** Highest price shown, inclusive; undefined ('All') has no limit. */
  maxPrice?: Paise | undefined;
  /** The dish is suitable for each of them. */
  diets?: readonly Diet[] | undefined;
  search: string;
  /** Only dishes that the person has marked. */
  only?: typeof FAVOURITES | undefined;
}

/** The name in addresses of what a person has marked. */
export const FAVOURITES = 'favourites';

export const NO_FILTER: DishFilter = { maxPrice: undefined, search: '' };

interface Filtered {
  menuId: string;
  type: string;
  price: Paise;
  /** The lowest price with options. */
  from?: Paise;
  name: string;
  description: string;
  diets?: readonly Diet[];
}

/** Letters of a diet that a search must have to find its dishes. */
const MIN_DIET_SEARCH = 3;

const contains = ({ name, description }: Filtered, text: string): boolean =>
  name.toLowerCase().includes(text) || description.toLowerCase().includes(text);

/** Whether a search names a diet of the dish, and the rest of it is in the dish's texts: 'jain', 'vegan dosa'. */
function namesDiet(dish: Filtered, search: string): boolean {
  const typed = search.replaceAll('-', ' ');
  return DIETS.some((diet) => {
    if (!dish.diets || !suits(dish, diet)) return false;
    const words = diet.replaceAll('-', ' ');
    if (typed.length >= MIN_DIET_SEARCH && words.startsWith(typed)) return true;
    return typed.includes(words) && contains(dish, typed.replace(words, '').trim());
  });
}

/** Whether a dish passes the menu's filter (MENU-2, MENU-20). */
export function passesFilter(dish: Filtered, filter: DishFilter): boolean {
  const search = filter.search.trim().toLowerCase();
  return (
    (!filter.menuId || dish.menuId === filter.menuId) &&
    (!filter.type || dish.type === filter.type) &&
    (filter.maxPrice === undefined || (dish.from ?? dish.price) <= filter.maxPrice) &&
    (filter.diets ?? []).every((diet) => suits(dish, diet)) &&
    (contains(dish, search) || namesDiet(dish, search))
  );
}
