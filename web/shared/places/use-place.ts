import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { needsPositions } from '#domain/areas/area.ts';
import type { Place } from '#domain/areas/place.ts';
import { type PlacedAddress, positionOfAddress } from '#domain/places/map-pin.ts';
import type { Position } from '#domain/places/position.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';

/** The middle of each pincode's area, by pincode. Areas do not move, so each is loaded once. */
function positionsQuery(pincodes: readonly (number | string)[]) {
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

/** Where some addresses or orders are; undefined for what is not known, or not yet (PIN-1). */
export function usePositions(
  addresses: readonly PlacedAddress[],
): (address: PlacedAddress) => Position | undefined {
  const asked = addresses.flatMap(({ pincode, mapPin }) => (mapPin || !pincode ? [] : pincode));
  const { data = {} } = useQuery({
    ...positionsQuery([...new Set(asked)].sort((one, other) => one - other)),
    placeholderData: keepPreviousData,
  });
  return (address) => positionOfAddress(address, address.pincode ? data[address.pincode] : undefined);
}

/**
 * The place of an address as the server knows it (PIN-1). Undefined without pincode and map pin, and while the position of its
 * pincode is being asked for, which only some areas need.
 */
export function usePlace(address: PlacedAddress | undefined): Place | undefined {
  const pincode = address?.pincode ?? undefined;
  const asks = needsPositions(useSiteSettings().areas) && pincode !== undefined && !address?.mapPin;
  const { data, isPending } = useQuery(positionsQuery(asks ? [pincode] : []));
  if (!address || (pincode === undefined && !address.mapPin) || (asks && isPending)) return undefined;
  return {
    pincode,
    position: positionOfAddress(address, pincode && asks ? data?.[pincode] : undefined),
    ...(address.mapPin && { isPinned: true }),
  };
}
