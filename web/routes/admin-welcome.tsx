import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { HiddenDishes, hiddenDishesQuery } from '#web/staff/dishes/hidden-dishes.tsx';
import { MenuImport } from '#web/staff/dishes-csv/menu-import.tsx';
import { AdminHeading } from '#web/staff/shell/heading.tsx';
import { sectionsQuery } from '#web/staff/site-settings/queries.ts';
import { welcomeQuery } from '#web/staff/site-settings/welcome/queries.ts';
import { welcomeTexts } from '#web/staff/site-settings/welcome/texts.ts';
import { Welcome } from '#web/staff/site-settings/welcome/welcome.tsx';

const load = async (page: Page) => {
  // It changes the settings, so everybody who may open the settings may open it.
  const { $id } = requireScreen(page, '/admin/settings');
  const { sdk, prefetch } = page;
  await Promise.all([
    prefetch(sectionsQuery(sdk, $id)),
    prefetch(welcomeQuery(sdk, $id)),
    prefetch(hiddenDishesQuery(sdk)),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(welcomeTexts, ({ page }) => page);

export default function AdminWelcome() {
  const owner = useCurrentUser();
  const { page } = useTexts(welcomeTexts);
  if (!owner) return null;
  return (
    <>
      <AdminHeading title={page.title}>{page.lead}</AdminHeading>
      <HiddenDishes />
      <Welcome owner={owner} renderImport={(props) => <MenuImport {...props} />} />
    </>
  );
}
