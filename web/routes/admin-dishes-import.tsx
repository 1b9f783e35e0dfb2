import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireAdmin, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { HiddenDishes, hiddenDishesQuery } from '#web/staff/dishes/hidden-dishes.tsx';
import { ManyPictures } from '#web/staff/dishes/pictures/many-pictures.tsx';
import { DishesFile } from '#web/staff/dishes-csv/dishes-file.tsx';
import { dishesCsvTexts } from '#web/staff/dishes-csv/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  requireAdmin(page);
  await page.prefetch(hiddenDishesQuery(page.sdk));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(dishesCsvTexts, ({ page }) => page);

export default function AdminDishesImport() {
  const { page } = useTexts(dishesCsvTexts);
  const isOwner = useCurrentUser()?.role === 'owner';
  return (
    <>
      <AdminHeading title={page.title}>{page.lead}</AdminHeading>
      <HiddenDishes />
      <div className="grid gap-6">
        <DishesFile isOwner={isOwner} />
        <ManyPictures />
      </div>
    </>
  );
}
