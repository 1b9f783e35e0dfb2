import type { Pricing } from '#domain/orders/pricing.ts';
import { metresBetween, type Position } from '#domain/places/position.ts';
import { pricingOf } from '#domain/site/charged.ts';
import type { ChargesSettings } from '#domain/site/charges-settings.ts';
import type { TaxSettings } from '#domain/site/tax-settings.ts';
import { type Area, type AreaSettings, areaOf } from './area.ts';
import type { Place } from './place.ts';

/** The settings that decide what an order costs. */
export interface PriceSettings extends AreaSettings {
  charges: ChargesSettings;
  /** Missing: those of BILL-3. */
  tax?: TaxSettings;
}

/** The whole metres of road between two places: the straight line, and a part of it besides (AREA-12). */
export const roadMetres = (one: Position, other: Position, roadPercent: number): number =>
  Math.round((metresBetween(one, other) * roadPercent) / 100);

/**
 * The fee of an area for so many metres of road from the kitchen, in rupees: what lies beyond the included distance costs
 * extra, and the sum is a whole rupee (AREA-12).
 */
export function feeFor(
  { feePerKm, kmIncluded }: Pick<Area, 'feePerKm' | 'kmIncluded'>,
  base: number,
  metres: number,
): number {
  const beyond = Math.max(0, metres / 1000 - (kmIncluded ?? 0));
  return Math.round(base + (feePerKm ?? 0) * beyond);
}

/** The current charges for a delivery to a place: those of its area, else those of everywhere (AREA-1). */
export function pricingAt({ charges, tax, areas, shop }: PriceSettings, place: Place | undefined): Pricing {
  const area = areaOf({ areas, shop }, place);
  const base = area?.deliveryFee ?? charges.deliveryFee;
  const metres =
    area?.feePerKm && place?.position ? roadMetres(shop, place.position, charges.roadPercent) : undefined;
  const at = {
    ...charges,
    deliveryFee: area && metres !== undefined ? feeFor(area, base, metres) : base,
    minimumOrder: area?.minimumOrder ?? charges.minimumOrder,
    freeDeliveryAbove: area?.freeAbove ?? charges.freeDeliveryAbove,
  };
  return { ...pricingOf(at, tax), ...(metres !== undefined && { deliveryMetres: metres }) };
}
