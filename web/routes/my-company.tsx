import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import type { WireMyCompany } from '#domain/companies/wire.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireUser, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { type CurrentUser, useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { CompanyPeople } from '#web/shared/companies/company-people.tsx';
import { myCompanyQuery } from '#web/shared/companies/queries.ts';
import { usePeriodName } from '#web/shared/ledger/statement/period-name.ts';
import { StatementList } from '#web/shared/ledger/statement/statement-list.tsx';
import { Invitation, Membership } from '#web/shop/companies/membership.tsx';
import { myCompanyTexts } from '#web/shop/companies/texts.ts';
import { requirePlans } from '#web/shop/plans/require-plans.ts';
import { SignInFirst } from '#web/shop/sign-in/sign-in-first.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

const load = async (page: Page) => {
  requirePlans(page);
  const { $id } = requireUser(page);
  await page.prefetch(myCompanyQuery(page.sdk, $id));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(myCompanyTexts, ({ page }) => page);

type Member = NonNullable<WireMyCompany['member']>;

/** What its admin sees of a company: its people, what each costs, and its statements (PLAN-44, PLAN-45). */
function LookedAfter({ member, userId, now }: { member: Member; userId: string; now: Date }) {
  const { companyId, payerId } = member;
  return (
    <>
      <CompanyPeople companyId={companyId} viewerId={userId} now={now} nameOf={usePeriodName()} />
      {payerId && <StatementList viewerId={userId} userId={payerId} to="/my-company/statements" now={now} />}
    </>
  );
}

function MyCompany({ user }: { user: CurrentUser }) {
  const texts = useTexts(myCompanyTexts);
  const query = useQuery(myCompanyQuery(useSdk(), user.$id));
  const now = useNow(query.dataUpdatedAt || Date.now());
  if (query.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-48" />
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={texts.loadFailed} query={query} />;
  const { member, invitations } = query.data;
  if (!member && invitations.length === 0)
    return (
      <EmptyState
        picture={<Building2 className="size-14" aria-hidden="true" />}
        title={texts.none}
        action={<LinkButton to="/profile">{texts.toProfile}</LinkButton>}
      >
        {texts.noneHint}
      </EmptyState>
    );
  return (
    <div className="grid gap-6">
      {invitations.map((invitation) => (
        <Invitation key={invitation.memberId} invitation={invitation} />
      ))}
      {member?.role === 'admin' && <p className="wrap-anywhere -mt-4 text-lg text-muted">{member.company}</p>}
      {member?.role === 'admin' && <LookedAfter member={member} userId={user.$id} now={now} />}
      {member && <Membership member={member} />}
    </div>
  );
}

/** The company that pays for a customer's meals, or would; its admin looks after it here (PLAN-42). */
export default function MyCompanyPage() {
  const texts = useTexts(myCompanyTexts);
  const user = useCurrentUser();
  if (!user) return <SignInFirst />;
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="mb-6 text-3xl sm:text-4xl">{texts.page.title}</h1>
        <MyCompany user={user} />
      </div>
    </div>
  );
}
