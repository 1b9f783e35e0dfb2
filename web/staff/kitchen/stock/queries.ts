import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { ShownStock } from '#web/brand/stock-words.ts';
import { byName } from '#web/lib/by-name.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** A dish whose stock the kitchen changes. */
export interface StockedDish extends ShownStock {
  id: string;
  name: string;
}

/** The stock of all dishes, by name. */
export function stockQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['dishes', 'stock'],
    queryFn: async (): Promise<StockedDish[]> => {
      const dishes = await listEvery(
        sdk,
        'dishes',
        [Query.equal('isHidden', false)],
        ['name', 'isAvailable', 'soldOutUntil', 'outOfPortions', 'offSchedule', 'isHidden', 'portionsLeft'],
      );
      return dishes
        .map(
          ({
            $id: id,
            name,
            isAvailable,
            soldOutUntil,
            outOfPortions,
            offSchedule,
            isHidden,
            portionsLeft,
          }) => ({
            id,
            name,
            isAvailable,
            soldOutUntil,
            outOfPortions,
            offSchedule,
            isHidden,
            portionsLeft,
          }),
        )
        .sort(byName);
    },
  });
}
