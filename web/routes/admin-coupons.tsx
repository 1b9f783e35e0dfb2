import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useTexts } from '#web/lib/texts.ts';
import { prefetchSheet } from '#web/sheets/queries.ts';
import { SheetScreen } from '#web/sheets/sheet-screen.tsx';
import { couponSheet } from '#web/staff/coupons/coupon-sheet.tsx';
import { couponAdminTexts } from '#web/staff/coupons/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = (page: Page) => prefetchSheet(page, couponSheet, requireScreen(page, '/admin/coupons').$id);
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(couponAdminTexts, ({ page }) => page);

export default function AdminCoupons() {
  const { title, lead } = useTexts(couponAdminTexts).page;
  return (
    <>
      <AdminHeading title={title}>{lead}</AdminHeading>
      <SheetScreen sheet={couponSheet} />
    </>
  );
}
