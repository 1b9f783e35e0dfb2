import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { listDocuments } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Collections that the dashboard counts. */
export type Counted = 'dishes' | 'orders' | 'users';

/** The number of documents in a collection that match all queries of `only`; for administrators. */
export function totalQuery(sdk: Sdk, adminId: string, collection: Counted, only: readonly string[] = []) {
  return queryOptions({
    queryKey: [collection, 'admin', adminId, 'total', ...only],
    queryFn: async () => (await listDocuments(sdk, collection, [...only, Query.limit(1)])).total,
  });
}
