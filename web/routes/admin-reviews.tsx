import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { allReviewsQuery, dishNamesQuery } from '#web/staff/reviews/queries.ts';
import { ReviewList } from '#web/staff/reviews/review-list.tsx';
import { reviewAdminTexts } from '#web/staff/reviews/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/reviews');
  const { sdk, url } = page;
  await Promise.all([
    page.prefetchList(allReviewsQuery(sdk, $id, url.searchParams)),
    page.prefetch(dishNamesQuery(sdk)),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(reviewAdminTexts, ({ page }) => page);

export default function AdminReviews() {
  const admin = useCurrentUser();
  const texts = useTexts(reviewAdminTexts).page;
  if (!admin) return null;
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <ReviewList />
    </>
  );
}
