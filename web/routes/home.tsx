import { useQuery } from '@tanstack/react-query';
import { AddToCart } from '#web/features/carts/add-to-cart.tsx';
import { DishCard } from '#web/features/dishes/dish-card.tsx';
import { DishGrid, DishGridSkeleton } from '#web/features/dishes/dish-grid.tsx';
import { firstDishesQuery } from '#web/features/dishes/queries.ts';
import { dishTexts } from '#web/features/dishes/texts.tsx';
import { ClosingCall } from '#web/features/home/closing-call.tsx';
import { FAVOURITES, Favourites } from '#web/features/home/favourites.tsx';
import { Hero } from '#web/features/home/hero.tsx';
import { Reasons } from '#web/features/home/reasons.tsx';
import { Testimonials } from '#web/features/home/testimonials.tsx';
import { homeTexts } from '#web/features/home/texts.ts';
import { OpeningNotice } from '#web/features/opening/opening-notice.tsx';
import { hoursQuery } from '#web/lib/kitchen/hours.ts';
import { restaurantData } from '#web/lib/kitchen/restaurant-data.ts';
import { useSiteSettings } from '#web/lib/kitchen/site-settings.ts';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { StructuredData } from '#web/ui/structured-data.tsx';

const load = async ({ sdk, prefetch }: Page) => {
  await Promise.all([prefetch(firstDishesQuery(sdk, FAVOURITES)), prefetch(hoursQuery(sdk))]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta(homeTexts, ({ page }) => page);

export default function Home() {
  const texts = useTexts(homeTexts).favourites;
  const { loadFailed } = useTexts(dishTexts).menu;
  const { publicUrl: origin } = usePublicSettings();
  const sdk = useSdk();
  const dishes = useQuery(firstDishesQuery(sdk, FAVOURITES));
  const { shop } = useSiteSettings();
  const { data: hours } = useQuery(hoursQuery(sdk));
  return (
    <>
      <OpeningNotice className="container-page py-3" />
      <Hero />
      <Favourites>
        {dishes.isPending ? (
          <DishGridSkeleton count={FAVOURITES} label={texts.loading} />
        ) : dishes.isError && !dishes.data ? (
          <ErrorState title={loadFailed} onRetry={() => void dishes.refetch()} retrying={dishes.isFetching} />
        ) : (
          <DishGrid>
            {dishes.data.map((dish) => (
              <li key={dish.$id}>
                <DishCard
                  dish={dish}
                  to={{ pathname: '/menu', search: `?dish=${dish.$id}` }}
                  tag={texts.tag}
                  lines={2}
                  action={<AddToCart dish={dish} />}
                />
              </li>
            ))}
          </DishGrid>
        )}
      </Favourites>
      <Reasons />
      <Testimonials />
      <ClosingCall />
      <StructuredData data={restaurantData(origin, hours, shop)} />
    </>
  );
}
