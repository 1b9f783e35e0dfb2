import { needsPositions } from '#domain/areas/area.ts';
import { promiseNeedsPosition } from '#domain/areas/beyond-promise.ts';
import type { Place } from '#domain/areas/place.ts';
import {
  isFarFrom,
  type MapPinned,
  mapPinOf,
  type PlacedAddress,
  positionOfAddress,
} from '#domain/places/map-pin.ts';
import { mapPinMessages } from '#domain/places/messages.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { Failure } from '#server/base/failure.ts';
import { knownNear, positionOfPincode } from './pincode-positions.ts';

/**
 * Where something is brought: its map pin, else the middle of its pincode's area if an area of delivery or a promise asks for
 * a position (PIN-1).
 */
export function placeOf(site: Pick<SiteSettings, 'areas' | 'shop'>, address: PlacedAddress): Place {
  const pincode = address.pincode ?? undefined;
  const asks = pincode !== undefined && (needsPositions(site.areas) || promiseNeedsPosition(site));
  return {
    pincode,
    position: positionOfAddress(address, asks ? positionOfPincode(pincode) : undefined),
    ...(address.mapPin && { isPinned: true }),
  };
}

const isHalf = ({ mapPinLatitude, mapPinLongitude }: Partial<MapPinned>): boolean =>
  (mapPinLatitude == null) !== (mapPinLongitude == null);

/**
 * Checks that a map pin is whole and near its pincode, because fee and area follow from it (PIN-4). One whose pincode is not in
 * the data has to be near one that begins with the same three digits.
 * @throws Failure general_argument_invalid, map_pin_too_far, map_pin_unknown_pincode
 */
export function checkMapPin(address: Partial<MapPinned> & Pick<PlacedAddress, 'pincode'>): void {
  if (isHalf(address)) throw new Failure('general_argument_invalid', mapPinMessages.half);
  const pin = mapPinOf(address);
  const { pincode } = address;
  if (!pin || pincode == null) return;
  const middle = positionOfPincode(pincode);
  if (middle && isFarFrom(middle, pin)) throw new Failure('map_pin_too_far');
  if (!middle && !knownNear(pincode, (near) => !isFarFrom(near, pin)))
    throw new Failure('map_pin_unknown_pincode');
}
