import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { WireDish } from '#domain/dishes/attributes.ts';
import { type Paise, toPaise } from '#domain/money.ts';
import { type DishDocument, listDocuments } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** A dish as the menu shows it. */
export interface Dish extends Omit<WireDish, 'price' | 'dishId' | 'createdAt' | 'isAvailable'> {
  $id: string;
  price: Paise;
}

/** What the menu page shows. */
export interface DishesOnOffer {
  /** The dishes that can be ordered now, in the kitchen's own order. */
  dishes: Dish[];
  /** The menus that have a dish, even if all their dishes are sold out. */
  menuIds: string[];
}

/** Removes the attributes that no page shows, because every page with dishes contains their data. */
function shown(document: DishDocument): Dish {
  const { dishId, createdAt, isAvailable, ...rest } = document;
  const { $collectionId, $databaseId, $createdAt, $updatedAt, $sequence, $permissions, ...dish } = rest;
  return { ...dish, price: toPaise(dish.price) };
}

/** Every dish that can be ordered now, however many there are. */
export function dishesQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['dishes'],
    queryFn: async (): Promise<DishesOnOffer> => {
      const all = await listEvery(sdk, 'dishes');
      return {
        dishes: all.filter(({ isAvailable }) => isAvailable).map(shown),
        menuIds: [...new Set(all.map(({ menuId }) => menuId))],
      };
    },
  });
}

/** The first dishes that can be ordered now. */
export function firstDishesQuery(sdk: Sdk, count: number) {
  return queryOptions({
    queryKey: ['dishes', 'first', count],
    queryFn: async () => {
      const page = await listDocuments(sdk, 'dishes', [Query.equal('isAvailable', true), Query.limit(count)]);
      return page.documents.map(shown);
    },
  });
}
