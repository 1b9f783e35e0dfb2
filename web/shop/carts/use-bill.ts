import type { Place } from '#domain/areas/place.ts';
import { pricingAt } from '#domain/areas/pricing-at.ts';
import type { CartLine } from '#domain/carts/line.ts';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { type Bill, type Extras, priceCart } from '#domain/orders/pricing.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';

/**
 * The bill of these lines for a delivery (to a place, if it is known) or for a pickup. Dishes that cannot be ordered
 * now are not charged. It is apart from `useCart`, which every page of the menu loads.
 */
export function useBill(
  lines: readonly CartLine[],
  place: Place | undefined,
  kind: OrderKind = 'delivery',
  extras?: Extras,
): Bill {
  return priceCart(lines, pricingAt(useSiteSettings(), place), kind, extras);
}
