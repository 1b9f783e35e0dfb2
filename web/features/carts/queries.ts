import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { CartLine } from '#domain/carts/line.ts';
import { type Paise, rupees, toPaise } from '#domain/money.ts';
import type { CartDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Reads a line of the cart from its document. */
export function cartLine(document: CartDocument): CartLine {
  return {
    lineId: document.$id,
    dishId: document.dishId,
    name: document.name ?? '',
    description: document.description ?? '',
    imgUrl: document.imgUrl ?? '',
    price: toPaise(document.price ?? rupees(0)),
    quantity: document.quantity,
    isAvailable: document.isAvailable,
  };
}

export const cartKey = (userId: string) => ['carts', userId] as const;

/** The cart's lines in the order they were added. */
export function cartQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: cartKey(userId),
    queryFn: async () => (await listEvery(sdk, 'carts', [Query.equal('userId', userId)])).map(cartLine),
    refetchOnWindowFocus: 'always',
  });
}

/** A dish as it is on the menu now. */
export interface DishToday {
  id: string;
  name: string;
  price: Paise;
  isAvailable: boolean;
}

/** The dishes with these ids as they are now; deleted ones are missing. */
export async function listDishesToday(sdk: Sdk, ids: readonly string[]): Promise<DishToday[]> {
  const documents = await listEvery(sdk, 'dishes', [Query.equal('$id', [...ids])]);
  return documents.map(({ $id, name, price, isAvailable }) => ({
    id: $id,
    name,
    price: toPaise(price),
    isAvailable,
  }));
}
