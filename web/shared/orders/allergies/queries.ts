import { queryOptions } from '@tanstack/react-query';
import { getDocument } from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/**
 * What the customer of an order does not tolerate, in their words. Only orders with `hasAllergies` have it; '' once it was
 * deleted (ALLERGY-6).
 */
export function orderAllergiesQuery(sdk: Sdk, orderId: string) {
  return queryOptions({
    queryKey: ['orderAllergies', orderId],
    async queryFn() {
      try {
        return (await getDocument(sdk, 'orderAllergies', orderId)).words ?? '';
      } catch (error) {
        if (refusalOf(error)?.type === 'document_not_found') return '';
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
