import { metresBetween, type Position } from './position.ts';

/** The point that a person or the staff has set for an address on the map. Both or neither; null: none (PIN-1). */
export interface MapPinned {
  mapPinLatitude: number | null;
  mapPinLongitude: number | null;
}

/** The degrees that map pins may have: India with its islands. */
export const MAP_PIN_BOUNDS = {
  latitude: { min: 6, max: 38 },
  longitude: { min: 68, max: 98 },
} as const;

/** The attributes of a map pin, of an address and of an order. */
export const mapPinAttributes = {
  mapPinLatitude: { type: 'float', ...MAP_PIN_BOUNDS.latitude, word: 'latitude of the map pin' },
  mapPinLongitude: { type: 'float', ...MAP_PIN_BOUNDS.longitude, word: 'longitude of the map pin' },
} as const;

export const NO_MAP_PIN: MapPinned = { mapPinLatitude: null, mapPinLongitude: null };

/** The map pin of an address or an order; undefined without one. */
export function mapPinOf({ mapPinLatitude, mapPinLongitude }: Partial<MapPinned>): Position | undefined {
  return mapPinLatitude == null || mapPinLongitude == null
    ? undefined
    : { latitude: mapPinLatitude, longitude: mapPinLongitude };
}

/** A map pin with six decimals (0.1 m), as addresses and orders store it; undefined: none. */
export function mapPinAt(position: Position | undefined): MapPinned {
  const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return position
    ? { mapPinLatitude: rounded(position.latitude), mapPinLongitude: rounded(position.longitude) }
    : NO_MAP_PIN;
}

/** Whether a place may be a map pin. */
export const isInBounds = ({ latitude, longitude }: Position): boolean =>
  latitude >= MAP_PIN_BOUNDS.latitude.min &&
  latitude <= MAP_PIN_BOUNDS.latitude.max &&
  longitude >= MAP_PIN_BOUNDS.longitude.min &&
  longitude <= MAP_PIN_BOUNDS.longitude.max;

/** As far may a map pin lie from the middle of its address's pincode (metres): the fee may follow from it (PIN-4). */
export const FARTHEST_PIN = 25_000;

/** Whether a map pin is too far from the middle of its pincode. */
export const isFarFrom = (middle: Position, pin: Position): boolean =>
  metresBetween(middle, pin) > FARTHEST_PIN;

/** What decides where an address is. */
export interface PlacedAddress {
  pincode: number | null | undefined;
  mapPin?: Position | null | undefined;
}

/** What decides where the address of a document is. */
export const placedAddress = ({
  pincode,
  ...pinned
}: Partial<MapPinned> & Pick<PlacedAddress, 'pincode'>): PlacedAddress => ({
  pincode,
  mapPin: mapPinOf(pinned),
});

/** Where an address is: its map pin, else the middle of its pincode; undefined if neither is known (PIN-1). */
export const positionOfAddress = (
  { mapPin }: PlacedAddress,
  middle: Position | undefined,
): Position | undefined => mapPin ?? middle;
