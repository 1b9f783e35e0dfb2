import { queryOptions, useQueries } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { type CollectionName, listDocuments } from '#web/lib/sdk/documents.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';

/** Counts of documents that need somebody's attention. */
const COUNTED = {
  /** Orders that wait to be accepted, and those whose customer asks to cancel. */
  orders: {
    collection: 'orders',
    queries: [
      Query.equal('status', ['placed', 'accepted', 'preparing', 'ready', 'outForDelivery']),
      Query.or([
        Query.and([Query.equal('status', 'placed'), Query.isNotNull('acceptBy')]),
        Query.isNotNull('cancelAskedAt'),
      ]),
    ],
  },
  /** Customers' reports of problems that nobody has answered. */
  issues: { collection: 'orderIssues', queries: [Query.equal('state', 'open')] },
  /** Mails that failed for good. */
  mails: { collection: 'mails', queries: [Query.equal('status', 'failed')] },
} as const satisfies Record<string, { collection: CollectionName; queries: readonly string[] }>;

export type AttentionName = keyof typeof COUNTED;

const NAMES = Object.keys(COUNTED) as readonly AttentionName[];

function countQuery(sdk: Sdk, adminId: string, name: AttentionName) {
  const { collection, queries } = COUNTED[name];
  return queryOptions({
    queryKey: [collection, 'admin', adminId, 'attention'],
    queryFn: async () => (await listDocuments(sdk, collection, [...queries, Query.limit(1)])).total,
  });
}

export type Attention = Readonly<Record<AttentionName, number>>;

/** The number of documents that need attention; 0 until it is loaded. */
export function useAttention(adminId: string, enabled: boolean): Attention {
  const sdk = useSdk();
  const counts = useQueries({
    queries: NAMES.map((name) => ({ ...countQuery(sdk, adminId, name), enabled })),
  });
  return Object.fromEntries(NAMES.map((name, at) => [name, counts[at]?.data ?? 0])) as Record<
    AttentionName,
    number
  >;
}
