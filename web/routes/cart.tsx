import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CartLine } from '#domain/carts/line.ts';
import { countDishes } from '#domain/orders/line.ts';
import type { PageSettings } from '#domain/site/page-settings.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, knownUser, type Page, requireUser, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { SITE_SETTINGS_KEY, useSiteSettings } from '#web/lib/site-settings.ts';
import { CartTogether, dishIdsOf } from '#web/routes/parts/cart-together.tsx';
import { prefetchTimes } from '#web/routes/parts/checkout-times.ts';
import { portionsLeftQuery } from '#web/shared/carts/portions-left.ts';
import { BillSummary } from '#web/shared/orders/bill-summary.tsx';
import { CartNotices, noticesQuery } from '#web/shop/carts/cart-notices.tsx';
import { CartView } from '#web/shop/carts/cart-view.tsx';
import { loadCart } from '#web/shop/carts/load-cart.ts';
import { cartPageTexts } from '#web/shop/carts/page-texts.tsx';
import { cartKey } from '#web/shop/carts/queries.ts';
import { useCartLines } from '#web/shop/carts/use-cart.ts';
import { LeftOutNotices } from '#web/shop/carts/visitor/left-out-notices.tsx';
import { togetherQuery } from '#web/shop/dishes/together/queries.ts';
import { ReasonsNotice } from '#web/shop/opening/reasons-notice.tsx';
import { OpenOrderStrip } from '#web/shop/orders/open-order/open-order-strip.tsx';
import { latestOrdersQuery } from '#web/shop/orders/queries.ts';
import { SignInFirst } from '#web/shop/sign-in/sign-in-first.tsx';

/** Whether a visitor's browser keeps a cart, so that the page opens for visitors (CART-19). */
const keepsVisitorCart = ({ queries }: Pick<Page, 'queries'>): boolean =>
  queries.getQueryData<PageSettings>(SITE_SETTINGS_KEY)?.kitchen.visitorCart === 'browser';

async function loadTogether({ sdk, queries, prefetch }: Page, userId: string): Promise<void> {
  const ids = dishIdsOf(queries.getQueryData<CartLine[]>(cartKey(userId)) ?? []);
  if (ids.length > 0) await prefetch(togetherQuery(sdk, ids));
}

const load = async (page: Page) => {
  if (!knownUser(page) && keepsVisitorCart(page)) return page.prefetch(portionsLeftQuery(page.sdk));
  const user = requireUser(page);
  await Promise.all([
    loadCart(page, user).then(() => loadTogether(page, user.$id)),
    page.prefetch(noticesQuery(page.sdk, user.$id)),
    page.prefetch(latestOrdersQuery(page.sdk, user.$id)),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta(cartPageTexts, ({ page }) => page);

/** Asks when the cart comes, for checkout, which is usually the next page. */
function usePrefetchedTimes(userId: string | undefined, lines: readonly CartLine[]): void {
  const sdk = useSdk();
  const queries = useQueryClient();
  const count = countDishes(lines);
  useEffect(() => {
    if (!userId || count === 0) return;
    void prefetchTimes({ sdk, queries, prefetch: (query) => queries.prefetchQuery(query) }, userId);
  }, [sdk, queries, userId, count]);
}

export default function Cart() {
  const user = useCurrentUser();
  const lines = useCartLines();
  const keepsCart = useSiteSettings().kitchen.visitorCart === 'browser';
  usePrefetchedTimes(user?.$id, lines);
  if (!user && !keepsCart) return <SignInFirst />;
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12">
      {user && <OpenOrderStrip user={user} />}
      {user && <CartNotices userId={user.$id} />}
      <LeftOutNotices />
      {lines.length > 0 && <ReasonsNotice dishes={lines} />}
      <CartView summary={(bill) => <BillSummary bill={bill} explained />} together={<CartTogether />} />
    </div>
  );
}
