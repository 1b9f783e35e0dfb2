import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { FREE_STATUSES, RIDER_STATUSES } from '#domain/orders/statuses.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { deliveryView, readDuePayment } from './delivery.ts';

/**
 * Milliseconds between two loads. When another rider takes a free order, no event tells this rider, because they may not
 * read it any more.
 */
const ASK_AGAIN = 15_000;

/**
 * The orders of a rider. The key begins with `orderEvents`, not `orders`: the last event of an order, such as its
 * cancellation, still reaches its rider when they may not read the order any more.
 */
export function ownDeliveriesQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: ['orderEvents', 'deliveries', userId],
    queryFn: async () => {
      const found = await listEvery(sdk, 'orders', [
        Query.equal('riderId', [userId]),
        Query.equal('status', [...RIDER_STATUSES]),
      ]);
      return found.map(deliveryView.read);
    },
    refetchInterval: ASK_AGAIN,
  });
}

/** The orders that are ready and have no rider. */
export function freeDeliveriesQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: ['orders', 'deliveries', userId],
    queryFn: async () => {
      const found = await listEvery(sdk, 'orders', [
        Query.isNull('riderId'),
        Query.equal('status', [...FREE_STATUSES]),
        Query.equal('kind', ['delivery']),
      ]);
      return found.map(deliveryView.read);
    },
    refetchInterval: ASK_AGAIN,
  });
}

/** The payments that this rider still has to collect. */
export function duePaymentsQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: ['payments', 'deliveries', userId],
    queryFn: async () => {
      const due = await listEvery(sdk, 'payments', [
        Query.equal('riderId', [userId]),
        Query.equal('state', ['due']),
      ]);
      return due.map(readDuePayment);
    },
  });
}
