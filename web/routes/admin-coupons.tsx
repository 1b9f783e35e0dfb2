import { useQuery } from '@tanstack/react-query';
import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { storedOfferText } from '#web/shared/coupons/offer-text.ts';
import { couponTexts } from '#web/shared/coupons/texts.ts';
import { menusQuery } from '#web/shared/menus/queries.ts';
import { ManageCoupons } from '#web/staff/coupons/manage-coupons.tsx';
import { couponsQuery } from '#web/staff/coupons/queries.ts';
import { couponAdminTexts } from '#web/staff/coupons/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/coupons');
  await Promise.all([page.prefetch(couponsQuery(page.sdk, $id)), page.prefetch(menusQuery(page.sdk))]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(couponAdminTexts, ({ page }) => page);

export default function AdminCoupons() {
  const admin = useCurrentUser();
  const texts = useTexts(couponAdminTexts).page;
  const offer = useTexts(couponTexts);
  const { data: menus } = useQuery(menusQuery(useSdk()));
  if (!admin) return null;
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <ManageCoupons menus={menus ?? []} offerOf={(coupon) => storedOfferText(coupon, offer)} />
    </>
  );
}
