import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { canBeCorrected } from '#domain/payments/recording.ts';
import { SETTLED_ATTRIBUTES, type Settled, settledByOrder } from '#domain/payments/settled.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';

/** What is paid for an order. */
export interface OrderMoney extends Settled {
  /** Whether somebody confirmed a payment by hand, which can be a mistake (UPI-12). */
  isConfirmed: boolean;
}

/** What is paid for some orders, by their ids; an order is missing until its payments are known. */
export type MoneyOfOrders = Readonly<Record<string, OrderMoney>>;

/** Orders whose payments one request asks for: their ids must fit into its address. */
const ORDERS_AT_ONCE = 80;

/** What is paid for orders, by their ids. Only payments say that (PAY-12). */
export function moneyQuery(sdk: Sdk, userId: string, orderIds: readonly string[]) {
  const ids = [...orderIds].sort();
  return queryOptions({
    queryKey: ['payments', 'of-orders', userId, ...ids],
    queryFn: async (): Promise<MoneyOfOrders> => {
      const parts = Array.from({ length: Math.ceil(ids.length / ORDERS_AT_ONCE) }, (_, part) =>
        ids.slice(part * ORDERS_AT_ONCE, (part + 1) * ORDERS_AT_ONCE),
      );
      const found = await Promise.all(
        parts.map((part) =>
          listEvery(
            sdk,
            'payments',
            [Query.equal('orderId', part)],
            [...SETTLED_ATTRIBUTES, 'orderId', 'recordedBy', 'sightingId', 'gateway', 'mock'],
          ),
        ),
      );
      const payments = found.flat();
      const confirmed = new Set(payments.filter(canBeCorrected).map(({ orderId }) => orderId));
      return Object.fromEntries(
        Object.entries(settledByOrder(payments)).map(([id, settled]) => [
          id,
          { ...settled, isConfirmed: confirmed.has(id) },
        ]),
      );
    },
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
  });
}

const NOTHING_KNOWN: MoneyOfOrders = {};

/** What is paid for the orders that a screen shows. */
export function useMoney(userId: string, orderIds: readonly string[]): MoneyOfOrders {
  return useQuery(moneyQuery(useSdk(), userId, orderIds)).data ?? NOTHING_KNOWN;
}
