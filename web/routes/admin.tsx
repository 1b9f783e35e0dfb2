import { Navigate, Outlet, useLocation } from 'react-router';
import { SectionNav } from '#web/features/admin/section-nav.tsx';
import { sectionTexts } from '#web/features/admin/section-texts.ts';
import { sectionsFor } from '#web/features/admin/sections.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireAdmin, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { loginPath } from '#web/lib/session/next-path.ts';

const load = async (page: Page) => {
  requireAdmin(page);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(sectionTexts, ({ page }) => page);

/** The frame of the admin area, and its door: whoever is no administrator, or no longer one, is shown out. */
export default function AdminFrame() {
  const admin = useCurrentUser();
  const location = useLocation();
  // Signing out leads away by itself.
  if (!admin) return null;
  if (!admin.isAdmin) return <Navigate to={loginPath(location)} replace />;
  return (
    <div className="container-page flex flex-col gap-6 pb-12 lg:grid lg:min-h-128 lg:grid-cols-[11.5rem_minmax(0,1fr)] lg:gap-10 lg:pt-10">
      <SectionNav sections={sectionsFor(admin)} />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
