import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { Today } from '#domain/reports/today.ts';
import { listDocuments } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Milliseconds after which an open dashboard asks again: orders become late without an event. */
const ASK_AGAIN = 60_000;

/** Collections that the dashboard counts. */
export type Counted = 'dishes' | 'orders' | 'users';

/** The number of documents in a collection that match all queries of `only`; for administrators. */
export function totalQuery(sdk: Sdk, adminId: string, collection: Counted, only: readonly string[] = []) {
  return queryOptions({
    queryKey: [collection, 'admin', adminId, 'total', ...only],
    queryFn: async () => (await listDocuments(sdk, collection, [...only, Query.limit(1)])).total,
  });
}

/** How the kitchen stands today; for administrators. Orders change it all the time, so it is asked for again with each of them. */
export const todayQuery = (sdk: Sdk, adminId: string) =>
  queryOptions({
    queryKey: ['orders', 'admin', adminId, 'today'],
    queryFn: () => sdk.call<Today>('get', 'reports/today'),
    refetchInterval: ASK_AGAIN,
  });
