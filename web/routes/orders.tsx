import { type ComponentProps, Suspense } from 'react';
import { rarePart } from '#web/lib/page/later.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireUser, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { moneyQuery } from '#web/shared/orders/settled.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { useReorder } from '#web/shop/carts/reorder.ts';
import { OrderList } from '#web/shop/orders/order-list.tsx';
import type { OrderAgain as OrderAgainButton } from '#web/shop/orders/order-page/order-again.tsx';
import { ordersQuery } from '#web/shop/orders/queries.ts';
import { ownReviewsQuery } from '#web/shop/reviews/queries.ts';
import { ReviewButton } from '#web/shop/reviews/review-button.tsx';
import { SignInFirst } from '#web/shop/sign-in/sign-in-first.tsx';

/** With its texts it is a file of its own: the list is fetched ahead, and few order again from it. */
const OrderAgain = rarePart<ComponentProps<typeof OrderAgainButton>>(async () => ({
  default: (await import('#web/shop/orders/order-page/order-again.tsx')).OrderAgain,
}));

const load = async (page: Page) => {
  const user = requireUser(page);
  const orders = ordersQuery(page.sdk, user.$id);
  const fetched = page.queries.prefetchInfiniteQuery(orders);
  await page.prefetch(ownReviewsQuery(page.sdk, user.$id));
  if (!import.meta.env.SSR) return;
  await fetched;
  const ids = page.queries
    .getQueryData(orders.queryKey)
    ?.pages.flat()
    .map(({ id }) => id);
  if (ids && ids.length > 0) await page.prefetch(moneyQuery(page.sdk, user.$id, ids));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta(orderTexts, ({ listPage }) => listPage);

export default function Orders() {
  const texts = useTexts(orderTexts).list;
  const user = useCurrentUser();
  const reorder = useReorder();
  if (!user) return <SignInFirst />;
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12">
      <div className="mx-auto max-w-4xl">
        <h1 className="mb-6 text-3xl sm:text-4xl">{texts.heading}</h1>
        <OrderList
          user={user}
          again={(lines) => (
            <Suspense>
              <OrderAgain lines={lines} onAgain={(wanted) => reorder(user, wanted)} />
            </Suspense>
          )}
          lineAction={({ dishId, name }, small) => <ReviewButton dish={{ id: dishId, name }} small={small} />}
        />
      </div>
    </div>
  );
}
