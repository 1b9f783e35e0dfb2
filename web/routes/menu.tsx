import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslated } from '#web/brand/translated-names.ts';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { loadLaterParts, useLater } from '#web/lib/page/later.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import {
  AreaCheck,
  CART_PANEL,
  FilterPanel,
  loadFavourites,
  MENU_HEAD,
  MenuNotice,
  MenusFailed,
  NothingFound,
  OpenDish,
  SCROLL_SPY,
} from '#web/routes/menu/later-parts.tsx';
import { filledMenus, idOfMenu, load } from '#web/routes/menu/load.ts';
import { menuData } from '#web/shared/content/structured-data.ts';
import { menusQuery } from '#web/shared/menus/queries.ts';
import { AddToCart } from '#web/shop/carts/add-to-cart.tsx';
import { cartTexts } from '#web/shop/carts/texts.tsx';
import { DishCard } from '#web/shop/dishes/dish-card.tsx';
import { DishGrid, DishGridSkeleton } from '#web/shop/dishes/dish-grid.tsx';
import { DishSections } from '#web/shop/dishes/dish-sections.tsx';
import type { DishFilter } from '#web/shop/dishes/filter.ts';
import { FilterToggle } from '#web/shop/dishes/filter-toggle.tsx';
import {
  filterParams,
  openDish,
  panelChoices,
  withFilter,
  withOpenDish,
} from '#web/shop/dishes/filter-url.ts';
import { useForgiven } from '#web/shop/dishes/found-dishes.ts';
import {
  firstPlace,
  knownPart,
  PART_SIZE,
  useFillingIn,
  withFirstPlace,
} from '#web/shop/dishes/menu-part.ts';
import { type Dish, dishesQuery } from '#web/shop/dishes/queries.ts';
import { SearchBox } from '#web/shop/dishes/search-box.tsx';
import {
  arrangedDishes,
  isGrouped,
  sectionAddress,
  sectionId,
  sectionPlaces,
} from '#web/shop/dishes/sections.ts';
import { dishTexts } from '#web/shop/dishes/texts.tsx';
import { useDishFilter } from '#web/shop/dishes/use-dish-filter.ts';
import { useResultsInSight } from '#web/shop/dishes/use-results-in-sight.ts';
import { VegSwitch } from '#web/shop/dishes/veg-switch.tsx';
import { useKnownFavourites } from '#web/shop/favourites/known.ts';
import { Chip, MenuChips } from '#web/shop/menus/menu-chips.tsx';
import { MenuDock } from '#web/shop/menus/menu-dock.tsx';
import { menuTexts } from '#web/shop/menus/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { LaterErrorState } from '#web/ui/later-error-state.tsx';
import { StructuredData } from '#web/ui/structured-data.tsx';

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Another filter or dialog shows the same dishes, so nothing is loaded again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = pageMeta(dishTexts, ({ page }, _shop, minutes) => page(minutes));

/** Leads to another part of a long menu. */
const PartLink = ({ to, children }: { to: string; children: string }) => (
  <p className="my-6 text-center">
    <LinkButton to={to} variant="secondary">
      {children}
    </LinkButton>
  </p>
);

/** Cards in the first row of the widest screen. */
const FIRST_ROW = 4;
/** Grey shapes shown while the dishes are loading. */
const SKELETONS = 8;

export default function MenuPage() {
  const texts = useTexts(dishTexts).menu;
  const cart = useTexts(cartTexts).bar.label;
  const { others } = useTexts(menuTexts);
  const translated = useTranslated('menus');
  const site = useSiteSettings();
  const sdk = useSdk();
  const dishes = useQuery(dishesQuery(sdk));
  const menus = useQuery(menusQuery(sdk));
  const queries = useQueryClient();
  const { filter, params, search, change, reset } = useDishFilter();
  const panelId = useId();
  const [panelOpen, setPanelOpen] = useState(panelChoices(filter) > 0);

  const part = dishes.data ? undefined : knownPart(queries, params);
  const offer = dishes.data ?? part;
  const isPending = dishes.isPending && !part;
  const filled = isPending ? undefined : filledMenus(menus.data, offer);
  const menuId = idOfMenu(filled, filter);
  const menu = filled?.find(({ $id }) => $id === menuId);
  const shownFilter = { ...filter, menuId };
  const forgiven = useForgiven(dishes.data?.dishes, filter.search);
  const marked = useKnownFavourites();
  const arranged =
    part?.dishes ?? (offer ? arrangedDishes(offer, shownFilter, filled, forgiven, marked) : []);
  const sections = part?.sections ?? sectionPlaces(arranged, filled);
  const count = sections.reduce((sum, section) => sum + section.count, 0);
  const total = part?.total ?? arranged.length;
  const first = firstPlace(params, total);
  const found = part ? arranged : arranged.slice(first);
  const { count: filledIn, fillIn } = useFillingIn(found.length);
  const grouped = isGrouped(shownFilter) && filled !== undefined;
  const favourites = useLater(loadFavourites);
  const dishId = openDish(params);
  useEffect(() => {
    if (dishId !== undefined) loadLaterParts();
  }, [dishId]);
  const isOpen = ({ $id }: Dish) => $id === dishId;
  const dish =
    offer?.dishes.find(isOpen) ??
    offer?.soldOut.find(isOpen) ??
    (part?.open && isOpen(part.open) ? part.open : undefined);
  const { publicUrl: origin } = usePublicSettings();
  const { shop } = useSiteSettings();
  const menusFailed = menus.isError && !menus.data;
  const dishesFailed = dishes.isError && !offer;
  const retry = () => {
    if (menusFailed) void menus.refetch();
    if (dishesFailed) void dishes.refetch();
  };
  const results = useRef<HTMLElement>(null);
  useResultsInSight(results, filter.only ?? menu?.$id);
  const vegOnly = filter.type === 'veg';
  const opensDish = dishId !== undefined;
  const address = (changed: URLSearchParams) => `?${changed}`;
  const shownMenu = (menuId: string | undefined, only?: DishFilter['only']) =>
    address(withFilter(params, { menuId, only }));

  const shown = found.slice(0, filledIn);
  const nameOf = (id: string) => {
    const named = filled?.find(({ $id }) => $id === id);
    return named ? translated(id, named).name : others;
  };
  const listed = (grouped ? sections : []).map((section) => ({
    id: sectionId(section.menuId),
    name: nameOf(section.menuId),
    count: section.count,
    address: sectionAddress(section, params, { from: first, to: first + found.length }),
  }));
  const cardOf = (dish: Dish, place: number) => (
    <li key={dish.$id}>
      <DishCard
        dish={dish}
        to={address(withOpenDish(params, dish.$id))}
        eager={place < FIRST_ROW && !opensDish}
        urgent={place === 0 && !opensDish}
        heart={favourites && <favourites.DishHeart dish={dish} />}
        action={(link) => <AddToCart dish={dish} link={link} />}
      />
    </li>
  );

  return (
    <div className="container-page pt-2 pb-4 md:pt-6">
      {MENU_HEAD}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-2xl outline-none md:text-4xl">
            {filter.only ? texts.favourites : menu ? translated(menu.$id, menu).name : texts.all}
          </h1>
          <p role="status" className="mt-1 text-muted">
            {offer && (marked || !filter.only) && texts.available(count)}
          </p>
        </div>
        <div className="flex w-full flex-wrap gap-2 md:w-auto md:min-w-md">
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
        shown={(menu ? [menu] : filled)?.map(({ $id }) => $id).join(' ') ?? ''}
      />

      {site.delivery.areas.length > 0 && <AreaCheck settings={site} />}

      {!(menusFailed && dishesFailed) && (
        <div className="menu-bar">
          {menusFailed ? (
            <Suspense>
              <MenusFailed isFetching={menus.isFetching} onRetry={retry} />
            </Suspense>
          ) : (
            <MenuChips
              menus={filled}
              chosen={filter.only ?? menu?.$id}
              first={<VegSwitch on={vegOnly} onSwitch={(on) => change({ type: on ? 'veg' : undefined })} />}
              own={favourites && <favourites.FavouritesChip as={Chip} only={filter.only} to={shownMenu} />}
              to={shownMenu}
            />
          )}
        </div>
      )}

      <div className="menu-columns">
        <div>
          {panelOpen && (
            <div className="pt-1 pb-3">
              <Suspense>
                <FilterPanel id={panelId} dishes={offer?.dishes} filter={filter} onChange={change} />
              </Suspense>
            </div>
          )}

          <section ref={results} aria-label={texts.dishes} className="pt-2">
            {!grouped && <h2 className="sr-only">{texts.dishes}</h2>}
            {first > 0 && (
              <PartLink to={address(withFirstPlace(params, first - PART_SIZE))}>{texts.earlier}</PartLink>
            )}
            {isPending ? (
              <DishGridSkeleton threes count={SKELETONS} label={texts.loading} />
            ) : dishesFailed ? (
              <LaterErrorState
                title={menusFailed ? texts.nothingLoaded : texts.loadFailed}
                query={{ refetch: retry, isFetching: dishes.isFetching }}
              />
            ) : found.length === 0 ? (
              <Suspense>
                <NothingFound only={filter.only} onReset={reset} />
              </Suspense>
            ) : grouped ? (
              <DishSections sections={sections} nameOf={nameOf} dishes={shown} first={first} card={cardOf} />
            ) : (
              <DishGrid threes>{shown.map(cardOf)}</DishGrid>
            )}
            {part && first + found.length < total && (
              <PartLink to={address(withFirstPlace(params, first + found.length))}>{texts.more}</PartLink>
            )}
          </section>
        </div>
        <aside aria-label={cart}>{CART_PANEL}</aside>
      </div>
      {grouped && SCROLL_SPY}
      {offer && <MenuDock sections={listed} onJump={() => flushSync(fillIn)} />}

      <OpenDish open={dishId !== undefined && !isPending} dish={dish} />
      {menus.data && offer && (
        <StructuredData
          data={import.meta.env.SSR ? menuData(origin, shop.name, menus.data, offer.dishes) : undefined}
        />
      )}
    </div>
  );
}
