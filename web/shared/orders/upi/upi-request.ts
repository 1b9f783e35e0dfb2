import { queryOptions } from '@tanstack/react-query';
import type { UpiAnswer } from '#domain/payments/upi.ts';
import { inPaise } from '#web/lib/sdk/amounts.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** What is paid by UPI: an order, or a top-up of a balance. */
export type UpiPaid = 'orders' | 'top-ups';

/**
 * How an order or a top-up is paid by UPI: the link, which is the QR code too. Null if nothing is due, or the kitchen has no
 * UPI id.
 */
export function upiRequestQuery(sdk: Sdk, id: string, paid: UpiPaid = 'orders') {
  return queryOptions({
    // Below 'payments', because the amount changes with them.
    queryKey: ['payments', 'upi', paid, id],
    queryFn: async () => {
      const path = `${paid}/${encodeURIComponent(id)}/upi`;
      return inPaise((await sdk.call<UpiAnswer>('get', path)).request, { amount: true });
    },
  });
}
