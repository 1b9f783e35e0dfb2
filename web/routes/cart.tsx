import { CartNotices, noticesQuery } from '#web/features/carts/cart-notices.tsx';
import { CartView } from '#web/features/carts/cart-view.tsx';
import { loadCart } from '#web/features/carts/load-cart.ts';
import { cartPageTexts } from '#web/features/carts/page-texts.tsx';
import { useCart } from '#web/features/carts/use-cart.ts';
import { ReasonsNotice } from '#web/features/opening/reasons-notice.tsx';
import { BillSummary } from '#web/features/orders/bill-summary.tsx';
import { SignInFirst } from '#web/features/sign-in/sign-in-first.tsx';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireUser, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';

const load = async (page: Page) => {
  const user = requireUser(page);
  await Promise.all([loadCart(page, user), page.prefetch(noticesQuery(page.sdk, user.$id))]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta(cartPageTexts, ({ page }) => page);

export default function Cart() {
  const user = useCurrentUser();
  const { lines } = useCart();
  if (!user) return <SignInFirst />;
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12">
      <CartNotices userId={user.$id} />
      {lines.length > 0 && <ReasonsNotice dishes={lines} />}
      <CartView summary={(bill) => <BillSummary bill={bill} />} />
    </div>
  );
}
