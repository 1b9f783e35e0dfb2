import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { usuallyTogether } from '#domain/dish-figures/together.ts';
import { isOrderable } from '#domain/dishes/orderable.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { type Dish, shown } from '../queries.ts';

/** The dishes that are usually ordered together with these and can be ordered now (CART-24). @param ids at least one */
export function togetherQuery(sdk: Sdk, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['dishFigures', 'together', ...ids],
    queryFn: async (): Promise<Dish[]> => {
      const figures = await listEvery(sdk, 'dishFigures', [Query.equal('$id', [...ids])]);
      const named = [...new Set(figures.flatMap(({ orderedWith }) => orderedWith))];
      if (named.length === 0) return [];
      const dishes = (await listEvery(sdk, 'dishes', [Query.equal('$id', named)])).filter(isOrderable);
      const canBeOrdered = dishes.map(({ $id }) => $id);
      return usuallyTogether(ids, figures, canBeOrdered).flatMap((id) =>
        dishes.filter(({ $id }) => $id === id).map(shown),
      );
    },
    meta: { follows: ['dishes'] },
  });
}
