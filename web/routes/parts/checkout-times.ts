import type { CartLine } from '#domain/carts/line.ts';
import { placedAddress } from '#domain/places/map-pin.ts';
import type { Page } from '#web/lib/page/page-loader.ts';
import type { AddressDocument } from '#web/lib/sdk/documents.ts';
import { slotsQuery } from '#web/shared/orders/when/queries.ts';
import { addressesKey, addressesQuery } from '#web/shop/addresses/queries.ts';
import { cartKey } from '#web/shop/carts/queries.ts';

/**
 * Asks when the cart comes to the default address, once the cart is known, so that checkout says so from its first paint.
 * On the server checkout itself waits for the answer; in the browser the cart asks before checkout is opened.
 */
export async function prefetchTimes(
  { sdk, queries, prefetch }: Pick<Page, 'sdk' | 'queries' | 'prefetch'>,
  userId: string,
): Promise<void> {
  await prefetch(addressesQuery(sdk, userId));
  const lines = queries.getQueryData<CartLine[]>(cartKey(userId)) ?? [];
  const addresses = queries.getQueryData<AddressDocument[]>(addressesKey(userId)) ?? [];
  const usual = addresses.find(({ isDefault }) => isDefault);
  const address = usual && placedAddress(usual);
  if (lines.length > 0) await prefetch(slotsQuery(sdk, { kind: 'delivery', address, lines }));
}
