import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { inTourOrder } from '#domain/deliveries/stops.ts';
import { metresBetween, type Position } from '#domain/places/position.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { positionsQuery } from '#web/shared/places/use-place.ts';
import type { Delivery } from './delivery.ts';

/** Where the areas of some pincodes are; those that are not known, or not yet, are undefined. */
export function usePositions(
  pincodes: readonly (number | null)[],
): (pincode: number) => Position | undefined {
  const known = new Set(pincodes.filter((pincode) => pincode !== null));
  const { data = {} } = useQuery({
    ...positionsQuery([...known].sort((one, other) => one - other)),
    placeholderData: keepPreviousData,
  });
  return (pincode) => data[pincode];
}

/** The tours of these orders. Until their places are known, and where the request fails, they are in the order of their promises. */
export function useTours(deliveries: readonly Delivery[]) {
  const { latitude, longitude } = useSiteSettings().shop;
  const kitchen = { latitude, longitude };
  const positionOf = usePositions(deliveries.map(({ pincode }) => pincode));
  return {
    inOrder: (some: readonly Delivery[]) => inTourOrder(some, kitchen, positionOf),
    metresTo({ pincode }: Delivery): number | undefined {
      const place = pincode === null ? undefined : positionOf(pincode);
      return place && metresBetween(kitchen, place);
    },
  };
}
