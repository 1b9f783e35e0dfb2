import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { listDocuments } from '#web/lib/documents.ts';
import type { Sdk } from '#web/lib/sdk.ts';

export type Counted = 'dishes' | 'orders' | 'users';

/** How many documents of a collection there are, of those that match; as one administrator may know. */
export function totalQuery(sdk: Sdk, adminId: string, collection: Counted, only: readonly string[] = []) {
  return queryOptions({
    queryKey: [collection, 'admin', adminId, 'total', ...only],
    queryFn: async () => (await listDocuments(sdk, collection, [...only, Query.limit(1)])).total,
  });
}
