import { inTourOrder } from '#domain/deliveries/stops.ts';
import { metresBetween } from '#domain/places/position.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { usePositions } from '#web/shared/places/use-place.ts';
import type { Delivery } from './delivery.ts';

/** The tours of these orders. Until their places are known, and where the request fails, they are in the order of their promises. */
export function useTours(deliveries: readonly Delivery[]) {
  const { latitude, longitude } = useSiteSettings().shop;
  const kitchen = { latitude, longitude };
  const positionOf = usePositions(deliveries);
  return {
    inOrder: (some: readonly Delivery[]) =>
      inTourOrder(
        some.map((delivery) => ({ ...delivery, position: positionOf(delivery) })),
        kitchen,
      ),
    metresTo(delivery: Delivery): number | undefined {
      const place = positionOf(delivery);
      return place && metresBetween(kitchen, place);
    },
  };
}
