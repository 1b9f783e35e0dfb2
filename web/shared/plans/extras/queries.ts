import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { Paise } from '#domain/money.ts';
import type { DishTax } from '#domain/taxes/seller.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** A dish that can be added to a meal. */
export interface ExtraDish extends DishTax {
  id: string;
  name: string;
  price: Paise;
}

/** The dishes that can be ordered by themselves now, by their names. */
export const extraDishesQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['dishes', 'extras'],
    queryFn: async (): Promise<ExtraDish[]> => {
      const sold = [Query.equal('isAvailable', true), Query.equal('needsChoice', false)];
      const found = await listEvery(sdk, 'dishes', sold, ['name', 'price', 'taxPercent', 'hsnCode']);
      return found
        .map(({ $id: id, name, price, taxPercent, hsnCode }) => ({
          ...{ id, name, price },
          ...{ taxPercent, hsnCode },
        }))
        .sort((one, other) => (one.name < other.name ? -1 : 1));
    },
  });
