import type { Pricing } from '#domain/orders/pricing.ts';
import { pricingOf } from './charged.ts';
import type { ChargesSettings } from './charges-settings.ts';
import type { DeliveryArea, DeliverySettings } from './delivery-settings.ts';
import type { TaxSettings } from './tax-settings.ts';

/** Six digits that are not part of a longer number; a pincode does not begin with 0. */
const SIX_DIGITS = /(?<!\d)[1-9]\d{5}(?!\d)/g;

/** The pincode of an address: its last group of six digits; undefined if it has none (AREA-2). */
export function pincodeIn(address: string): number | undefined {
  const last = address.match(SIX_DIGITS)?.at(-1);
  return last === undefined ? undefined : Number(last);
}

/** The area of a pincode; undefined if there is none, or if the kitchen delivers anywhere. */
export function areaOf({ areas }: DeliverySettings, pincode: number | undefined): DeliveryArea | undefined {
  return areas.find((area) => area.pincode === pincode);
}

/** Whether the kitchen delivers to a pincode. Without areas it delivers anywhere (AREA-1). */
export function isDeliveredTo(delivery: DeliverySettings, pincode: number | undefined): boolean {
  return delivery.areas.length === 0 || areaOf(delivery, pincode) !== undefined;
}

/** The settings that decide what an order costs. */
export interface PriceSettings {
  charges: ChargesSettings;
  delivery: DeliverySettings;
  /** Missing: those of BILL-3. */
  tax?: TaxSettings;
}

/** The current charges for a delivery to a pincode: those of its area, else those of everywhere (AREA-1). */
export function pricingAt({ charges, delivery, tax }: PriceSettings, pincode: number | undefined): Pricing {
  const { deliveryFee = charges.deliveryFee, minimumOrder = charges.minimumOrder } =
    areaOf(delivery, pincode) ?? {};
  return pricingOf({ ...charges, deliveryFee, minimumOrder }, tax);
}
