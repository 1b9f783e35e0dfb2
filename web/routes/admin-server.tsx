import { operatorTexts } from '#domain/operation/operator-texts.ts';
import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { OperatorTopics } from '#web/shared/status/operator-topics.tsx';
import { statusQuery } from '#web/shared/status/queries.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/server');
  await page.prefetch(statusQuery(page.sdk, $id));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(operatorTexts, ({ page }) => page);

export default function AdminServer() {
  const owner = useCurrentUser();
  const { page } = useTexts(operatorTexts);
  if (!owner) return null;
  return (
    <>
      <AdminHeading title={page.title}>{page.lead}</AdminHeading>
      <OperatorTopics ownerId={owner.$id} />
    </>
  );
}
