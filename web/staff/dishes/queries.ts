import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { getDocument } from '#web/lib/sdk/documents.ts';
import { listQuery } from '#web/lib/sdk/list-query.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { searchQueries } from '#web/lib/sdk/search-queries.ts';
import { readDish } from './present.ts';

/** Dishes in a page of the admins' list. */
const PER_PAGE = 50;

/** The dishes that a search finds, available or not, by name and in pages; all of them for an empty search. */
export function searchedDishesQuery(sdk: Sdk, adminId: string, search: string) {
  return listQuery({
    sdk,
    adminId,
    collection: 'dishes',
    queries: [...searchQueries(search), Query.orderAsc('sortName')],
    perPage: PER_PAGE,
    read: readDish,
  });
}

/** One dish with everything that an admin can change. */
export function adminDishQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: ['dishes', 'admin', 'one', id],
    queryFn: async () => readDish(await getDocument(sdk, 'dishes', id)),
  });
}
