import { KITCHEN_ROLES } from '#domain/users/roles.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireRole, serverLoader } from '#web/lib/page/page-loader.ts';
import { useTexts } from '#web/lib/texts.ts';
import { PhoneOrder } from '#web/staff/orders/by-phone/phone-order.tsx';
import { offeredDishesQuery } from '#web/staff/orders/by-phone/queries.ts';
import { byPhoneTexts } from '#web/staff/orders/by-phone/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  requireRole(page, ...KITCHEN_ROLES);
  await page.prefetch(offeredDishesQuery(page.sdk));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(byPhoneTexts, ({ page }) => page);

export default function AdminOrderNew() {
  const texts = useTexts(byPhoneTexts).page;
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <PhoneOrder />
    </>
  );
}
