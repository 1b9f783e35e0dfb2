import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { Paise } from '#domain/money.ts';
import { byName } from '#web/lib/by-name.ts';
import { getDocument, type StoredDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
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

/** What screens about all dishes need of each. */
export interface BriefDish
  extends Pick<StoredDocument<'dishes'>, '$id' | 'name' | 'type' | 'menuId' | 'isAvailable'> {
  price: Paise;
  /** The option groups that it offers; missing if it offers none. */
  groups?: readonly string[];
}

const BRIEF = ['name', 'type', 'menuId', 'isAvailable', 'price', 'optionGroupIds'] as const;

/**
 * Every dish in brief, available or not, sorted by name. It is loaded in the browser: in the document of a long menu it
 * would be megabytes.
 */
export function briefDishesQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['dishes', 'admin', 'brief'],
    queryFn: async (): Promise<BriefDish[]> =>
      (await listEvery(sdk, 'dishes', [], BRIEF))
        .map(({ $id, name, type, menuId, isAvailable, price, optionGroupIds }) => ({
          $id,
          name,
          type,
          menuId,
          isAvailable,
          price,
          ...(optionGroupIds.length > 0 && { groups: optionGroupIds }),
        }))
        .sort(byName),
  });
}
