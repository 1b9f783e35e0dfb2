/** The order of the menu's page: category after category, with what is sold out at the end of each. */
import type { DishFilter } from './filter.ts';
import { type Forgiven, foundDishes } from './found-dishes.ts';
import { type SectionPlace, withFirstPlace } from './menu-part.ts';
import type { Dish, DishesOnOffer } from './queries.ts';

/** A category. */
interface Category {
  $id: string;
  name: string;
}

/** Whether dishes are shown by category. Those of one category, of a person, or found by a search are not (MENU-21). */
export const isGrouped = ({ menuId, search, only }: DishFilter): boolean =>
  !menuId && !only && search.trim() === '';

/**
 * The dishes that pass a filter in the order in which the page shows them.
 * @param forgiven further results of the forgiving search
 * @param marked has the ids of the dishes that the person has marked, if the filter asks for them
 */
export function arrangedDishes(
  { dishes, soldOut }: DishesOnOffer,
  filter: DishFilter,
  categories: readonly Category[] | undefined,
  forgiven?: Forgiven,
  marked: Readonly<Record<string, unknown>> = {},
): Dish[] {
  const passing = [dishes, soldOut]
    .flatMap((some) => foundDishes(some, filter, forgiven))
    .filter(({ $id }) => !filter.only || Object.hasOwn(marked, $id));
  if (!categories || !isGrouped(filter)) return passing;
  const places = new Map(categories.map(({ $id }, place) => [$id, place]));
  const placeOf = ({ menuId }: Dish) => places.get(menuId) ?? categories.length;
  return passing.sort((one, other) => placeOf(one) - placeOf(other));
}

/** The sections of arranged dishes. */
export function sectionPlaces(
  arranged: readonly Dish[],
  categories: readonly Category[] | undefined,
): SectionPlace[] {
  const known = new Set(categories?.map(({ $id }) => $id));
  const sections: SectionPlace[] = [];
  arranged.forEach((dish, first) => {
    const menuId = known.has(dish.menuId) ? dish.menuId : '';
    let section = sections.at(-1);
    if (section?.menuId !== menuId) {
      section = { menuId, first, length: 0, count: 0 };
      sections.push(section);
    }
    section.length += 1;
    if (!dish.soldOut) section.count += 1;
  });
  return sections;
}

/** The id of a section's element, which a link can lead to. */
export const sectionId = (menuId: string): string => `menu-${menuId}`;

/** The address of a section: on the page if its first dish is on it, otherwise that of its part of a long menu. */
export function sectionAddress(
  { menuId, first }: SectionPlace,
  params: URLSearchParams,
  shown: { from: number; to: number },
): string {
  const anchor = `#${encodeURIComponent(sectionId(menuId))}`;
  if (first >= shown.from && first < shown.to) return anchor;
  return `?${withFirstPlace(params, first)}${anchor}`;
}
