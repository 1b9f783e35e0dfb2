import { useQuery } from '@tanstack/react-query';
import { MessageSquareWarning } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ComplaintForm } from '#web/shop/grievances/complaint-form.tsx';
import { FindForm } from '#web/shop/grievances/find-form.tsx';
import { GrievanceCard } from '#web/shop/grievances/grievance-card.tsx';
import { ownGrievancesQuery, sharedGrievanceQuery } from '#web/shop/grievances/queries.ts';
import { grievanceTexts } from '#web/shop/grievances/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

const load = async (page: Page) => {
  const ticket = page.url.searchParams.get('ticket');
  const secret = page.url.searchParams.get('secret');
  if (ticket && secret) return page.prefetch(sharedGrievanceQuery(page.sdk, ticket, secret));
  if (page.user) await page.prefetch(ownGrievancesQuery(page.sdk, page.user.$id));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(grievanceTexts, ({ page }) => page);

function SharedGrievance({ ticket, secret }: { ticket: string; secret: string }) {
  const texts = useTexts(grievanceTexts);
  const query = useQuery(sharedGrievanceQuery(useSdk(), ticket, secret));
  if (query.data) return <GrievanceCard grievance={query.data} />;
  if (refusalOf(query.error)?.code === 404)
    return (
      <EmptyState
        heading="h2"
        picture={<MessageSquareWarning className="size-14" aria-hidden="true" />}
        title={texts.gone}
        action={<LinkButton to="/complaint">{texts.link.heading}</LinkButton>}
      >
        {texts.goneHint}
      </EmptyState>
    );
  if (query.error) return <ErrorState title={texts.loadFailed} query={query} />;
  return (
    <Loading label={texts.loading}>
      <Skeleton className="h-72" />
    </Loading>
  );
}

function OwnGrievances({ userId }: { userId: string }) {
  const texts = useTexts(grievanceTexts);
  const { data: own = [] } = useQuery(ownGrievancesQuery(useSdk(), userId));
  if (own.length === 0) return null;
  return (
    <section aria-label={texts.mine} className="grid gap-6">
      {own.map((grievance) => (
        <GrievanceCard key={grievance.id} grievance={grievance} />
      ))}
    </section>
  );
}

export default function Complaint() {
  const texts = useTexts(grievanceTexts);
  const user = useCurrentUser();
  const [search] = useSearchParams();
  const ticket = search.get('ticket');
  const secret = search.get('secret');
  return (
    <div className="container-page grid max-w-3xl gap-6 py-10 md:py-14">
      <div>
        <h1 className="text-4xl md:text-5xl">{texts.page.title}</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted">{texts.lead}</p>
      </div>
      {ticket && secret ? (
        <SharedGrievance ticket={ticket} secret={secret} />
      ) : (
        <>
          <ComplaintForm orderNumber={search.get('order') ?? ''} />
          {user && <OwnGrievances userId={user.$id} />}
          <FindForm />
        </>
      )}
    </div>
  );
}
