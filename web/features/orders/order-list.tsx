import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderLine } from '#domain/orders/line.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { listed } from './cleared-history.ts';
import { ClearHistory, ShowCleared } from './history-care.tsx';
import { OrderCard } from './order-card.tsx';
import { ordersQuery } from './queries.ts';
import { useNow } from './use-now.ts';

interface OrderListProps {
  user: CurrentUser;
  /** What can be done about a dish of an order. */
  lineAction?: (line: OrderLine) => ReactNode;
}

/** A customer's orders, newest first. */
export function OrderList({ user, lineAction }: OrderListProps) {
  const query = useInfiniteQuery(ordersQuery(useSdk(), user.$id));
  const now = useNow(query.dataUpdatedAt);

  if (query.isPending)
    return (
      <Loading label="Loading orders...">
        <div className="grid gap-5">
          <Skeleton className="h-64" />
          <Skeleton className="h-64" />
        </div>
      </Loading>
    );
  if (query.isLoadingError)
    return (
      <ErrorState
        title={orderMessages.loadFailed}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    );
  const { shown, cleared } = listed(query.data.pages.flat(), user.prefs);
  const [newest] = shown;
  if (!newest)
    return (
      <EmptyState
        picture={<ReceiptText className="size-14" aria-hidden="true" />}
        title="No Orders Yet"
        action={
          <>
            <LinkButton to="/menu">Browse the menu</LinkButton>
            {cleared && <ShowCleared />}
          </>
        }
      >
        {cleared
          ? 'You have cleared what was here. Your next meal will show up here.'
          : 'Your first meal from our kitchen will show up here.'}
      </EmptyState>
    );
  return (
    <>
      <div className="grid gap-5">
        {shown.map((order) => (
          <OrderCard key={order.id} order={order} now={now} lineAction={lineAction} />
        ))}
      </div>
      {query.isFetchNextPageError && (
        <p role="alert" className="mt-6 text-center font-semibold text-danger">
          {orderMessages.loadFailed}
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {query.hasNextPage && !cleared && (
          <Button
            variant="secondary"
            busy={query.isFetchingNextPage}
            busyLabel="Loading..."
            onClick={() => query.fetchNextPage()}
          >
            Show more
          </Button>
        )}
        {cleared && <ShowCleared />}
        <ClearHistory newest={newest} />
      </div>
    </>
  );
}
