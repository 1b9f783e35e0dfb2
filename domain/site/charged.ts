import { rupees, toPaise } from '#domain/money.ts';
import type { Pricing } from '#domain/orders/pricing.ts';
import type { ChargesSettings } from './charges-settings.ts';

const inPaise = (amount: number) => toPaise(rupees(amount));

/** The settings in the form that `priceCart` needs: in paise; undefined: delivery is never free. */
export function pricingOf(charges: ChargesSettings): Pricing {
  const { deliveryFee, freeDeliveryAbove, minimumOrder, packingPerOrder } = charges;
  return {
    deliveryFee: inPaise(deliveryFee),
    freeDeliveryAbove: freeDeliveryAbove === null ? undefined : inPaise(freeDeliveryAbove),
    packing: inPaise(packingPerOrder),
    minimumOrder: inPaise(minimumOrder),
  };
}
