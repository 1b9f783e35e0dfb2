import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ArrowLeft, ReceiptText } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { orderMessages } from '#domain/orders/messages.ts';
import { useDishName } from '#web/brand/translated-names.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireUser, serverLoader } from '#web/lib/page/page-loader.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { type CurrentUser, useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { issuesOfOrderQuery, readIssue } from '#web/shared/order-issues/queries.ts';
import { orderChangesQuery, orderRevisionsQuery } from '#web/shared/orders/changes/queries.ts';
import { InvoicePanel, OrderInvoices } from '#web/shared/orders/invoices/order-invoices.tsx';
import { invoicesOfOrderQuery } from '#web/shared/orders/invoices/queries.ts';
import type { FollowedOrder } from '#web/shared/orders/order-views.ts';
import { timedOrder } from '#web/shared/orders/shown-status.ts';
import {
  followedOrderQuery,
  orderEventsQuery,
  orderPaymentsQuery,
  orderRefundsQuery,
  sharedOrderQuery,
} from '#web/shared/orders/story.ts';
import { useReorder } from '#web/shop/carts/reorder.ts';
import { InstallOffer } from '#web/shop/install/install-offer.tsx';
import { OrderIssues, SharedIssues } from '#web/shop/order-issues/order-issues.tsx';
import { PayOrder } from '#web/shop/orders/gateway/pay-order.tsx';
import { CodeElsewhere, HandOverCode } from '#web/shop/orders/order-page/hand-over-code.tsx';
import { OrderAgain } from '#web/shop/orders/order-page/order-again.tsx';
import { OrderPage } from '#web/shop/orders/order-page/order-page.tsx';
import { rideQuery } from '#web/shop/orders/order-page/ride.ts';
import { orderPageTexts } from '#web/shop/orders/order-page/texts.tsx';
import { RateOrder } from '#web/shop/plans/meals/rate-order.tsx';
import { OrderNewsQuestion } from '#web/shop/push/order-news-question.tsx';
import { ReviewButton } from '#web/shop/reviews/review-button.tsx';
import { SignInFirst } from '#web/shop/sign-in/sign-in-first.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

const idOf = ({ pathname }: URL) => decodeURIComponent(pathname.split('/').at(-1) ?? '');

const load = async (page: Page) => {
  const id = idOf(page.url);
  const secret = page.url.searchParams.get('secret');
  if (!page.user && secret) return page.prefetch(sharedOrderQuery(page.sdk, id, secret));
  const { $id: userId } = requireUser(page);
  await Promise.all([
    page.prefetch(followedOrderQuery(page.sdk, userId, id)),
    page.prefetch(orderEventsQuery(page.sdk, userId, id)),
    page.prefetch(orderPaymentsQuery(page.sdk, userId, id)),
    page.prefetch(orderRefundsQuery(page.sdk, userId, id)),
    page.prefetch(issuesOfOrderQuery(page.sdk, userId, id)),
    page.prefetch(orderChangesQuery(page.sdk, userId, id)),
    page.prefetch(orderRevisionsQuery(page.sdk, userId, id)),
    page.prefetch(invoicesOfOrderQuery(page.sdk, userId, id)),
    page.prefetch(rideQuery(page.sdk, userId, id)),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta(orderPageTexts, ({ page }) => page);

/** Shown while the order is loading, and if there is no such order. */
function NoOrderYet({
  error,
  isFetching,
  refetch,
}: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>) {
  const texts = useTexts(orderPageTexts);
  const { loadFailed } = useTexts(orderMessages);
  if (refusalOf(error)?.code === 404)
    return (
      <EmptyState
        heading="h1"
        picture={<ReceiptText className="size-14" aria-hidden="true" />}
        title={texts.gone}
        action={<LinkButton to="/orders">{texts.allOrders}</LinkButton>}
      >
        {texts.goneHint}
      </EmptyState>
    );
  if (error) return <ErrorState title={loadFailed} query={{ refetch, isFetching }} />;
  return (
    <Loading label={texts.loading}>
      <Skeleton className="mx-auto h-96 max-w-4xl" />
    </Loading>
  );
}

/** The names of an order's lines, in the page's language. */
function useDishNames(): (order: FollowedOrder) => string[] {
  const nameOf = useDishName();
  return ({ lines }) => lines.map(({ dishId, name }) => nameOf(dishId, name));
}

/** The order behind a mailed link, read-only, for somebody who has not signed in. */
function SharedContent({ id, secret }: { id: string; secret: string }) {
  const query = useQuery(sharedOrderQuery(useSdk(), id, secret));
  const dishNames = useDishNames();
  if (!query.data) return <NoOrderYet {...query} />;
  const { issues, invoices, ...shared } = query.data;
  return (
    <OrderPage
      {...shared}
      asOf={query.dataUpdatedAt}
      issues={() => <SharedIssues issues={issues.map(readIssue)} dishes={dishNames(shared.order)} />}
      code={<CodeElsewhere order={shared.order} />}
      invoices={<InvoicePanel invoices={invoices} secret={secret} />}
      readOnly
    />
  );
}

function Content({ user, id }: { user: CurrentUser; id: string }) {
  const sdk = useSdk();
  const query = useQuery(followedOrderQuery(sdk, user.$id, id));
  const { data: events = [] } = useQuery(orderEventsQuery(sdk, user.$id, id));
  const { data: payments = [] } = useQuery(orderPaymentsQuery(sdk, user.$id, id));
  const { data: refunds = [] } = useQuery(orderRefundsQuery(sdk, user.$id, id));
  const { data: changes = [] } = useQuery(orderChangesQuery(sdk, user.$id, id));
  const { data: revisions = [] } = useQuery(orderRevisionsQuery(sdk, user.$id, id));
  const { data: ride } = useQuery(rideQuery(sdk, user.$id, id));
  const reorder = useReorder();
  const [search] = useSearchParams();
  const dishNames = useDishNames();
  const order = query.data;

  if (!order) return <NoOrderYet {...query} />;
  return (
    <OrderPage
      order={order}
      events={events}
      payments={payments}
      refunds={refunds}
      changes={changes}
      revisions={revisions}
      asOf={query.dataUpdatedAt}
      ride={ride ?? null}
      lineAction={({ dishId, name }) => <ReviewButton dish={{ id: dishId, name }} />}
      issues={(now) => (
        <>
          <RateOrder userId={user.$id} order={order} now={now} />
          <OrderIssues
            user={user}
            now={now}
            order={{
              id: order.id,
              ...timedOrder(order),
              statusSince: order.statusSince === null ? null : new Date(order.statusSince),
              dishes: dishNames(order),
            }}
          />
        </>
      )}
      code={<HandOverCode order={order} userId={user.$id} />}
      invoices={<OrderInvoices userId={user.$id} order={order} />}
      offer={<OrderNewsQuestion userId={user.$id} otherwise={<InstallOffer />} />}
      payment={(now) => (
        <PayOrder order={order} userId={user.$id} now={now} isBack={search.get('payment') === 'back'} />
      )}
      again={<OrderAgain lines={order.lines} onAgain={(lines) => reorder(user, lines)} />}
    />
  );
}

export default function OrderRoute() {
  const texts = useTexts(orderPageTexts);
  const user = useCurrentUser();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const secret = search.get('secret');
  if (!user && !secret) return <SignInFirst />;
  return (
    <div className="container-page pt-6 pb-12 lg:pt-8">
      <div className="mx-auto max-w-4xl">
        <LinkButton to="/orders" variant="quiet" className="-ml-5 mb-3">
          <ArrowLeft className="size-5" aria-hidden="true" />
          {texts.allOrders}
        </LinkButton>
        {user ? <Content user={user} id={id} /> : <SharedContent id={id} secret={secret ?? ''} />}
      </div>
    </div>
  );
}
