import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireAdmin, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { statusQuery } from '#web/shared/status/queries.ts';
import { StatusCard } from '#web/shared/status/status-card.tsx';
import { LateGrievances } from '#web/staff/grievances/late-grievances.tsx';
import { lateGrievancesQuery } from '#web/staff/grievances/queries.ts';
import { CARDS } from '#web/staff/shell/cards.ts';
import { Dashboard } from '#web/staff/shell/dashboard.tsx';
import { AdminHeading } from '#web/staff/shell/heading.tsx';
import { Needs } from '#web/staff/shell/needs.tsx';
import { todayQuery, totalQuery } from '#web/staff/shell/queries.ts';
import { dashboardTexts } from '#web/staff/shell/texts.ts';
import { TodayFigures } from '#web/staff/shell/today.tsx';
import { offeredMethodsQuery, sectionsQuery } from '#web/staff/site-settings/queries.ts';
import { TestPaymentsQuestion } from '#web/staff/site-settings/test-payments/test-payments-question.tsx';
import { ExampleList } from '#web/staff/site-settings/welcome/example-list.tsx';
import { welcomeQuery } from '#web/staff/site-settings/welcome/queries.ts';
import { RestoreDrill } from '#web/staff/site-settings/welcome/restore-drill.tsx';
import { SellingQuestion } from '#web/staff/site-settings/welcome/selling-question.tsx';
import { WelcomeCard } from '#web/staff/site-settings/welcome/welcome-card.tsx';
import { LinkButton } from '#web/ui/button.tsx';

const load = async (page: Page) => {
  const { sdk, prefetch } = page;
  const { $id, role } = requireAdmin(page);
  await Promise.all([
    ...CARDS.map(({ counted, only }) => prefetch(totalQuery(sdk, $id, counted, only))),
    prefetch(todayQuery(sdk, $id)),
    prefetch(lateGrievancesQuery(sdk, $id)),
    role === 'owner' && prefetch(welcomeQuery(sdk, $id)),
    role === 'owner' && prefetch(statusQuery(sdk, $id)),
    role === 'owner' && prefetch(sectionsQuery(sdk, $id)),
    role === 'owner' && prefetch(offeredMethodsQuery(sdk)),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(dashboardTexts, ({ page }) => page);

export default function AdminDashboard() {
  const admin = useCurrentUser();
  const texts = useTexts(dashboardTexts);
  if (!admin) return null;
  const owner = admin.role === 'owner' ? admin.$id : undefined;
  return (
    <>
      <AdminHeading
        title={texts.page.title}
        actions={
          <>
            <LinkButton to="/admin/day" variant="secondary">
              {texts.closeDay}
            </LinkButton>
            <LinkButton to="/admin/reports" variant="secondary">
              {texts.seeReports}
            </LinkButton>
            <LinkButton to="/menu" variant="secondary">
              {texts.seeMenu}
            </LinkButton>
          </>
        }
      >
        {texts.greeting(admin.name)}
      </AdminHeading>
      <div className="mb-5 grid gap-5 empty:hidden">{owner && <WelcomeCard owner={admin} />}</div>
      <TodayFigures />
      <Dashboard />
      <div className="mt-5 grid gap-5">
        {owner && <TestPaymentsQuestion ownerId={owner} />}
        {owner && <SellingQuestion ownerId={owner} />}
        <LateGrievances />
        <Needs />
        {owner && <ExampleList ownerId={owner} />}
        {owner && <RestoreDrill ownerId={owner} />}
        {owner && <StatusCard ownerId={owner} />}
      </div>
    </>
  );
}
