/** The loader of the menu's page. */
import { redirect } from 'react-router';
import { languageOfPath } from '#domain/languages/languages.ts';
import type { Page } from '#web/lib/page/page-loader.ts';
import { type Menu, menusQuery } from '#web/shared/menus/queries.ts';
import type { DishFilter } from '#web/shop/dishes/filter.ts';
import { openDish, readFilter, withFilter } from '#web/shop/dishes/filter-url.ts';
import { keepForgiven } from '#web/shop/dishes/found-dishes.ts';
import { keepOnePart } from '#web/shop/dishes/menu-part.ts';
import { type Dish, type DishesOnOffer, dishesQuery } from '#web/shop/dishes/queries.ts';
import { arrangedDishes, sectionPlaces } from '#web/shop/dishes/sections.ts';
import { isVegOnly } from '#web/shop/dishes/veg-only.ts';

async function loadReviews({ sdk, queries }: Page, dishId: string): Promise<void> {
  const { dishReviewsQuery } = await import('#web/shop/reviews/queries.ts');
  await queries.prefetchInfiniteQuery(dishReviewsQuery(sdk, dishId));
}

async function loadFavourites({ sdk, user, prefetch, queries }: Page, { only }: DishFilter) {
  if (!only || !user) return undefined;
  const { favouritesQuery } = await import('#web/shop/favourites/queries.ts');
  const query = favouritesQuery(sdk, user.$id);
  await prefetch(query);
  return queries.getQueryData(query.queryKey);
}

async function loadOptions({ sdk, prefetch }: Page, dish: Dish | undefined): Promise<void> {
  if (!dish?.optionGroupIds) return;
  const { optionGroupsQuery } = await import('#web/brand/options/option-groups.ts');
  await prefetch(optionGroupsQuery(sdk, dish.optionGroupIds));
}

const longMenu = () => import('./long-menu.ts');

/** A menu without any dish is not shown; a menu whose dishes are all sold out is. */
export const filledMenus = (menus: readonly Menu[] | undefined, offer: DishesOnOffer | undefined) =>
  menus?.filter(({ $id }) => offer?.menuIds.includes($id) ?? true);

/** The id of the category that is shown. Undefined, for all dishes, if the address names none or one that was deleted. */
export const idOfMenu = (filled: readonly Menu[] | undefined, { menuId }: DishFilter) =>
  !filled || filled.some(({ $id }) => $id === menuId) ? menuId : undefined;

/** Whether the person wants veg dishes only, and the address says nothing else (MENU-24). */
const mustBeVeg = (params: URLSearchParams) =>
  readFilter(params).type === undefined && openDish(params) === undefined && isVegOnly();

export const load = async (page: Page) => {
  const { sdk, prefetch, url } = page;
  if (!import.meta.env.SSR && mustBeVeg(url.searchParams))
    throw redirect(`/menu?${withFilter(url.searchParams, { type: 'veg' })}`);
  const dishId = openDish(url.searchParams);
  const reviews = dishId && loadReviews(page, dishId);
  const filter = readFilter(url.searchParams);
  const [marked] = await Promise.all([
    loadFavourites(page, filter),
    prefetch(import.meta.env.SSR ? (await longMenu()).offerInBriefQuery(sdk) : dishesQuery(sdk)),
    prefetch(menusQuery(sdk)),
    import.meta.env.SSR ? reviews : undefined,
  ]);
  if (!import.meta.env.SSR) return;
  const offered = page.queries.getQueryData(dishesQuery(sdk).queryKey)?.dishes;
  await loadOptions(
    page,
    offered?.find(({ $id }) => $id === dishId),
  );
  const menus = page.queries.getQueryData(menusQuery(sdk).queryKey);
  const names = async () => {
    const { translatedNames } = await import('#web/lib/page/read-translations.ts');
    return (await translatedNames(sdk, languageOfPath(url.pathname)))?.names.dishes;
  };
  const forgiven = await keepForgiven(page.queries, offered ?? [], filter.search, names);
  await keepOnePart(
    page.queries,
    dishesQuery(sdk).queryKey,
    url.searchParams,
    (offer) => {
      const filled = filledMenus(menus, offer);
      const shown = { ...filter, menuId: idOfMenu(filled, filter) };
      const dishes = arrangedDishes(offer, shown, filled, forgiven, marked);
      return { dishes, sections: sectionPlaces(dishes, filled) };
    },
    async (dishes) => (await longMenu()).inFull(sdk, dishes),
  );
};
