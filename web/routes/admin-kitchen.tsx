import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UNKNOWN_PACE } from '#domain/orders/pace.ts';
import { isAdminRole } from '#domain/users/roles.ts';
import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { type CurrentUser, useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { moneyQuery, useMoney } from '#web/shared/orders/settled.ts';
import { AlertSwitch } from '#web/shared/push/alert-switch.tsx';
import { awaitedQuery } from '#web/staff/kitchen/awaiting/queries.ts';
import { Board } from '#web/staff/kitchen/board.tsx';
import { boardChangesQuery } from '#web/staff/kitchen/changes/queries.ts';
import type { PaperTickets } from '#web/staff/kitchen/connection/next-tickets.ts';
import {
  dishFactsQuery,
  paceQuery,
  type Rider,
  ridersQuery,
  type Station,
  stationsQuery,
  ticketsQuery,
} from '#web/staff/kitchen/queries.ts';
import { serviceQuery } from '#web/staff/kitchen/service/queries.ts';
import { kitchenTexts } from '#web/staff/kitchen/texts.ts';
import { useUnchanged } from '#web/staff/kitchen/use-unchanged.ts';
import { WaitingTopUps } from '#web/staff/ledger/waiting-top-ups.tsx';
import { TakePaymentBack } from '#web/staff/payment-corrections/take-payment-back.tsx';
import { PrintDialog } from '#web/staff/printing/print-dialog.tsx';
import { PrintTickets } from '#web/staff/printing/print-tickets.tsx';
import { useKeptTickets } from '#web/staff/printing/use-kept-tickets.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/kitchen');
  const prefetchTickets = async () => {
    const tickets = ticketsQuery(page.sdk, $id);
    await page.prefetch(tickets);
    const ids = page.queries.getQueryData(tickets.queryKey)?.map(({ id }) => id) ?? [];
    if (ids.length > 0) await page.prefetch(moneyQuery(page.sdk, $id, ids));
  };
  await Promise.all([
    prefetchTickets(),
    page.prefetch(boardChangesQuery(page.sdk, $id)),
    page.prefetch(awaitedQuery(page.sdk, $id)),
    page.prefetch(dishFactsQuery(page.sdk)),
    page.prefetch(stationsQuery(page.sdk)),
    page.prefetch(paceQuery(page.sdk, $id)),
    page.prefetch(ridersQuery(page.sdk, $id)),
    page.prefetch(serviceQuery(page.sdk)),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(kitchenTexts, ({ page }) => page);

/** Constants, because a new object at each rendering would render all cards again. */
const NO_DISHES = {};
const NO_STATIONS: Station[] = [];
const NO_RIDERS: Rider[] = [];

const correctionOf = ({ id, number }: { id: string; number: string }) => (
  <TakePaymentBack orderId={id} number={number} />
);

function Content({ user }: { user: CurrentUser }) {
  const texts = useTexts(kitchenTexts);
  const sdk = useSdk();
  const [printed, setPrinted] = useState<string | null>(null);
  const [paper, setPaper] = useState<PaperTickets | null>(null);
  const keep = useKeptTickets(user.$id);
  const query = useQuery(ticketsQuery(sdk, user.$id));
  const money = useUnchanged(useMoney(user.$id, query.data?.map(({ id }) => id) ?? []));
  const { data: dishes = NO_DISHES } = useQuery(dishFactsQuery(sdk));
  const { data: stations = NO_STATIONS } = useQuery(stationsQuery(sdk));
  const { data: pace = UNKNOWN_PACE } = useQuery(paceQuery(sdk, user.$id));
  const { data: riders = NO_RIDERS } = useQuery(ridersQuery(sdk, user.$id));
  if (query.isLoadingError) return <ErrorState title={texts.failed} query={query} />;
  if (!query.data || user.role === null)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  return (
    <>
      <Board
        tickets={query.data}
        asOf={query.dataUpdatedAt}
        stale={query.isRefetchError}
        role={user.role}
        dishes={dishes}
        stations={stations}
        pace={pace}
        riders={riders}
        userId={user.$id}
        money={money}
        topUps={isAdminRole(user.role) && <WaitingTopUps userId={user.$id} />}
        alerts={<AlertSwitch userId={user.$id} />}
        onPrint={setPrinted}
        correction={correctionOf}
        onPrintAll={setPaper}
        onKeep={keep}
      />
      {paper && <PrintTickets paper={paper} onDone={() => setPaper(null)} />}
      <PrintDialog orderId={printed} onClose={() => setPrinted(null)} />
    </>
  );
}

export default function AdminKitchen() {
  const user = useCurrentUser();
  return user && <Content user={user} />;
}
