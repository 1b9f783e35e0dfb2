/** Which filters of the menu have the same page, so that the server renders what matches nothing only once. */
import { findForgiving } from '#domain/dishes/finding/forgiving-search.ts';
import type { Language } from '#domain/languages/languages.ts';
import { STAND_IN } from '#web/lib/page/adopted-address.ts';
import type { Source } from '#web/lib/page/page-loader.ts';
import { translatedNames } from '#web/lib/page/read-translations.ts';
import { menusQuery } from '#web/shared/menus/queries.ts';
import { NO_FILTER, passesFilter } from '#web/shop/dishes/filter.ts';
import { openDish, readFilter, withFilter, withOpenDish } from '#web/shop/dishes/filter-url.ts';
import { withBothNames } from '#web/shop/dishes/found-dishes.ts';
import { firstPlace, withFirstPlace } from '#web/shop/dishes/menu-part.ts';
import { filledMenus } from './load.ts';
import { offerInBriefQuery } from './long-menu.ts';

/** The facts about the menu that a filter is compared with. */
export interface MenuFacts {
  menuIds: ReadonlySet<string>;
  dishIds: ReadonlySet<string>;
  /** Whether a search finds a dish, whatever else is filtered by. */
  finds(search: string): boolean;
}

/** Searches longer than this are not looked up (characters): nobody types them, and each word is compared with all others. */
const LONGEST_SEARCH = 100;

export async function loadMenuFacts({ sdk, queries }: Source, language: Language): Promise<MenuFacts> {
  const [offer, menus, names] = await Promise.all([
    queries.fetchQuery(offerInBriefQuery(sdk)),
    queries.fetchQuery(menusQuery(sdk)),
    translatedNames(sdk, language),
  ]);
  const all = [...offer.dishes, ...offer.soldOut];
  const searched = withBothNames(all, names?.names.dishes);
  return {
    menuIds: new Set(filledMenus(menus, offer)?.map(({ $id }) => $id)),
    dishIds: new Set(all.map(({ $id }) => $id)),
    finds: (search) =>
      search.length <= LONGEST_SEARCH &&
      (all.some((dish) => passesFilter(dish, { ...NO_FILTER, search })) ||
        findForgiving(searched, search).length > 0),
  };
}

/** Whether a filter has a search, which is compared with the words of all dishes. */
export const hasSearch = (params: URLSearchParams): boolean => readFilter(params).search.trim() !== '';

/**
 * The parameters of the kept page that answers a filter: values that are no choice are left out, and one value stands for
 * all searches and dishes that do not exist. Undefined for a page that depends on the person, or on a search that finds
 * something.
 */
export function foldMenuParams(params: URLSearchParams, facts: MenuFacts): URLSearchParams | undefined {
  const filter = readFilter(params);
  const search = filter.search.trim();
  if (filter.only || (search !== '' && facts.finds(search))) return undefined;
  const menuId = facts.menuIds.has(filter.menuId ?? '') ? filter.menuId : undefined;
  const folded = withFilter(
    new URLSearchParams(),
    search === '' ? { ...filter, menuId, search: '' } : { search: STAND_IN },
  );
  const place = search === '' ? firstPlace(params, facts.dishIds.size) : 0;
  const dishId = openDish(params);
  return withOpenDish(
    withFirstPlace(folded, place),
    dishId === undefined || facts.dishIds.has(dishId) ? dishId : STAND_IN,
  );
}
