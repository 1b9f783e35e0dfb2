import { ChevronRight, ShoppingBag } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Money } from '#web/brand/money.tsx';
import { useBill, useCart, useCartCount } from './use-cart.ts';

/** Screens with a next step of their own, and those of forms. */
const ELSEWHERE =
  /^\/(cart|payment|order-success|login|signup|admin|profile|forgot-password|reset-password|verify-email)\b/;

/**
 * On a phone, at the bottom of the page once the cart has something: 'n items · ₹298 · View cart'. The amount is what the
 * dishes cost, as their cards say; delivery and tax are the cart page's to explain.
 */
export function CartBar() {
  const { lines } = useCart();
  const count = useCartCount();
  const { subtotal } = useBill(lines);
  const { pathname } = useLocation();
  if (count === 0 || ELSEWHERE.test(pathname)) return null;
  return (
    <aside
      aria-label="Cart"
      className="sticky bottom-0 z-30 px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden"
    >
      <Link
        to="/cart"
        className="flex min-h-14 items-center gap-3 rounded-card bg-chilli px-5 text-white shadow-lg transition-[translate,background-color] duration-200 ease-out motion-reduce:transition-none hover:bg-chilli-dark starting:translate-y-16"
      >
        <ShoppingBag className="size-5 shrink-0" aria-hidden="true" />
        <span className="flex-1 font-semibold">
          {count} {count === 1 ? 'item' : 'items'} · <Money paise={subtotal} />
        </span>
        <span className="flex items-center gap-1 font-semibold">
          View cart <ChevronRight className="size-5" aria-hidden="true" />
        </span>
      </Link>
    </aside>
  );
}
