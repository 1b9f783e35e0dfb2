import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { invitationMessages, roleWords } from '#domain/invitations/messages.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { workplaceOf } from '#web/lib/session/workplace.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Oops } from '#web/shared/shell/oops.tsx';
import { useFetchSignedIn } from '#web/shared/sign-in/actions.ts';
import { AuthCard } from '#web/shared/sign-in/auth-card.tsx';
import { JoinForm } from '#web/staff/team/join-form.tsx';
import { invitationQuery } from '#web/staff/team/queries.ts';
import { joinTexts } from '#web/staff/team/texts.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

const linkOf = (search: URLSearchParams) => ({
  id: search.get('invitation') ?? '-',
  secret: search.get('secret') ?? '-',
});

const load = async (page: Page) => page.prefetch(invitationQuery(page.sdk, linkOf(page.url.searchParams)));
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(joinTexts, ({ page }) => page);

/** The page that the link of an invitation to the team opens. */
export default function Join() {
  const texts = useTexts(joinTexts);
  const { invalid } = useTexts(invitationMessages);
  const roles = useTexts(roleWords);
  const [search] = useSearchParams();
  const link = linkOf(search);
  const query = useQuery(invitationQuery(useSdk(), link));
  const user = useCurrentUser();
  const fetchSignedIn = useFetchSignedIn();
  const navigate = useNavigate();

  const goOn = async () => {
    // A session that still needs its second step continues at the login page.
    const arrived = await fetchSignedIn().catch(() => null);
    await navigate(arrived ? (workplaceOf(arrived.role) ?? '/') : '/login', { replace: true });
  };

  if (refusalOf(query.error)) return <Oops title={texts.invalidTitle}>{invalid}</Oops>;
  if (query.isError) return <ErrorState title={texts.failed} query={query} />;
  if (!query.data)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  return (
    <AuthCard title={texts.title} intro={texts.intro(roles[query.data.role])} below={texts.below}>
      <JoinForm link={link} invitation={query.data} user={user} onJoined={goOn} />
    </AuthCard>
  );
}
