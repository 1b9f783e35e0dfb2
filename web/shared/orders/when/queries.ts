import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { countDishes } from '#domain/orders/line.ts';
import type { PlacedAddress } from '#domain/places/map-pin.ts';
import type { OfferedSlots } from '#domain/slots/offered.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Milliseconds between two requests: the soonest time moves with the clock. */
const ASK_AGAIN = 60_000;

/** The inputs on which the offered times depend. */
export interface SlotsFor {
  kind: OrderKind;
  /** Where it goes; undefined while that is not known. */
  address: PlacedAddress | undefined;
  lines: readonly { dishId: string; quantity: number }[];
}

/** The times for which these dishes can be ordered now. */
export function slotsQuery(sdk: Sdk, { kind, address, lines }: SlotsFor) {
  const dishes = lines.map(({ dishId }) => dishId).toSorted();
  const place =
    kind === 'delivery' && address
      ? { ...(address.pincode && { pincode: address.pincode }), ...address.mapPin }
      : {};
  const items = Math.max(1, countDishes(lines));
  return queryOptions({
    queryKey: ['slots', kind, place, items, ...dishes],
    queryFn: () =>
      sdk.call<OfferedSlots>('get', 'slots', {
        kind,
        items,
        dishes: dishes.join(','),
        ...place,
      }),
    staleTime: 0,
    refetchInterval: ASK_AGAIN,
    placeholderData: keepPreviousData,
  });
}
