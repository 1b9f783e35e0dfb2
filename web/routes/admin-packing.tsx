import { useQuery } from '@tanstack/react-query';
import { dayAt, isDay } from '#domain/time/local-time.ts';
import { requireScreen } from '#web/admin-guard.ts';
import { DayChooser } from '#web/brand/day-chooser.tsx';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { type CurrentUser, useCurrentUser } from '#web/lib/session/current-user.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { SheetDialog } from '#web/staff/deliveries/sheet/sheet-dialog.tsx';
import { PackingView } from '#web/staff/packing/packing-view.tsx';
import { type PackRider, packingQuery, packRidersQuery } from '#web/staff/packing/queries.ts';
import { packingTexts } from '#web/staff/packing/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

// Days are counted in the kitchen's time zone, which only the page knows: it loads the orders itself.
const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/packing');
  await page.prefetch(packRidersQuery(page.sdk, $id));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(packingTexts, ({ page }) => page);

const NO_RIDERS: PackRider[] = [];

function Content({ user }: { user: CurrentUser }) {
  const texts = useTexts(packingTexts);
  const sdk = useSdk();
  const { timeZone } = useSiteSettings().shop;
  const address = useListAddress();
  const { data: riders = NO_RIDERS, dataUpdatedAt } = useQuery(packRidersQuery(sdk, user.$id));
  const today = dayAt(useNow(dataUpdatedAt || Date.now()), timeZone);
  const asked = address.get('day');
  const day = isDay(asked) ? asked : today;
  const query = useQuery(packingQuery(sdk, user.$id, day, timeZone));
  return (
    <>
      <div className="mb-4">
        <DayChooser
          day={day}
          today={today}
          texts={texts.days}
          onChange={(chosen) => address.set({ day: chosen, round: '', order: '' })}
        />
      </div>
      {query.isLoadingError && <ErrorState title={texts.failed} query={query} />}
      {!query.data && !query.isLoadingError && (
        <Loading label={texts.loading}>
          <Skeleton className="h-96" />
        </Loading>
      )}
      {query.data && (
        <PackingView
          orders={query.data}
          isAhead={day > today}
          isToday={day === today}
          riders={riders}
          sheet={(open, onClose) => (
            <SheetDialog
              rider={open?.rider ?? ''}
              orders={open?.orders ?? null}
              userId={user.$id}
              onClose={onClose}
            />
          )}
        />
      )}
    </>
  );
}

export default function AdminPacking() {
  const user = useCurrentUser();
  const { page } = useTexts(packingTexts);
  return (
    <>
      <AdminHeading title={page.title}>{page.lead}</AdminHeading>
      {user && <Content user={user} />}
    </>
  );
}
