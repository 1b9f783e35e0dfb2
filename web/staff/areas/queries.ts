import { queryOptions } from '@tanstack/react-query';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Every area, in the order in which they are looked at. */
export const areasQuery = (sdk: Sdk, userId: string) =>
  queryOptions({
    queryKey: ['areas', userId],
    queryFn: async () =>
      (await listEvery(sdk, 'areas')).sort((one, other) => (one.position ?? 0) - (other.position ?? 0)),
  });
