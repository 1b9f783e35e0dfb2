import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { findForgiving } from '#domain/dishes/finding/forgiving-search.ts';
import type { TranslatedNames } from '#domain/languages/translated-names.ts';
import { useDocumentParts } from '#web/lib/page/html-document.ts';
import { type DishFilter, NO_FILTER, passesFilter } from './filter.ts';
import type { Dish } from './queries.ts';

/** The forgiving search is loaded with the first search, because most visits have none. */
const loadRule = async () => (await import('#domain/dishes/finding/forgiving-search.ts')).findForgiving;

/** The ids of the dishes that the forgiving search finds, in their order. */
export type Forgiven = readonly string[];

const keyOf = (search: string) => ['dishes', 'forgiven', search.trim()];
type Names = TranslatedNames['dishes'] | undefined;

/** The dishes with their names and descriptions in both languages, so that the words of either find them. */
export const withBothNames = (dishes: readonly Dish[], names: Names) =>
  names
    ? dishes.map(({ $id, name, description }) => ({
        $id,
        name: `${name} ${names[$id]?.name ?? ''}`,
        description: `${description} ${names[$id]?.description ?? ''}`,
      }))
    : dishes;

const idsOf = (
  find: typeof findForgiving,
  dishes: readonly { $id: string; name: string; description: string }[],
  search: string,
): Forgiven => find(dishes, search).map(({ $id }) => $id);

/** The dishes that pass the filter, and after them those that a forgiving search finds too (FIND-1). */
export function foundDishes(
  dishes: readonly Dish[],
  filter: DishFilter,
  forgiven: Forgiven | undefined,
): Dish[] {
  const passing = dishes.filter((dish) => passesFilter(dish, filter));
  if (!forgiven?.length) return passing;
  const shown = new Set(passing);
  const others = new Map(dishes.map((dish) => [dish.$id, dish]));
  const more = forgiven.flatMap((id) => others.get(id) ?? []);
  return [
    ...passing,
    ...more.filter((dish) => !shown.has(dish) && passesFilter(dish, { ...filter, search: NO_FILTER.search })),
  ];
}

/**
 * Stores the results of the forgiving search of an address in the document's data. For the server.
 * @param names reads the translated names
 */
export async function keepForgiven(
  queries: QueryClient,
  dishes: readonly Dish[],
  search: string,
  names: () => Promise<Names>,
): Promise<Forgiven> {
  if (search.trim() === '') return [];
  const forgiven = idsOf(await loadRule(), withBothNames(dishes, await names()), search);
  queries.setQueryData(keyOf(search), forgiven);
  return forgiven;
}

/**
 * The results of the forgiving search. Until its script is loaded, those in the document, if it has the same search.
 */
export function useForgiven(dishes: readonly Dish[] | undefined, search: string): Forgiven | undefined {
  const queries = useQueryClient();
  const [find, setFind] = useState<typeof findForgiving>();
  const names = useDocumentParts().names?.dishes;
  const searched = useMemo(() => dishes && withBothNames(dishes, names), [dishes, names]);
  const searches = search.trim() !== '';
  useEffect(() => {
    // Without its script, the search finds what it found before.
    if (searches && !find)
      loadRule().then(
        (rule) => setFind(() => rule),
        () => undefined,
      );
  }, [searches, find]);
  return useMemo(() => {
    if (!searches) return undefined;
    return find && searched ? idsOf(find, searched, search) : queries.getQueryData<Forgiven>(keyOf(search));
  }, [find, searched, search, searches, queries]);
}
