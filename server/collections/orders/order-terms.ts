import { joinAddress } from '#domain/addresses/address.ts';
import { formatMoney, type Paise } from '#domain/money.ts';
import type { orderAttributes } from '#domain/orders/attributes.ts';
import type { OrderKind } from '#domain/orders/lifecycle.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { type Bill, missingForMinimum, type Pricing } from '#domain/orders/pricing.ts';
import { areaMessages } from '#domain/site/area-messages.ts';
import { isDeliveredTo, pincodeIn } from '#domain/site/delivery-areas.ts';
import type { DeliverySettings } from '#domain/site/delivery-settings.ts';
import type { Draft } from '#server/documents/collection.ts';
import { Failure } from '#server/http/failure.ts';
import type { OrderFacts } from './order-facts.ts';

/** Where an order goes and what it comes to: what is checked of both before it is placed. */

type Asked = Draft<typeof orderAttributes>['values'];

export interface Destination {
  kind: OrderKind;
  /** Empty for a pickup of somebody without an address. */
  address: string;
  /** Undefined for a pickup, and for an address without a pincode. */
  pincode: number | undefined;
}

const invalid = (message: string) => new Failure('general_argument_invalid', message);

/**
 * The address of an order: the one of the customer's book that the request names, else the text of the request, else the
 * profile's. Staff name none of a customer's book.
 * @throws Failure general_argument_invalid
 */
export function destinationOf(asked: Asked, facts: OrderFacts, byStaff: boolean): Destination {
  const { kind, addressId } = asked;
  const chosen = byStaff ? null : facts.chosen;
  if (!byStaff && addressId !== null && chosen === null) throw invalid(orderMessages.noSuchAddress);
  if (kind === 'pickup') return { kind, address: asked.address?.trim() ?? '', pincode: undefined };
  const address = chosen ? joinAddress(chosen) : asked.address?.trim() || joinAddress(facts);
  if (!address) throw invalid(byStaff ? orderMessages.noAddressForThem : orderMessages.noAddress);
  return { kind, address, pincode: chosen?.pincode ?? pincodeIn(address) };
}

/** Throws Failure if the kitchen does not deliver there: order_outside_area, or general_argument_invalid without a pincode. */
export function checkArea({ kind, pincode }: Destination, delivery: DeliverySettings): void {
  if (kind === 'pickup' || isDeliveredTo(delivery, pincode)) return;
  if (pincode === undefined) throw invalid(areaMessages.noPincode);
  throw new Failure('order_outside_area', areaMessages.outside(`${pincode}`));
}

/** Throws Failure order_below_minimum if the dishes cost less than the minimum for delivery (BILL-10). */
export function checkMinimum(kind: OrderKind, { subtotal }: Bill, pricing: Pricing): void {
  const missing = missingForMinimum(kind, subtotal, pricing);
  if (missing === 0) return;
  throw new Failure(
    'order_below_minimum',
    orderMessages.belowMinimum(formatMoney(missing), formatMoney(pricing.minimumOrder)),
  );
}

/** Throws Failure order_terms_changed with the bill if it is not the one that was seen; null: nobody says what was. */
export function checkTotal(bill: Bill, expected: Paise | null): void {
  if (expected === null || expected === bill.total) return;
  const { subtotal, deliveryFee, packing, tax, total } = bill;
  throw new Failure(
    'order_terms_changed',
    orderMessages.termsChanged({
      dishes: formatMoney(subtotal),
      delivery: formatMoney(deliveryFee),
      packing: packing === undefined ? undefined : formatMoney(packing),
      tax: formatMoney(tax),
      total: formatMoney(total),
    }),
  );
}
