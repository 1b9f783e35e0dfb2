import { queryOptions } from '@tanstack/react-query';
import { byName } from '#web/lib/by-name.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** The ids and names of all dishes, sorted by name, for fields in which dishes are chosen. */
export const dishNamesQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['dishes', 'names'],
    queryFn: async () =>
      (await listEvery(sdk, 'dishes', [], ['name'])).map(({ $id, name }) => ({ $id, name })).sort(byName),
  });
