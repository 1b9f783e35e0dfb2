import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { OrderLine } from '#domain/orders/line.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { laterPart } from '#web/lib/page/later.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import type { ShownOrder } from '#web/shared/orders/order-views.ts';
import { type MoneyOfOrders, useMoney } from '#web/shared/orders/settled.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useFirstRows } from '#web/ui/first-rows.ts';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { listed } from './cleared-history.ts';
import { type LineAction, OrderCard } from './order-card.tsx';
import { ordersQuery } from './queries.ts';

/** The care for the list is seldom used, and the list is fetched ahead. */
const ClearHistory = laterPart(async () => ({
  default: (await import('./history-care.tsx')).ClearHistory,
}));
const ShowCleared = laterPart(async () => ({
  default: (await import('./history-care.tsx')).ShowCleared,
}));

interface OrderListProps {
  user: CurrentUser;
  /** A button for each dish. */
  lineAction?: LineAction;
  /** The button that orders the lines of an order again. */
  again: (lines: readonly OrderLine[]) => ReactNode;
}

/** The orders that fill a large screen. */
const FIRST_SCREEN = 5;

interface CardsProps extends Pick<OrderListProps, 'lineAction' | 'again'> {
  orders: readonly ShownOrder[];
  money: MoneyOfOrders;
  now: Date;
}

function Cards({ orders, money, now, lineAction, again }: CardsProps) {
  return useFirstRows(orders, FIRST_SCREEN).map((order) => (
    <OrderCard
      key={order.id}
      order={order}
      money={money[order.id]}
      now={now}
      lineAction={lineAction}
      again={again(order.lines)}
    />
  ));
}

/** A customer's orders, newest first. */
export function OrderList({ user, lineAction, again }: OrderListProps) {
  const texts = useTexts(orderTexts);
  const { loadFailed } = useTexts(orderMessages);
  const query = useInfiniteQuery(ordersQuery(useSdk(), user.$id));
  const now = useNow(query.dataUpdatedAt);
  const money = useMoney(user.$id, query.data?.pages.flat().map(({ id }) => id) ?? []);

  if (query.isPending)
    return (
      <Loading label={texts.list.loading}>
        <div className="grid gap-4">
          <Skeleton className="h-64" />
          <Skeleton className="h-64" />
        </div>
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={loadFailed} query={query} />;
  const { shown, cleared } = listed(query.data.pages.flat(), user.prefs);
  const [newest] = shown;
  if (!newest)
    return (
      <EmptyState
        picture={<ReceiptText className="size-14" aria-hidden="true" />}
        title={texts.list.none}
        action={
          <>
            <LinkButton to="/menu">{texts.toMenu}</LinkButton>
            <Suspense>{cleared && <ShowCleared />}</Suspense>
          </>
        }
      >
        {cleared ? texts.list.clearedHint : texts.list.noneHint}
      </EmptyState>
    );
  return (
    <>
      <div className="grid gap-4">
        <Cards orders={shown} money={money} now={now} lineAction={lineAction} again={again} />
      </div>
      {query.isFetchNextPageError && (
        <p role="alert" className="mt-6 text-center font-semibold text-danger">
          {loadFailed}
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {query.hasNextPage && !cleared && (
          <Button
            variant="secondary"
            busy={query.isFetchingNextPage}
            busyLabel={texts.list.loadingMore}
            onClick={() => query.fetchNextPage()}
          >
            {texts.list.more}
          </Button>
        )}
        <Suspense>
          {cleared && <ShowCleared />}
          <ClearHistory newest={newest} />
        </Suspense>
      </div>
    </>
  );
}
