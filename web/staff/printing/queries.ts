import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { settledOf } from '#domain/payments/settled.ts';
import type { UpiAnswer } from '#domain/payments/upi.ts';
import { printedOrder } from '#domain/printing/printed-order.ts';
import { getDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Everything that a ticket or a bill shows of an order. */
export function printedOrderQuery(sdk: Sdk, orderId: string) {
  return queryOptions({
    queryKey: ['orders', 'printed', orderId],
    queryFn: async () => {
      const [document, payments, dishes, { request }] = await Promise.all([
        getDocument(sdk, 'orders', orderId),
        listEvery(sdk, 'payments', [Query.equal('orderId', orderId)]),
        listEvery(sdk, 'dishes', [], ['type']),
        sdk.call<UpiAnswer>('get', `orders/${encodeURIComponent(orderId)}/upi`),
      ]);
      return {
        order: printedOrder.read(document),
        money: { ...settledOf(payments), ...(request && { upiLink: request.link }) },
        types: Object.fromEntries(dishes.map(({ $id, type }) => [$id, type])),
      };
    },
  });
}
