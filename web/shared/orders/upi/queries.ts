import { queryOptions } from '@tanstack/react-query';
import type { OfferedMethods } from '#domain/payments/upi.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** The methods by which customers pay real money before the kitchen begins. */
export function paymentMethodsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['payment-methods'],
    queryFn: () => sdk.call<OfferedMethods>('get', 'payment-methods'),
  });
}
