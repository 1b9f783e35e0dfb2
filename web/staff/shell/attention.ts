import { queryOptions, useQueries } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { BOARD_STATUSES } from '#domain/orders/statuses.ts';
import type { OrderMode } from '#domain/site/kitchen-settings.ts';
import { type CollectionName, listDocuments } from '#web/lib/sdk/documents.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';

const OPEN = Query.equal('status', [...BOARD_STATUSES]);
const ASKS_TO_CANCEL = Query.isNotNull('cancelAskedAt');
/** In `board` mode, orders that wait to be accepted count as well, those ahead once they are due. */
const withWaiting = (now: Date) => [
  OPEN,
  Query.or([
    Query.and([
      Query.equal('status', 'placed'),
      Query.isNotNull('acceptBy'),
      Query.or([Query.isNull('scheduledFor'), Query.lessThanEqual('dueAt', now.toISOString())]),
    ]),
    ASKS_TO_CANCEL,
  ]),
];

/** Counts of documents that need somebody's attention. */
const COUNTED = {
  /** Orders whose customer asks to cancel. */
  orders: { collection: 'orders', queries: [OPEN, ASKS_TO_CANCEL] },
  /** Customers' reports of problems that nobody has answered. */
  issues: { collection: 'orderIssues', queries: [Query.equal('state', 'open')] },
  /** Complaints that nobody has answered. */
  grievances: { collection: 'grievances', queries: [Query.equal('state', 'open')] },
  /** Messages to customers that wait until somebody of the kitchen tells them. */
  toTell: { collection: 'customerMessages', queries: [Query.equal('state', 'waiting')] },
  /** Mails that failed for good. */
  mails: { collection: 'mails', queries: [Query.equal('status', 'failed')] },
} as const satisfies Record<string, { collection: CollectionName; queries: readonly string[] }>;

export type AttentionName = keyof typeof COUNTED;

const NAMES = Object.keys(COUNTED) as readonly AttentionName[];

function countQuery(sdk: Sdk, adminId: string, name: AttentionName, mode: OrderMode) {
  const { collection } = COUNTED[name];
  return queryOptions({
    queryKey: [collection, 'admin', adminId, 'attention', mode],
    queryFn: async () => {
      const isWithWaiting = name === 'orders' && mode === 'board';
      const queries = isWithWaiting ? withWaiting(new Date()) : COUNTED[name].queries;
      return (await listDocuments(sdk, collection, [...queries, Query.limit(1)])).total;
    },
  });
}

export type Attention = Readonly<Record<AttentionName, number>>;

/** The number of documents that need attention; 0 until it is loaded. */
export function useAttention(adminId: string, enabled: boolean): Attention {
  const sdk = useSdk();
  const { orderMode } = useSiteSettings().kitchen;
  const counts = useQueries({
    queries: NAMES.map((name) => ({ ...countQuery(sdk, adminId, name, orderMode), enabled })),
  });
  return Object.fromEntries(NAMES.map((name, at) => [name, counts[at]?.data ?? 0])) as Record<
    AttentionName,
    number
  >;
}
