import { SignInFirst } from '#web/features/account/sign-in-first.tsx';
import { CartView } from '#web/features/carts/cart-view.tsx';
import { loadCart } from '#web/features/carts/load-cart.ts';
import { BillSummary } from '#web/features/orders/bill-summary.tsx';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { titled } from '#web/lib/meta.ts';
import { browserLoader, type Page, requireUser, serverLoader } from '#web/lib/page.ts';

const load = (page: Page) => loadCart(page, requireUser(page));
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = titled('Your cart');

export default function Cart() {
  if (!useCurrentUser()) return <SignInFirst />;
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12">
      <CartView summary={(bill) => <BillSummary bill={bill} />} />
    </div>
  );
}
