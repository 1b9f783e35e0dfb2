import { DIETS, DISH_TYPES } from '#domain/dishes/kinds.ts';
import { toRupees } from '#domain/money.ts';
import { type DishFilter, FAVOURITES, PRICE_CHOICES } from './filter.ts';

/** The menu's address carries its filter, so that it can be shared, reloaded and gone back to. */
const NAMES = {
  menuId: 'category',
  type: 'type',
  maxPrice: 'max',
  diets: 'diet',
  search: 'q',
  only: 'only',
} as const;

/** The part of a long menu (menu-part.ts), which changes with the filter. */
export const PART = 'part';

/** Reads the filter from an address; a value that is not one of the choices is ignored. */
export function readFilter(params: URLSearchParams): DishFilter {
  const max = Number(params.get(NAMES.maxPrice));
  const diets = params.get(NAMES.diets)?.split(' ');
  const known = DIETS.filter((diet) => diets?.includes(diet));
  return {
    menuId: params.get(NAMES.menuId) || undefined,
    type: DISH_TYPES.find((type) => type === params.get(NAMES.type)),
    maxPrice: PRICE_CHOICES.find((choice) => toRupees(choice) === max),
    diets: known.length > 0 ? known : undefined,
    search: params.get(NAMES.search) ?? '',
    only: params.get(NAMES.only) === FAVOURITES ? FAVOURITES : undefined,
  };
}

/** The same address with another filter; its other parameters stay, except the part of a long menu. */
export function withFilter(params: URLSearchParams, change: Partial<DishFilter>): URLSearchParams {
  const { menuId, type, maxPrice, diets, search, only } = { ...readFilter(params), ...change };
  const wanted = {
    [NAMES.menuId]: menuId,
    [NAMES.type]: type,
    [NAMES.maxPrice]: maxPrice && String(toRupees(maxPrice)),
    [NAMES.diets]: diets?.join(' ') || undefined,
    [NAMES.search]: search.trim() === '' ? undefined : search,
    [NAMES.only]: only,
  };
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(wanted)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  if (`${next}` !== `${params}`) next.delete(PART);
  return next;
}

/** The number of choices in the filter panel that are not 'All'. */
export function panelChoices({ type, maxPrice, diets = [] }: DishFilter): number {
  return Number(type !== undefined) + Number(maxPrice !== undefined) + diets.length;
}

const DISH = 'dish';

/** The dish whose dialog an address opens. */
export const openDish = (params: URLSearchParams): string | undefined => params.get(DISH) || undefined;

/** The same address with a dish's dialog open, or none. */
export function withOpenDish(params: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (id) next.set(DISH, id);
  else next.delete(DISH);
  return next;
}

/** The filter's parameters in an address, without the search. */
export function filterParams(params: URLSearchParams): (readonly [name: string, value: string])[] {
  return [NAMES.menuId, NAMES.type, NAMES.maxPrice, NAMES.diets, NAMES.only].flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
}
