import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { getDocument, listDocuments } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { placedOrder, type ShownOrder, shownOrder } from '#web/shared/orders/order-views.ts';

const PER_PAGE = 25;

export const ordersKey = (userId: string) => ['orders', 'of', userId] as const;

/** The customer's orders, newest first, page after page. */
export function ordersQuery(sdk: Sdk, userId: string) {
  return infiniteQueryOptions({
    queryKey: ordersKey(userId),
    queryFn: async ({ pageParam }): Promise<ShownOrder[]> => {
      const queries = [
        Query.equal('userId', userId),
        Query.orderDesc('orderedOn'),
        Query.limit(PER_PAGE),
        ...(pageParam ? [Query.cursorAfter(pageParam)] : []),
      ];
      const page = await listDocuments(sdk, 'orders', queries, shownOrder.attributes);
      return page.documents.map(shownOrder.read);
    },
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PER_PAGE ? last.at(-1)?.id : undefined),
  });
}

/** The most orders of a customer that are looked through for one that is under way. */
const LATEST = 5;

/** The customer's latest orders, newest first, for the link to an order under way on every page. */
export function latestOrdersQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: ['orders', 'latest', userId],
    queryFn: async (): Promise<ShownOrder[]> => {
      const queries = [Query.equal('userId', userId), Query.orderDesc('orderedOn'), Query.limit(LATEST)];
      const page = await listDocuments(sdk, 'orders', queries, shownOrder.attributes);
      return page.documents.map(shownOrder.read);
    },
  });
}

export function orderQuery(sdk: Sdk, userId: string, id: string) {
  return queryOptions({
    queryKey: ['orders', 'one', userId, id],
    queryFn: async () => placedOrder.read(await getDocument(sdk, 'orders', id)),
  });
}
