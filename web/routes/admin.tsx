import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from 'react-router';
import { requireSomeScreen } from '#web/admin-guard.ts';
import { ADMIN_SECTIONS } from '#web/admin-screens.ts';
import { OWN_FRAME } from '#web/lib/page/frame.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { loginPath } from '#web/lib/session/next-path.ts';
import { ledgerIsOnQuery } from '#web/shared/ledger/queries.ts';
import { UserButton } from '#web/shared/shell/user-button.tsx';
import { useHelpPath } from '#web/staff/handbook/help-path.ts';
import { plansAreOnQuery } from '#web/staff/plans/queries.ts';
import { type Feature, useSections } from '#web/staff/shell/sections.ts';
import { AdminShell } from '#web/staff/shell/shell.tsx';
import { adminShellTexts } from '#web/staff/shell/shell-texts.ts';

const load = async (page: Page) => {
  requireSomeScreen(page);
  await Promise.all([page.prefetch(ledgerIsOnQuery(page.sdk)), page.prefetch(plansAreOnQuery(page.sdk))]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(adminShellTexts, ({ page }) => page);
export const handle = OWN_FRAME;

/** The frame of the admin area. It redirects people who may see none of its sections. */
export default function AdminFrame() {
  const person = useCurrentUser();
  const location = useLocation();
  const helpPath = useHelpPath();
  const { data: hasLedger = false } = useQuery(ledgerIsOnQuery(useSdk()));
  const { data: hasPlans = false } = useQuery(plansAreOnQuery(useSdk()));
  const features: Feature[] = [
    ...(hasLedger ? ['ledger' as const] : []),
    ...(hasPlans ? ['plans' as const] : []),
  ];
  const sections = useSections(ADMIN_SECTIONS, person?.role ?? null, features);
  // Signing out redirects to login.
  if (!person) return null;
  if (sections.length === 0) return <Navigate to={loginPath(location)} replace />;
  return (
    <AdminShell
      person={{ id: person.$id, role: person.role }}
      sections={sections}
      helpPath={helpPath}
      avatar={<UserButton user={person} />}
    >
      <Outlet />
    </AdminShell>
  );
}
