import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { laterPart } from '#web/lib/page/later.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { restaurantData } from '#web/routes/parts/restaurant-data.ts';
import { contentQuery } from '#web/shared/content/content.ts';
import { AddToCart } from '#web/shop/carts/add-to-cart.tsx';
import { DishCard } from '#web/shop/dishes/dish-card.tsx';
import { DishGrid, DishGridSkeleton } from '#web/shop/dishes/dish-grid.tsx';
import { firstDishesQuery } from '#web/shop/dishes/queries.ts';
import { dishTexts } from '#web/shop/dishes/texts.tsx';
import { ClosingCall } from '#web/shop/home/closing-call.tsx';
import { FAVOURITES, Favourites } from '#web/shop/home/favourites.tsx';
import { Hero } from '#web/shop/home/hero.tsx';
import { Reasons } from '#web/shop/home/reasons.tsx';
import { Testimonials } from '#web/shop/home/testimonials.tsx';
import { homeTexts } from '#web/shop/home/texts.ts';
import { LaterErrorState } from '#web/ui/later-error-state.tsx';
import { StructuredData } from '#web/ui/structured-data.tsx';

type Hours = Parameters<typeof restaurantData>[1];

/** The hours are for search engines, so only the document has them. */
const HOURS_KEY = ['settings', 'hours'];

async function loadHours({ sdk, prefetch }: Page): Promise<void> {
  const { hoursQuery } = await import('#web/shared/opening/hours.ts');
  await prefetch(hoursQuery(sdk));
}

const load = async (page: Page) => {
  const dishes = page.prefetch(firstDishesQuery(page.sdk, FAVOURITES));
  const own = page.prefetch(contentQuery(page.sdk, 'home'));
  const quotes = page.prefetch(contentQuery(page.sdk, 'testimonials'));
  await Promise.all([dishes, own, quotes, import.meta.env.SSR && loadHours(page)]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta(homeTexts, ({ page }, shop, minutes) => page(shop, minutes));

const OpeningNotice = laterPart(() => import('#web/shop/opening/opening-notice.tsx'));
const OrderAgain = laterPart(() => import('#web/routes/parts/order-again.tsx'));
const NextMeal = laterPart(() => import('#web/routes/parts/next-meal.tsx'));
/** What a customer comes for most often, directly below the bar. */
const OWN = (
  <div className="container-page">
    <div className="next-meal">
      <Suspense>
        <NextMeal />
      </Suspense>
    </div>
    <div className="again">
      <Suspense>
        <OrderAgain />
      </Suspense>
    </div>
  </div>
);
/** The same element each time, so that React leaves it alone until its script is there. */
const OPENING_NOTICE = (
  <Suspense>
    <OpeningNotice className="container-page py-3" />
  </Suspense>
);

export default function Home() {
  const texts = useTexts(homeTexts).favourites;
  const { loadFailed } = useTexts(dishTexts).menu;
  const { publicUrl: origin } = usePublicSettings();
  const sdk = useSdk();
  const dishes = useQuery(firstDishesQuery(sdk, FAVOURITES));
  const { shop } = useSiteSettings();
  const queries = useQueryClient();
  const hours = queries.getQueryData<Hours>(HOURS_KEY);
  return (
    <>
      {OWN}
      {OPENING_NOTICE}
      <Hero />
      <Favourites>
        {dishes.isPending ? (
          <DishGridSkeleton count={FAVOURITES} label={texts.loading} />
        ) : dishes.isError && !dishes.data ? (
          <LaterErrorState title={loadFailed} query={dishes} />
        ) : (
          <DishGrid>
            {dishes.data.map((dish) => (
              <li key={dish.$id}>
                <DishCard
                  dish={dish}
                  to={{ pathname: '/menu', search: `?dish=${dish.$id}` }}
                  tag={texts.tag}
                  action={(link) => <AddToCart dish={dish} link={link} />}
                />
              </li>
            ))}
          </DishGrid>
        )}
      </Favourites>
      <Reasons />
      <Testimonials />
      <ClosingCall />
      <StructuredData data={import.meta.env.SSR ? restaurantData(origin, hours, shop) : undefined} />
    </>
  );
}
