import { queryOptions } from '@tanstack/react-query';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

export interface NamedMealTime {
  name: string;
  deliveredFrom: string;
  deliveredUntil: string;
}

/** The names of the meal times, with when each delivers. */
export function mealTimeNamesQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['mealTimes', 'names'],
    queryFn: async (): Promise<NamedMealTime[]> => {
      const documents = await listEvery(sdk, 'mealTimes', [], ['name', 'deliveredFrom', 'deliveredUntil']);
      return documents.map(({ name, deliveredFrom, deliveredUntil }) => ({
        name,
        deliveredFrom,
        deliveredUntil,
      }));
    },
  });
}
