import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { MOST_BESTSELLERS } from '#domain/dish-figures/rules.ts';
import { isOrderable } from '#domain/dishes/orderable.ts';
import { listDocuments } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { type Dish, shown } from '../queries.ts';

/** The bestsellers that can be ordered now, the first one first (DISH-31). */
export function bestsellersQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['dishFigures', 'bestsellers'],
    queryFn: async (): Promise<Dish[]> => {
      const { documents } = await listDocuments(sdk, 'dishFigures', [
        Query.isNotNull('place'),
        Query.orderAsc('place'),
        Query.limit(MOST_BESTSELLERS),
      ]);
      const ids = documents.map(({ $id }) => $id);
      if (ids.length === 0) return [];
      const dishes = await listEvery(sdk, 'dishes', [Query.equal('$id', ids)]);
      return ids.flatMap((id) => dishes.filter((dish) => dish.$id === id && isOrderable(dish)).map(shown));
    },
    meta: { follows: ['dishes'] },
  });
}
