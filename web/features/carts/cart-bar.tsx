import { ChevronRight, ShoppingBag } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Money } from '#web/brand/money.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { cartTexts } from './texts.tsx';
import { useBill, useCart, useCartCount } from './use-cart.ts';

/** Screens without the bar: those with a next step of their own, and those of forms. */
const WITHOUT_BAR =
  /^\/(cart|payment|order-success|login|signup|admin|profile|forgot-password|reset-password|verify-email)\b/;

/**
 * The bar at the bottom of a phone's screen once the cart has something: 'n items · ₹298 · View cart'. The amount is the
 * price of the dishes; the cart page adds delivery and tax, and explains them.
 */
export function CartBar() {
  const texts = useTexts(cartTexts).bar;
  const { lines } = useCart();
  const count = useCartCount();
  const { subtotal } = useBill(lines, undefined);
  const { pathname } = useLocation();
  if (count === 0 || WITHOUT_BAR.test(pathname)) return null;
  return (
    <aside
      aria-label={texts.label}
      className="sticky bottom-0 z-30 px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden"
    >
      <Link
        to="/cart"
        className="flex min-h-14 items-center gap-3 rounded-card bg-chilli px-5 text-white shadow-lg transition-[translate,background-color] duration-200 ease-out motion-reduce:transition-none hover:bg-chilli-dark starting:translate-y-16"
      >
        <ShoppingBag className="size-5 shrink-0" aria-hidden="true" />
        <span className="flex-1 font-semibold">{texts.content(count, <Money paise={subtotal} />)}</span>
        <span className="flex items-center gap-1 font-semibold">
          {texts.view} <ChevronRight className="size-5" aria-hidden="true" />
        </span>
      </Link>
    </aside>
  );
}
