import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireUser, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { myCompanyQuery } from '#web/shared/companies/queries.ts';
import { StatementView } from '#web/shared/ledger/statement/statement-view.tsx';
import { statementTexts } from '#web/shared/ledger/statement/texts.ts';
import { myCompanyTexts } from '#web/shop/companies/texts.ts';
import { requirePlans } from '#web/shop/plans/require-plans.ts';
import { SignInFirst } from '#web/shop/sign-in/sign-in-first.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

const load = async (page: Page) => {
  requirePlans(page);
  const { $id } = requireUser(page);
  await page.prefetch(myCompanyQuery(page.sdk, $id));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(statementTexts, ({ page }) => page);

/** A company's statement of a month or week, for its admin (PLAN-45). */
export default function MyCompanyStatement() {
  const texts = useTexts(myCompanyTexts);
  const user = useCurrentUser();
  const { period = '' } = useParams();
  const { data } = useQuery({
    ...myCompanyQuery(useSdk(), user?.$id ?? ''),
    enabled: user !== null,
  });
  if (!user) return <SignInFirst />;
  const payerId = data?.member?.payerId;
  if (data && !payerId)
    return (
      <EmptyState
        heading="h1"
        title={texts.none}
        action={<LinkButton to="/my-company">{texts.panel}</LinkButton>}
      >
        {texts.noneHint}
      </EmptyState>
    );
  return (
    <div className="container-page pt-8 pb-12">
      <div className="mx-auto max-w-4xl">
        {payerId && (
          <StatementView
            viewerId={user.$id}
            userId={payerId}
            period={period}
            back="/my-company"
            backLabel={texts.page.title}
          />
        )}
      </div>
    </div>
  );
}
