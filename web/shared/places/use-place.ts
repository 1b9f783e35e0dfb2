import { queryOptions, useQuery } from '@tanstack/react-query';
import { needsPositions } from '#domain/areas/area.ts';
import type { Place } from '#domain/areas/place.ts';
import type { Position } from '#domain/places/position.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';

/** The middle of each pincode's area, by pincode. Areas do not move, so each is loaded once. */
export function positionsQuery(pincodes: readonly (number | string)[]) {
  const path = `/pincodes/positions/${pincodes.join(',')}`;
  return queryOptions({
    queryKey: ['positions', path],
    queryFn: async (): Promise<Readonly<Record<string, Position>>> => {
      const answer = await fetch(path);
      if (!answer.ok) throw new Error(`${answer.status}`);
      return answer.json();
    },
    enabled: pincodes.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * The place of a pincode as the server knows it. Undefined without a pincode, and while its position is being asked for,
 * which only some areas need.
 */
export function usePlace(pincode: number | undefined): Place | undefined {
  const asks = needsPositions(useSiteSettings().areas) && pincode !== undefined;
  const { data, isPending } = useQuery(positionsQuery(asks ? [pincode] : []));
  if (pincode === undefined || (asks && isPending)) return undefined;
  return { pincode, position: data?.[pincode] };
}
