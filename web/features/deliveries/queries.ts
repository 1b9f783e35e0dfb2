import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { readDelivery, readDuePayment } from './delivery.ts';

/**
 * The page asks again this often, in milliseconds: a rider is not told of an order that another rider has taken, because
 * it may not be read any more.
 */
const ASK_AGAIN = 15_000;

/**
 * The orders that somebody has to bring. Its key names the events of orders: the last one of an order, such as its
 * cancellation, is heard by its rider even though the order itself may not be read any more.
 */
export function ownDeliveriesQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: ['orderEvents', 'deliveries', userId],
    queryFn: async () => {
      const found = await listEvery(sdk, 'orders', [
        Query.equal('riderId', [userId]),
        Query.equal('status', ['ready', 'outForDelivery']),
      ]);
      return found.map(readDelivery);
    },
    refetchInterval: ASK_AGAIN,
  });
}

/** The orders that are ready and that nobody brings yet. */
export function freeDeliveriesQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: ['orders', 'deliveries', userId],
    queryFn: async () => {
      const found = await listEvery(sdk, 'orders', [
        Query.isNull('riderId'),
        Query.equal('status', ['ready']),
        Query.equal('kind', ['delivery']),
      ]);
      return found.map(readDelivery);
    },
    refetchInterval: ASK_AGAIN,
  });
}

/** The payments that this rider has yet to collect at the door. */
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
