import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Area } from '#domain/areas/area.ts';
import { type OrderedPlace, type OrdersByArea, ordersByArea } from '#domain/areas/ordered-places.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';

const orderedPlacesQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['orders', 'places'],
    queryFn: () => sdk.call<OrderedPlace[]>('get', 'reports/places'),
    staleTime: 300_000,
  });

/** How the orders of the last 30 days lie in these areas; undefined while that is not known, and without any order. */
export function useOrdersByArea(areas: readonly Area[]): OrdersByArea | undefined {
  const { shop } = useSiteSettings();
  const { data } = useQuery(orderedPlacesQuery(useSdk()));
  return data && data.length > 0 ? ordersByArea(data, { areas, shop }) : undefined;
}
