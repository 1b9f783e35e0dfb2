import { useQuery } from '@tanstack/react-query';
import { CircleHelp } from 'lucide-react';
import { Link } from 'react-router';
import { ROLES } from '#domain/users/roles.ts';
import { OWN_FRAME } from '#web/lib/page/frame.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireRole, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { type CurrentUser, useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useMoney } from '#web/shared/orders/settled.ts';
import { UserButton } from '#web/shared/shell/user-button.tsx';
import { Deliveries } from '#web/staff/deliveries/deliveries.tsx';
import { duePaymentsQuery, freeDeliveriesQuery, ownDeliveriesQuery } from '#web/staff/deliveries/queries.ts';
import { consentQuery, shiftQuery } from '#web/staff/deliveries/shift/queries.ts';
import { ShiftButton } from '#web/staff/deliveries/shift/shift-button.tsx';
import { deliveryTexts } from '#web/staff/deliveries/texts.ts';
import { useHelpPath } from '#web/staff/handbook/help-path.ts';
import { handbookTexts } from '#web/staff/handbook/texts.ts';
import { allOf, ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

// Every member of staff may deliver an order.
const load = async (page: Page) => {
  const { $id } = requireRole(page, ...ROLES);
  await Promise.all([
    page.prefetch(ownDeliveriesQuery(page.sdk, $id)),
    page.prefetch(freeDeliveriesQuery(page.sdk, $id)),
    page.prefetch(duePaymentsQuery(page.sdk, $id)),
    page.prefetch(shiftQuery(page.sdk, $id)),
    page.prefetch(consentQuery(page.sdk, $id)),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(deliveryTexts, ({ page }) => page);
export const handle = OWN_FRAME;

function Content({ userId, name }: { userId: string; name: string }) {
  const texts = useTexts(deliveryTexts);
  const sdk = useSdk();
  const queries = [
    useQuery(ownDeliveriesQuery(sdk, userId)),
    useQuery(freeDeliveriesQuery(sdk, userId)),
  ] as const;
  const payments = useQuery(duePaymentsQuery(sdk, userId));
  const [own, free] = queries;
  const money = useMoney(userId, own.data?.map(({ id }) => id) ?? []);
  const all = [...queries, payments];
  if (all.some(({ isLoadingError }) => isLoadingError))
    return <ErrorState title={texts.failed} query={allOf(all)} />;
  if (!own.data || !free.data || !payments.data)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  // One that was just taken stays among the free ones until they are loaded again.
  const taken = new Set(own.data.map(({ id }) => id));
  const onlyFree = free.data.filter(({ id }) => !taken.has(id));
  return (
    <Deliveries
      riderId={userId}
      riderName={name}
      own={own.data}
      free={onlyFree}
      due={payments.data}
      money={money}
      asOf={own.dataUpdatedAt}
    />
  );
}

function Frame({ user }: { user: CurrentUser }) {
  const texts = useTexts(deliveryTexts);
  const { help } = useTexts(handbookTexts);
  const helpPath = useHelpPath();
  return (
    <div className="min-h-dvh bg-cream">
      <header className="sticky top-0 z-40 border-line border-b bg-paper">
        <div className="container-page flex min-h-(--bar-height) flex-wrap items-center gap-x-3">
          <img src="/brand/logo.svg" alt="" width={38} height={38} className="size-9.5" />
          <h1 className="mr-auto translate-y-0.5 text-2xl">{texts.page.title}</h1>
          <ShiftButton userId={user.$id} />
          <UserButton user={user} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="container-page py-2.5 md:py-5">
        <Content userId={user.$id} name={user.name ?? ''} />
        <Link
          to={helpPath}
          target="_blank"
          className="mx-auto mt-8 flex min-h-11 w-fit items-center gap-2 rounded-control px-3 font-semibold text-muted hover:text-ink print:hidden"
        >
          <CircleHelp className="size-5" aria-hidden="true" />
          {help}
        </Link>
      </main>
    </div>
  );
}

/** The riders' page, designed for a phone held in one hand. */
export default function Deliver() {
  const user = useCurrentUser();
  return user && <Frame user={user} />;
}
