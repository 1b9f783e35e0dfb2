import { queryOptions } from '@tanstack/react-query';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { type Favourites, favouritesKey } from './known.ts';

/** The favourites of the signed-in person; of visitors it asks nothing. */
export const favouritesQuery = (sdk: Sdk, userId: string) =>
  queryOptions({
    queryKey: favouritesKey(userId),
    queryFn: async (): Promise<Favourites> =>
      Object.fromEntries((await listEvery(sdk, 'favourites')).map(({ dishId, $id }) => [dishId, $id])),
    enabled: userId !== '',
  });
