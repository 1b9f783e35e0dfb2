import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { CartLine } from '#domain/carts/line.ts';
import { ZERO_PAISE } from '#domain/money.ts';
import { readOptions } from '#domain/option-groups/chosen.ts';
import type { CartDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Reads a line of the cart from its document. */
export function cartLine(document: CartDocument): CartLine {
  const options = readOptions(document.options);
  return {
    lineId: document.$id,
    dishId: document.dishId,
    name: document.name ?? '',
    description: document.description ?? '',
    imgUrl: document.imgUrl ?? '',
    price: document.price ?? ZERO_PAISE,
    quantity: document.quantity,
    isAvailable: document.isAvailable,
    ...(options.length > 0 && { options }),
    ...(document.note && { note: document.note }),
    ...(document.taxPercent !== null && { taxPercent: document.taxPercent }),
  };
}

export const cartKey = (userId: string) => ['carts', userId] as const;

/** The cart's lines in the order they were added. Without a person: the cart that the browser keeps (CART-19). */
export function cartQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: cartKey(userId),
    queryFn: async ({ client }) => {
      if (userId) return (await listEvery(sdk, 'carts', [Query.equal('userId', userId)])).map(cartLine);
      const { listKeptLines } = await import('./visitor/kept-lines.ts');
      return listKeptLines(sdk, client.getQueryData<CartLine[]>(cartKey('')) ?? []);
    },
    // The server changes its carts when their dishes change.
    ...(!userId && { meta: { follows: ['dishes', 'optionGroups'] } }),
    refetchOnWindowFocus: 'always',
  });
}
