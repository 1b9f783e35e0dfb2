import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { orderMessages } from '#domain/orders/messages.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireUser, serverLoader } from '#web/lib/page/page-loader.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { type CurrentUser, useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { PlacedOrder } from '#web/shared/orders/order-views.ts';
import { moneyQuery } from '#web/shared/orders/settled.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { NoOrderDetails, OrderSuccess } from '#web/shop/orders/order-success.tsx';
import { orderQuery } from '#web/shop/orders/queries.ts';
import { SignInFirst } from '#web/shop/sign-in/sign-in-first.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

const load = async (page: Page) => {
  const user = requireUser(page);
  const id = page.url.searchParams.get('order');
  if (!id) return;
  await Promise.all([
    page.prefetch(orderQuery(page.sdk, user.$id, id)),
    page.prefetch(moneyQuery(page.sdk, user.$id, [id])),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta(orderTexts, ({ placedPage }) => placedPage);

/** The order of the page's address; until it is loaded, the order that checkout has passed. */
function Content({ user }: { user: CurrentUser }) {
  const { loading } = useTexts(orderTexts).placed;
  const { loadFailed } = useTexts(orderMessages);
  const [search] = useSearchParams();
  const state = useLocation().state as { order?: PlacedOrder } | null;
  const id = search.get('order') ?? '';
  const query = useQuery({
    ...orderQuery(useSdk(), user.$id, id),
    enabled: id !== '',
  });
  const order = query.data ?? state?.order;

  const asOf = query.dataUpdatedAt || Date.parse(order?.orderedOn ?? '');
  if (order) return <OrderSuccess order={order} userId={user.$id} asOf={asOf} />;
  if (id === '' || (query.error && refusalOf(query.error))) return <NoOrderDetails />;
  if (query.error) return <ErrorState title={loadFailed} query={query} />;
  return (
    <Loading label={loading}>
      <Skeleton className="mx-auto h-96 max-w-3xl" />
    </Loading>
  );
}

export default function OrderSuccessPage() {
  const user = useCurrentUser();
  if (!user) return <SignInFirst />;
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12">
      <Content user={user} />
    </div>
  );
}
