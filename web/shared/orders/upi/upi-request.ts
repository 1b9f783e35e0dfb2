import { queryOptions } from '@tanstack/react-query';
import type { UpiAnswer } from '#domain/payments/upi.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** How an order is paid by UPI: the link, which is the QR code too. Null if nothing is due, or the kitchen has no UPI id. */
export function upiRequestQuery(sdk: Sdk, orderId: string) {
  return queryOptions({
    // Below 'payments', because the amount changes with them.
    queryKey: ['payments', 'upi', orderId],
    queryFn: async () => {
      const path = `orders/${encodeURIComponent(orderId)}/upi`;
      return (await sdk.call<UpiAnswer>('get', path)).request;
    },
  });
}
