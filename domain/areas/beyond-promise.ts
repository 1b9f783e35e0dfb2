import { metresBetween } from '#domain/places/position.ts';
import { PAGE_DEFAULTS } from '#domain/site/page-defaults.ts';
import type { AreaSettings } from './area.ts';
import type { Place } from './place.ts';

/** The farthest place to which a kitchen without areas promises a time, in metres in a straight line. */
const FARTHEST_PROMISED = 25_000;

/** Whether the owner has said where the kitchen is: until then it stands where the product's example does. */
const hasOwnPlace = ({ latitude, longitude }: AreaSettings['shop']): boolean =>
  latitude !== PAGE_DEFAULTS.shop.latitude || longitude !== PAGE_DEFAULTS.shop.longitude;

/** Whether it matters where an address is, to promise a time for it. */
export const promiseNeedsPosition = ({ areas, shop }: AreaSettings): boolean =>
  areas.length === 0 && hasOwnPlace(shop);

/**
 * Whether a place is too far for a promise: a kitchen that has listed no areas has not thought of it, and answers such an order
 * before it says a time (AREA-16). A place whose position nobody knows is near.
 */
export const isBeyondPromise = (settings: AreaSettings, place: Place | undefined): boolean =>
  promiseNeedsPosition(settings) &&
  place?.position !== undefined &&
  metresBetween(settings.shop, place.position) > FARTHEST_PROMISED;
