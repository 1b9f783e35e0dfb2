import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { menuMessages } from '#domain/menus/messages.ts';
import { PincodeCheck } from '#web/features/areas/pincode-check.tsx';
import { useAddToCart } from '#web/features/carts/actions.ts';
import { AddToCart } from '#web/features/carts/add-to-cart.tsx';
import { DishCard } from '#web/features/dishes/dish-card.tsx';
import { DishDialog } from '#web/features/dishes/dish-dialog.tsx';
import { DishGrid, DishGridSkeleton } from '#web/features/dishes/dish-grid.tsx';
import { useCloseDish } from '#web/features/dishes/dish-link.ts';
import { passesFilter } from '#web/features/dishes/filter.ts';
import { FilterPanel } from '#web/features/dishes/filter-panel.tsx';
import { FilterToggle } from '#web/features/dishes/filter-toggle.tsx';
import {
  filterParams,
  openDish,
  panelChoices,
  withFilter,
  withOpenDish,
} from '#web/features/dishes/filter-url.ts';
import { NoDishes } from '#web/features/dishes/no-dishes.tsx';
import { dishesQuery } from '#web/features/dishes/queries.ts';
import { SearchBox } from '#web/features/dishes/search-box.tsx';
import { dishTexts } from '#web/features/dishes/texts.tsx';
import { useDishFilter } from '#web/features/dishes/use-dish-filter.ts';
import { useResultsInSight } from '#web/features/dishes/use-results-in-sight.ts';
import { MenuChips } from '#web/features/menus/menu-chips.tsx';
import { menusQuery } from '#web/features/menus/queries.ts';
import { OpeningNotice } from '#web/features/opening/opening-notice.tsx';
import { DishReviews } from '#web/features/reviews/dish-reviews.tsx';
import { dishReviewsQuery } from '#web/features/reviews/queries.ts';
import { useSiteSettings } from '#web/lib/kitchen/site-settings.ts';
import { menuData } from '#web/lib/kitchen/structured-data.ts';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StructuredData } from '#web/ui/structured-data.tsx';
import { uiTexts } from '#web/ui/texts.ts';

const load = async (page: Page) => {
  const { sdk, prefetch, queries, url } = page;
  const dishId = openDish(url.searchParams);
  const reviews = dishId && queries.prefetchInfiniteQuery(dishReviewsQuery(sdk, dishId));
  await Promise.all([
    prefetch(dishesQuery(sdk)),
    prefetch(menusQuery(sdk)),
    import.meta.env.SSR ? reviews : undefined,
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Another filter or dialog shows the same dishes, so nothing is loaded again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = pageMeta(dishTexts, ({ page }) => page);

/** Cards in the first row of the widest screen. */
const FIRST_ROW = 4;
/** Grey shapes shown while the dishes are loading. */
const SKELETONS = 8;

export default function MenuPage() {
  const texts = useTexts(dishTexts).menu;
  const menuLoadFailed = useTexts(menuMessages).loadFailed;
  const { retry: retryLabel } = useTexts(uiTexts);
  const site = useSiteSettings();
  const sdk = useSdk();
  const dishes = useQuery(dishesQuery(sdk));
  const menus = useQuery(menusQuery(sdk));
  const { filter, params, search, change, reset } = useDishFilter();
  const panelId = useId();
  const headingId = useId();
  const [panelOpen, setPanelOpen] = useState(panelChoices(filter) > 0);
  const addToCart = useAddToCart();
  const closeDish = useCloseDish();

  const onOffer = dishes.data?.dishes;
  // A menu without any dish is not shown; a menu whose dishes are all sold out is.
  const filledMenus = dishes.isPending
    ? undefined
    : menus.data?.filter(({ $id }) => dishes.data?.menuIds.includes($id) ?? true);
  const menu = filledMenus?.find(({ $id }) => $id === filter.menuId);
  // If the category in the address was deleted, all dishes are shown.
  const menuId = filledMenus ? menu?.$id : filter.menuId;
  const found = onOffer?.filter((dish) => passesFilter(dish, { ...filter, menuId })) ?? [];
  const dishId = openDish(params);
  const dish = onOffer?.find(({ $id }) => $id === dishId);
  const { publicUrl: origin } = usePublicSettings();
  const menusFailed = menus.isError && !menus.data;
  const dishesFailed = dishes.isError && !dishes.data;
  const retry = () => {
    if (menusFailed) void menus.refetch();
    if (dishesFailed) void dishes.refetch();
  };
  const results = useRef<HTMLElement>(null);
  useResultsInSight(results, menu?.$id);
  const address = (changed: URLSearchParams) => `?${changed}`;

  return (
    <div className="container-page pt-4 pb-16 md:pt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-3xl outline-none md:text-5xl">{menu?.name ?? texts.all}</h1>
          <p role="status" className="mt-1 text-muted">
            {onOffer && texts.available(found.length)}
          </p>
        </div>
        <div className="flex w-full gap-2 md:w-auto md:min-w-md">
          <SearchBox value={filter.search} onChange={search} kept={filterParams(params)} />
          <FilterToggle
            open={panelOpen}
            onToggle={() => setPanelOpen(!panelOpen)}
            controls={panelId}
            count={panelChoices(filter)}
          />
        </div>
      </div>

      <OpeningNotice menus={menu ? [menu] : filledMenus} className="mt-4" />

      {site.delivery.areas.length > 0 && <PincodeCheck settings={site} />}

      {!(menusFailed && dishesFailed) && (
        <div className="sticky top-(--bar-height) z-20 -mx-4 bg-cream px-4 pt-2 pb-2 md:-mx-2 md:px-2 md:pt-4">
          {menusFailed ? (
            <Notice tone="error">
              <div className="flex flex-wrap items-center justify-between gap-2">
                {menuLoadFailed}
                <Button variant="secondary" busy={menus.isFetching} onClick={retry}>
                  {retryLabel}
                </Button>
              </div>
            </Notice>
          ) : (
            <MenuChips
              menus={filledMenus}
              chosen={menu?.$id}
              to={(id) => address(withFilter(params, { menuId: id }))}
            />
          )}
        </div>
      )}

      {panelOpen && (
        <div className="pt-1 pb-3">
          <FilterPanel id={panelId} filter={filter} onChange={change} />
        </div>
      )}

      <section ref={results} aria-labelledby={headingId} className="pt-2">
        <h2 id={headingId} className="sr-only">
          {texts.dishes}
        </h2>
        {dishes.isPending ? (
          <DishGridSkeleton count={SKELETONS} label={texts.loading} />
        ) : dishesFailed ? (
          <ErrorState
            title={menusFailed ? texts.nothingLoaded : texts.loadFailed}
            onRetry={retry}
            retrying={dishes.isFetching}
          />
        ) : found.length === 0 ? (
          <NoDishes onReset={reset} />
        ) : (
          <DishGrid threes>
            {found.map((dish, place) => (
              <li key={dish.$id}>
                <DishCard
                  dish={dish}
                  to={address(withOpenDish(params, dish.$id))}
                  eager={place < FIRST_ROW}
                  urgent={place === 0}
                  action={<AddToCart dish={dish} />}
                />
              </li>
            ))}
          </DishGrid>
        )}
      </section>

      <DishDialog
        open={dishId !== undefined && !dishes.isPending}
        dish={dish}
        reviews={dish && <DishReviews dish={{ id: dish.$id, name: dish.name }} />}
        onClose={closeDish}
        onAdd={addToCart}
      />
      {menus.data && onOffer && <StructuredData data={menuData(origin, menus.data, onOffer)} />}
    </div>
  );
}
