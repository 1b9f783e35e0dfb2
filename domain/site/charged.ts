import { type Paise, rupees, toPaise } from '#domain/money.ts';
import type { Pricing } from '#domain/orders/pricing.ts';
import type { ChargesSettings } from './charges-settings.ts';
import { PAGE_DEFAULTS } from './page-defaults.ts';
import type { TaxSettings } from './tax-settings.ts';

const inPaise = (amount: number) => toPaise(rupees(amount));

/** The most that is paid in cash; undefined: any amount. */
export const cashLimitOf = ({ cashAtMost }: { cashAtMost: number | null }): Paise | undefined =>
  cashAtMost === null ? undefined : inPaise(cashAtMost);

/** The settings in the form that `priceCart` needs: in paise; undefined: delivery is never free. Without `tax` it is BILL-3's. */
export function pricingOf(charges: ChargesSettings, tax: TaxSettings = PAGE_DEFAULTS.tax): Pricing {
  const { deliveryFee, freeDeliveryAbove, minimumOrder, packingPerOrder, packingPerDish, tips } = charges;
  return {
    deliveryFee: inPaise(deliveryFee),
    freeDeliveryAbove: freeDeliveryAbove === null ? undefined : inPaise(freeDeliveryAbove),
    packing: inPaise(packingPerOrder),
    packingPerDish: inPaise(packingPerDish),
    minimumOrder: inPaise(minimumOrder),
    tips,
    tax,
  };
}
