import { joinAddress } from '#domain/addresses/address.ts';
import { type Door, doorOf, NO_DOOR } from '#domain/addresses/door.ts';
import { isDeliveredTo, isPlanDeliveredTo } from '#domain/areas/area.ts';
import { areaMessages, outsideWords } from '#domain/areas/messages.ts';
import { type Place, pincodeIn } from '#domain/areas/place.ts';
import { formatDifference, formatMoney, type Paise } from '#domain/money.ts';
import type { orderAttributes } from '#domain/orders/attributes.ts';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { type Bill, missingForMinimum, type Pricing } from '#domain/orders/pricing.ts';
import { type MapPinned, NO_MAP_PIN, placedAddress } from '#domain/places/map-pin.ts';
import { openingMessages } from '#domain/site/messages.ts';
import { whenWords } from '#domain/site/opening/opening-words.ts';
import { momentInWords } from '#domain/site/opening/shown-opening.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { Failure } from '#server/base/failure.ts';
import type { Draft, Work } from '#server/documents/collection.ts';
import { checkMapPin, placeOf } from '#server/places/address-places.ts';
import type { OrderFacts } from './order-facts.ts';

/** The destination and the bill of an order, and what is checked of both before it is placed. */

type Asked = Draft<typeof orderAttributes>['values'];

export interface Destination {
  kind: OrderKind;
  /** Empty for a pickup by a customer without an address. */
  address: string;
  /** Undefined for a pickup, and for an address without a pincode. */
  pincode: number | undefined;
  /** Instructions for the rider; null without any. */
  instructions: string | null;
  /** What else the rider needs there, and where it is. */
  door: Door & MapPinned;
}

const pinOf = ({ mapPinLatitude = null, mapPinLongitude = null }: Partial<MapPinned>): MapPinned => ({
  mapPinLatitude,
  mapPinLongitude,
});

const NOTHING_AT_DOOR = { ...NO_DOOR, ...NO_MAP_PIN };

const invalid = (message: string) => new Failure('general_argument_invalid', message);

type AskedDestination = Pick<Asked, 'kind' | 'addressId' | 'address'> & Partial<Door & MapPinned>;

/**
 * The address of an order: the address of the customer's book that the request names, else the text of the request,
 * else the address of the profile; or why there is none. Staff can't name one of a customer's book.
 */
export function findDestination(
  asked: AskedDestination,
  facts: OrderFacts,
  byStaff: boolean,
): Destination | 'noSuchAddress' | 'noAddress' {
  const { kind, addressId } = asked;
  const chosen = byStaff ? null : facts.chosen;
  if (!byStaff && addressId !== null && chosen === null) return 'noSuchAddress';
  if (kind === 'pickup')
    return {
      kind,
      address: asked.address?.trim() ?? '',
      pincode: undefined,
      instructions: null,
      door: NOTHING_AT_DOOR,
    };
  const address = chosen ? joinAddress(chosen) : asked.address?.trim() || joinAddress(facts);
  if (!address) return 'noAddress';
  const given = byStaff ? asked : chosen;
  return {
    kind,
    address,
    pincode: chosen?.pincode ?? pincodeIn(address),
    instructions: chosen?.deliveryInstructions || null,
    door: given ? { ...doorOf(given), ...pinOf(given) } : NOTHING_AT_DOOR,
  };
}

/**
 * The same for whoever places an order. Staff say themselves where the door is (PIN-5).
 * @throws Failure general_argument_invalid, map_pin_too_far
 */
export function destinationOf(asked: AskedDestination, facts: OrderFacts, byStaff: boolean): Destination {
  const found = findDestination(asked, facts, byStaff);
  if (found === 'noSuchAddress') throw invalid(orderMessages.noSuchAddress);
  if (found === 'noAddress')
    throw invalid(byStaff ? orderMessages.noAddressForThem : orderMessages.noAddress);
  if (byStaff && asked.kind !== 'pickup') checkMapPin({ ...asked, pincode: found.pincode });
  return found;
}

/** The place that an order is brought to; undefined for a pickup. */
export const placeOfDestination = (
  { kind, pincode, door }: Destination,
  site: SiteSettings,
): Place | undefined => (kind === 'pickup' ? undefined : placeOf(site, placedAddress({ ...door, pincode })));

/**
 * Checks that the kitchen delivers to a place. Throws Failure order_outside_area, or general_argument_invalid without a
 * pincode.
 */
export function checkArea(place: Place | undefined, site: SiteSettings): void {
  if (!place || isDeliveredTo(site, place)) return;
  const { pincode } = place;
  if (pincode === undefined) throw invalid(areaMessages.noPincode);
  throw new Failure('order_outside_area', outsideWords(place, site.kitchen.pickup, areaMessages));
}

/** Checks that a plan's meals are brought to a place. Throws as `checkArea`, and order_outside_area outside the plan's areas. */
export function checkPlanArea(place: Place, site: SiteSettings, planAreas: readonly string[]): void {
  checkArea(place, site);
  if (isPlanDeliveredTo(site, place, planAreas)) return;
  throw new Failure('order_outside_area', areaMessages.outsidePlan(`${place.pincode}`));
}

/** Checks the minimum for delivery (BILL-10). Throws Failure order_below_minimum. */
export function checkMinimum(kind: OrderKind, { subtotal }: Bill, pricing: Pricing): void {
  const missing = missingForMinimum(kind, subtotal, pricing);
  if (missing === 0) return;
  throw new Failure(
    'order_below_minimum',
    orderMessages.belowMinimum(formatMoney(missing), formatMoney(pricing.minimumOrder)),
  );
}

/** How much later than the customer saw an order may be promised (milliseconds, ORDER-33). */
const MAY_BE_LATER = 10 * 60_000;

/** The terms that the customer saw; null where the request does not name them. */
interface SeenTerms {
  total: Paise | null;
  by: Date | null;
}

/**
 * Checks that the bill and the time are those that the customer saw (ORDER-32, ORDER-33). Throws Failure
 * order_terms_changed, whose message has the new ones.
 */
export function checkSeen(
  { site, now }: Pick<Work, 'site' | 'now'>,
  bill: Bill,
  promisedAt: Date | null,
  seen: SeenTerms,
): void {
  const isLater =
    seen.by !== null && (promisedAt === null || promisedAt.getTime() - seen.by.getTime() > MAY_BE_LATER);
  if (!isLater && (seen.total === null || seen.total === bill.total)) return;
  const { subtotal, discount, deliveryFee, packing, tip, tax, taxes, roundOff, total } = bill;
  const texts = {
    dishes: formatMoney(subtotal),
    discount: discount === undefined ? undefined : formatMoney(discount),
    delivery: formatMoney(deliveryFee),
    packing: packing === undefined ? undefined : formatMoney(packing),
    tip: tip === undefined ? undefined : formatMoney(tip),
    tax: taxes?.length === 0 ? undefined : formatMoney(tax),
    roundOff: roundOff === undefined ? undefined : formatDifference(roundOff),
    total: formatMoney(total),
  };
  const laterAt =
    isLater && promisedAt
      ? whenWords(openingMessages, momentInWords(promisedAt, now, site.shop.timeZone))
      : undefined;
  const hasNoTime = isLater && promisedAt === null;
  throw new Failure(
    'order_terms_changed',
    `${hasNoTime ? `${orderMessages.timeWaitsWhy} ` : ''}${orderMessages.termsChanged(texts, laterAt)}`,
  );
}
