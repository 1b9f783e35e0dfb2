import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { requireScreen } from '#web/admin-guard.ts';
import { MORE_SCREENS } from '#web/admin-screens.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts, useTranslations } from '#web/lib/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';
import { sectionsQuery } from '#web/staff/site-settings/queries.ts';
import { SectionScreen } from '#web/staff/site-settings/section-screen.tsx';
import { isScreenSection, type ScreenSection } from '#web/staff/site-settings/section-screens.ts';
import { useSectionTitles } from '#web/staff/site-settings/section-titles.ts';
import { SettingsOverview } from '#web/staff/site-settings/settings-overview.tsx';
import { settingTexts } from '#web/staff/site-settings/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/settings');
  await page.prefetch(sectionsQuery(page.sdk, $id));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(settingTexts, ({ page }) => page);

/** The list of sections, or the screen of the one that the address names. */
export default function AdminSettings() {
  const { section = '' } = useParams();
  return isScreenSection(section) ? <OneSection section={section} /> : <AllSections />;
}

function AllSections() {
  const texts = useTexts(settingTexts).page;
  const translations = useTranslations();
  const screens = MORE_SCREENS.flatMap((screen) => {
    if (!('inSettings' in screen)) return [];
    const { title, lead } = translations.of(screen.texts).page;
    return [{ to: screen.to, group: screen.inSettings, title, lead }];
  });
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
      <SettingsOverview screens={screens} />
    </>
  );
}

function OneSection({ section }: { section: ScreenSection }) {
  const owner = useCurrentUser();
  const texts = useTexts(settingTexts);
  const titleOf = useSectionTitles();
  return (
    <>
      <LinkButton to="/admin/settings" variant="quiet" className="-ml-5 mb-2">
        <ArrowLeft className="size-5" aria-hidden="true" />
        {texts.page.all}
      </LinkButton>
      <AdminHeading title={titleOf(section)}>{texts.sections[section]}</AdminHeading>
      {owner && <SectionScreen key={section} section={section} ownerId={owner.$id} />}
    </>
  );
}
