import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireAdmin, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { PeopleExport, PeopleImport } from '#web/staff/people-import/people-import.tsx';
import { peopleImportTexts } from '#web/staff/people-import/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  requireAdmin(page);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(peopleImportTexts, ({ page }) => page);

export default function AdminCustomersImport() {
  const { page } = useTexts(peopleImportTexts);
  const admin = useCurrentUser();
  return (
    <>
      <AdminHeading title={page.title}>{page.lead}</AdminHeading>
      <div className="grid gap-6">
        <PeopleImport />
        {admin?.role === 'owner' && <PeopleExport />}
      </div>
    </>
  );
}
