import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { type Rupees, rupees } from '#domain/money.ts';
import { type CartDocument, listDocuments } from '#web/lib/documents.ts';
import type { Sdk } from '#web/lib/sdk.ts';

/** More lines than the menu has dishes. */
const MOST_LINES = 100;

/** A dish in the cart, as screens show it. Price in rupees for one. */
export interface CartLine {
  /** The line's document; undefined until the server has answered. */
  lineId?: string;
  dishId: string;
  name: string;
  description: string;
  image: string;
  price: Rupees;
  quantity: number;
}

export function cartLine(document: CartDocument): CartLine {
  return {
    lineId: document.$id,
    dishId: document.dishId,
    name: document.name ?? '',
    description: document.description ?? '',
    image: document.imgUrl ?? '',
    price: document.price ?? rupees(0),
    quantity: document.quantity,
  };
}

export const cartKey = (userId: string) => ['carts', userId] as const;

/** The cart's lines in the order they were added. */
export function cartQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: cartKey(userId),
    queryFn: async () => {
      const page = await listDocuments(sdk, 'carts', [
        Query.equal('userId', userId),
        Query.orderAsc('$createdAt'),
        Query.limit(MOST_LINES),
      ]);
      return page.documents.map(cartLine);
    },
    refetchOnWindowFocus: 'always',
  });
}

/** Which of these dishes can be ordered now. */
export function orderableQuery(sdk: Sdk, dishIds: readonly string[]) {
  const ids = [...dishIds].sort();
  return queryOptions({
    queryKey: ['dishes', 'orderable', ids],
    queryFn: async () => {
      const page = await listDocuments(sdk, 'dishes', [
        Query.equal('$id', ids),
        Query.equal('isAvailable', true),
        Query.limit(MOST_LINES),
      ]);
      return page.documents.map((dish) => dish.$id);
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchOnWindowFocus: 'always',
  });
}
