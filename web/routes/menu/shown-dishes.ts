import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { filledMenus, idOfMenu } from '#web/routes/menu/load.ts';
import { menusQuery } from '#web/shared/menus/queries.ts';
import { openDish } from '#web/shop/dishes/filter-url.ts';
import { useForgiven } from '#web/shop/dishes/found-dishes.ts';
import { firstPlace, knownPart, useFillingIn } from '#web/shop/dishes/menu-part.ts';
import { type Dish, dishesQuery } from '#web/shop/dishes/queries.ts';
import { arrangedDishes, isGrouped, sectionPlaces } from '#web/shop/dishes/sections.ts';
import { useDishFilter } from '#web/shop/dishes/use-dish-filter.ts';
import { useKnownFavourites } from '#web/shop/favourites/known.ts';

/** What the menu's page shows: the dishes that the filter leaves, in their order, or the part of a long menu that is known. */
export function useShownDishes() {
  const sdk = useSdk();
  const dishes = useQuery(dishesQuery(sdk));
  const menus = useQuery(menusQuery(sdk));
  const queries = useQueryClient();
  const { filter, params, search, change, reset } = useDishFilter();
  const part = dishes.data ? undefined : knownPart(queries, params);
  const offer = dishes.data ?? part;
  const isPending = dishes.isPending && !part;
  const filled = isPending ? undefined : filledMenus(menus.data, offer);
  const menuId = idOfMenu(filled, filter);
  const menu = filled?.find(({ $id }) => $id === menuId);
  const shownFilter = { ...filter, menuId };
  const forgiven = useForgiven(dishes.data?.dishes, filter.search);
  const marked = useKnownFavourites();
  const arranged =
    part?.dishes ?? (offer ? arrangedDishes(offer, shownFilter, filled, forgiven, marked) : []);
  const sections = part?.sections ?? sectionPlaces(arranged, filled);
  const count = sections.reduce((sum, section) => sum + section.count, 0);
  const total = part?.total ?? arranged.length;
  const first = firstPlace(params, total);
  const found = part ? arranged : arranged.slice(first);
  const { count: filledIn, fillIn } = useFillingIn(found.length);
  const grouped = isGrouped(shownFilter) && filled !== undefined;
  const dishId = openDish(params);
  const isOpen = ({ $id }: Dish) => $id === dishId;
  const dish =
    offer?.dishes.find(isOpen) ??
    offer?.soldOut.find(isOpen) ??
    (part?.open && isOpen(part.open) ? part.open : undefined);
  return {
    ...{
      filter,
      params,
      search,
      change,
      reset,
      part,
      offer,
      isPending,
      filled,
      menu,
      marked,
      sections,
      count,
      total,
    },
    ...{ first, found, shown: found.slice(0, filledIn), fillIn, grouped, dishId, dish, dishes, menus },
    menusFailed: menus.isError && !menus.data,
    dishesFailed: dishes.isError && !offer,
  };
}

export type ShownDishes = ReturnType<typeof useShownDishes>;
