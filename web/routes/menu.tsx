import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, memo, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { menuMessages } from '#domain/menus/messages.ts';
import { AddToCart } from '#web/features/carts/add-to-cart.tsx';
import { DishCard } from '#web/features/dishes/dish-card.tsx';
import { DishGrid, DishGridSkeleton } from '#web/features/dishes/dish-grid.tsx';
import { passesFilter } from '#web/features/dishes/filter.ts';
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
import { type Menu, menusQuery } from '#web/features/menus/queries.ts';
import { useSiteSettings } from '#web/lib/kitchen/site-settings.ts';
import { menuData } from '#web/lib/kitchen/structured-data.ts';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { laterPart, loadLaterParts } from '#web/lib/page/later.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StructuredData } from '#web/ui/structured-data.tsx';
import { uiTexts } from '#web/ui/texts.ts';

async function loadReviews({ sdk, queries }: Page, dishId: string): Promise<void> {
  const { dishReviewsQuery } = await import('#web/features/reviews/queries.ts');
  await queries.prefetchInfiniteQuery(dishReviewsQuery(sdk, dishId));
}

const load = async (page: Page) => {
  const { sdk, prefetch, url } = page;
  const dishId = openDish(url.searchParams);
  const reviews = dishId && loadReviews(page, dishId);
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

const OpeningNotice = laterPart(() => import('#web/features/opening/opening-notice.tsx'));
const FilterPanel = laterPart(() => import('#web/features/dishes/filter-panel.tsx'));
const MenuDish = laterPart(() => import('#web/menu-dish.tsx'));

/** A later part that came with the page stays as it is until its script is there, unless its values change. */
const Dish = memo(function Dish(props: ComponentProps<typeof MenuDish>) {
  return (
    <Suspense>
      <MenuDish {...props} />
    </Suspense>
  );
});
const PincodeCheck = laterPart(() => import('#web/features/areas/pincode-check.tsx'));
const AreaCheck = memo(function AreaCheck(props: ComponentProps<typeof PincodeCheck>) {
  return (
    <Suspense>
      <PincodeCheck {...props} />
    </Suspense>
  );
});
/** @param shown the ids of the menus whose hours it tells, with spaces between them */
const MenuNotice = memo(function MenuNotice({
  menus,
  shown,
}: {
  menus: readonly Menu[] | undefined;
  shown: string;
}) {
  const ids = shown.split(' ');
  return (
    <Suspense>
      <OpeningNotice menus={menus?.filter(({ $id }) => ids.includes($id))} className="mt-4" />
    </Suspense>
  );
});

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
  useEffect(() => {
    if (dishId !== undefined) loadLaterParts();
  }, [dishId]);
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

      <MenuNotice
        menus={menus.data}
        shown={(menu ? [menu] : filledMenus)?.map(({ $id }) => $id).join(' ') ?? ''}
      />

      {site.delivery.areas.length > 0 && <AreaCheck settings={site} />}

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
          <Suspense>
            <FilterPanel id={panelId} filter={filter} onChange={change} />
          </Suspense>
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

      <Dish open={dishId !== undefined && !dishes.isPending} dish={dish} />
      {menus.data && onOffer && (
        <StructuredData data={import.meta.env.SSR ? menuData(origin, menus.data, onOffer) : undefined} />
      )}
    </div>
  );
}
