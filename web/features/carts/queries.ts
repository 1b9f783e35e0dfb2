import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { type Rupees, rupees } from '#domain/money.ts';
import type { CartDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

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
  /** Whether the dish can be ordered now. */
  isAvailable: boolean;
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
