import { Bike } from 'lucide-react';
import { haveOwnLimits } from '#domain/areas/area.ts';
import type { Place } from '#domain/areas/place.ts';
import { pricingAt } from '#domain/areas/pricing-at.ts';
import { type Paise, paise } from '#domain/money.ts';
import { isDeliveryFree } from '#domain/orders/pricing.ts';
import { Money } from '#web/brand/money.tsx';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cartPageTexts } from './page-texts.tsx';

/**
 * Says how much is missing for free delivery, or that delivery is free. Nothing if it never is, or if that depends on an
 * address that is not known.
 */
export function FreeDeliveryNote({ subtotal, place }: { subtotal: Paise; place?: Place | undefined }) {
  const texts = useTexts(cartPageTexts).delivery;
  const settings = useSiteSettings();
  const pricing = pricingAt(settings, place);
  const { freeDeliveryAbove } = pricing;
  if (freeDeliveryAbove === undefined || (!place && haveOwnLimits(settings.areas))) return null;
  const reached = isDeliveryFree(subtotal, pricing);
  const missing = paise(freeDeliveryAbove - subtotal);
  const above = <Money paise={freeDeliveryAbove} />;
  return (
    <div className="rounded-control bg-turmeric/15 px-4 py-3 text-sm">
      <p className="flex items-start gap-2.5">
        <Bike className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
        {reached ? (
          <span className="font-semibold">{texts.free}</span>
        ) : (
          <span>
            {missing > 0
              ? texts.missing(above, <Money paise={missing} className="font-semibold" />)
              : texts.almost(above)}
          </span>
        )}
      </p>
      {!reached && (
        <div aria-hidden="true" className="mt-2.5 h-1.5 overflow-hidden rounded-full bg-ink/10">
          <div
            className="h-full rounded-full bg-turmeric transition-[width] duration-250 ease-out"
            style={{ width: `${Math.min(100, (subtotal / freeDeliveryAbove) * 100)}%` }}
          />
        </div>
      )}
    </div>
  );
}
