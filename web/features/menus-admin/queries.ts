import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { listDocuments } from '#web/lib/documents.ts';
import type { Sdk } from '#web/lib/sdk.ts';

const LIST_LIMIT = 100;

/** The menus with everything that can be changed about them, in their order. */
export function fullMenusQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['menus', 'admin', 'all'],
    queryFn: async () =>
      (await listDocuments(sdk, 'menus', [Query.orderAsc('position'), Query.limit(LIST_LIMIT)])).documents,
  });
}
