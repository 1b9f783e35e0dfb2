import { ChevronRight, ShoppingBag } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { haveOwnLimits } from '#domain/areas/area.ts';
import { type Paise, paise } from '#domain/money.ts';
import { subtotalOf } from '#domain/orders/line-total.ts';
import { isDeliveryFree } from '#domain/orders/pricing.ts';
import { pricingOf } from '#domain/site/charged.ts';
import { Money } from '#web/brand/money.tsx';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useHydrated } from '#web/ui/hydrated.ts';
import { cartTexts } from './texts.tsx';
import { countOf, useCartLines } from './use-cart.ts';

/** Screens without the bar: those that have a next step of their own, and those with forms. */
const WITHOUT_BAR =
  /^\/(cart|payment|order-success|login|signup|admin|profile|forgot-password|reset-password|verify-email)\b/;

/**
 * How much more makes delivery free, in a few words; nothing if delivery is never free, costs nothing anyway, or becomes free
 * at another limit for each area.
 */
function FreeDelivery({ subtotal }: { subtotal: Paise }) {
  const texts = useTexts(cartTexts).bar;
  const { charges, areas } = useSiteSettings();
  const pricing = pricingOf(charges);
  const { freeDeliveryAbove, deliveryFee } = pricing;
  if (freeDeliveryAbove === undefined || deliveryFee === 0 || haveOwnLimits(areas)) return null;
  const missing = paise(freeDeliveryAbove - subtotal);
  return (
    <span className="block text-sm text-white/90">
      {isDeliveryFree(subtotal, pricing)
        ? texts.free
        : missing > 0
          ? texts.missing(<Money paise={missing} />)
          : texts.almost}
    </span>
  );
}

/**
 * The bar at the bottom of narrow screens while the cart is not empty: 'n items · ₹298 · View cart', and how much more makes
 * delivery free. The amount is the price of the dishes only; the cart page adds delivery and tax.
 */
export default function CartBar() {
  const texts = useTexts(cartTexts).bar;
  const lines = useCartLines();
  const count = countOf(lines);
  // This part is hydrated late: the cart may be loaded by then, but the server's page is without it.
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  if (!hydrated || count === 0 || WITHOUT_BAR.test(pathname)) return null;
  return (
    <aside aria-label={texts.label} className="cart-bar lg:hidden">
      <Link to="/cart">
        <ShoppingBag className="size-5 shrink-0" aria-hidden="true" />
        <span className="flex-1">
          <span className="block font-semibold">
            {texts.content(count, <Money paise={subtotalOf(lines)} />)}
          </span>
          <FreeDelivery subtotal={subtotalOf(lines)} />
        </span>
        <span className="flex items-center gap-1 font-semibold">
          {texts.view} <ChevronRight className="size-5" aria-hidden="true" />
        </span>
      </Link>
    </aside>
  );
}
