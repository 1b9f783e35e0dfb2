import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';
import { sectionsQuery } from '#web/staff/site-settings/queries.ts';
import { SettingForms } from '#web/staff/site-settings/setting-forms.tsx';
import { settingTexts } from '#web/staff/site-settings/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/settings');
  await page.prefetch(sectionsQuery(page.sdk, $id));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(settingTexts, ({ page }) => page);

export default function AdminSettings() {
  const owner = useCurrentUser();
  const texts = useTexts(settingTexts).page;
  if (!owner) return null;
  return (
    <>
      <AdminHeading
        title={texts.title}
        actions={
          <LinkButton to="/admin/welcome" variant="secondary">
            {texts.stepByStep}
          </LinkButton>
        }
      >
        {texts.lead}
      </AdminHeading>
      <SettingForms ownerId={owner.$id} />
    </>
  );
}
