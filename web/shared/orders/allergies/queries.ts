import { queryOptions } from '@tanstack/react-query';
import { getDocument } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** What the customer of an order does not tolerate, in their words. Only orders with `hasAllergies` have it. */
export function orderAllergiesQuery(sdk: Sdk, orderId: string) {
  return queryOptions({
    queryKey: ['orderAllergies', orderId],
    queryFn: async () => (await getDocument(sdk, 'orderAllergies', orderId)).words ?? '',
    staleTime: Number.POSITIVE_INFINITY,
  });
}
