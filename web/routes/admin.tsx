import { useQuery } from '@tanstack/react-query';
import { CountCards } from '#web/features/admin/count-cards.tsx';
import { countsQuery } from '#web/features/admin/queries.ts';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { titled } from '#web/lib/meta.ts';
import { browserLoader, type Page, requireAdmin, serverLoader } from '#web/lib/page.ts';
import { useSdk } from '#web/lib/sdk.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

const load = async (page: Page) => {
  const admin = requireAdmin(page);
  await page.prefetch(countsQuery(page.sdk, admin.$id));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = titled('Admin Dashboard');

export default function Admin() {
  const admin = useCurrentUser();
  const counts = useQuery({ ...countsQuery(useSdk(), admin?.$id ?? ''), enabled: admin !== null });
  return (
    <div className="container-page py-10 md:py-14">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-4xl md:text-5xl">Admin Dashboard</h1>
          <p className="mt-2 text-lg text-muted">Namaste, {admin?.name}. This is how the kitchen stands.</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/admin/mail" variant="secondary">
            Mail
          </LinkButton>
          <LinkButton to="/menu" variant="secondary">
            See the menu
          </LinkButton>
        </div>
      </div>
      {counts.isError && !counts.data ? (
        <ErrorState
          title="The figures could not be loaded"
          onRetry={() => void counts.refetch()}
          retrying={counts.isFetching}
        />
      ) : (
        <CountCards counts={counts.data} />
      )}
    </div>
  );
}
