import type { Place } from '#domain/areas/place.ts';
import { pricingAt } from '#domain/areas/pricing-at.ts';
import { formatMoney } from '#domain/money.ts';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { type Bill, missingForMinimum } from '#domain/orders/pricing.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';

/** Says what the dishes of this bill lack for the minimum order; undefined if they lack nothing (BILL-10). */
export function useBelowMinimum(
  { subtotal }: Bill,
  place: Place | undefined,
  kind: OrderKind,
): string | undefined {
  const { belowMinimum } = useTexts(orderMessages);
  const pricing = pricingAt(useSiteSettings(), place);
  const missing = missingForMinimum(kind, subtotal, pricing);
  return missing > 0 ? belowMinimum(formatMoney(missing), formatMoney(pricing.minimumOrder)) : undefined;
}
