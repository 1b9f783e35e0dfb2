import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { Paise } from '#domain/money.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { readChange } from '#web/shared/orders/changes/order-change.ts';
import { recently } from '../recently.ts';

/** The changes that the kitchen proposed in the hours that the board lists, oldest first. */
export function boardChangesQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: ['orderChanges', 'board', userId],
    queryFn: async () => {
      const documents = await listEvery(sdk, 'orderChanges', [Query.greaterThan('createdAt', recently())]);
      return documents.map(readChange);
    },
  });
}

/** A dish that can be offered instead of another one. */
export interface OfferableDish {
  id: string;
  name: string;
  price: Paise;
}

/** The dishes that can be ordered now. */
export function offerableDishesQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['dishes', 'offerable'],
    queryFn: async (): Promise<OfferableDish[]> => {
      const dishes = await listEvery(sdk, 'dishes', [Query.equal('isAvailable', true)], ['name', 'price']);
      return dishes.map(({ $id: id, name, price }) => ({ id, name, price }));
    },
  });
}
