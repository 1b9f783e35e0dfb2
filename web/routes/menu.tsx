import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslated } from '#web/brand/translated-names.ts';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { loadLaterParts, useLater } from '#web/lib/page/later.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, serverLoader } from '#web/lib/page/page-loader.ts';
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
import { load } from '#web/routes/menu/load.ts';
import { type ShownDishes, useShownDishes } from '#web/routes/menu/shown-dishes.ts';
import { menuData } from '#web/shared/content/structured-data.ts';
import { AddToCart } from '#web/shop/carts/add-to-cart.tsx';
import { cartTexts } from '#web/shop/carts/texts.tsx';
import { DishCard } from '#web/shop/dishes/dish-card.tsx';
import { DishGrid, DishGridSkeleton } from '#web/shop/dishes/dish-grid.tsx';
import { DishSections } from '#web/shop/dishes/dish-sections.tsx';
import type { DishFilter } from '#web/shop/dishes/filter.ts';
import { FilterToggle } from '#web/shop/dishes/filter-toggle.tsx';
import { filterParams, panelChoices, withFilter, withOpenDish } from '#web/shop/dishes/filter-url.ts';
import { PART_SIZE, withFirstPlace } from '#web/shop/dishes/menu-part.ts';
import type { Dish } from '#web/shop/dishes/queries.ts';
import { SearchBox } from '#web/shop/dishes/search-box.tsx';
import { sectionAddress, sectionId } from '#web/shop/dishes/sections.ts';
import { dishTexts } from '#web/shop/dishes/texts.tsx';
import { useResultsInSight } from '#web/shop/dishes/use-results-in-sight.ts';
import { VegSwitch } from '#web/shop/dishes/veg-switch.tsx';
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

const address = (changed: URLSearchParams) => `?${changed}`;

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

interface ResultsProps {
  view: ShownDishes;
  nameOf: (menuId: string) => string;
  onRetry: () => void;
}

/** The dishes, or what stands in their place. */
function Results({ view, nameOf, onRetry }: ResultsProps) {
  const texts = useTexts(dishTexts).menu;
  const favourites = useLater(loadFavourites);
  const results = useRef<HTMLElement>(null);
  const { filter, params, part, first, found, grouped } = view;
  useResultsInSight(results, filter.only ?? view.menu?.$id);
  const opensDish = view.dishId !== undefined;
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
    <section ref={results} aria-label={texts.dishes} className="pt-2">
      {!grouped && <h2 className="sr-only">{texts.dishes}</h2>}
      {first > 0 && (
        <PartLink to={address(withFirstPlace(params, first - PART_SIZE))}>{texts.earlier}</PartLink>
      )}
      {view.isPending ? (
        <DishGridSkeleton threes count={SKELETONS} label={texts.loading} />
      ) : view.dishesFailed ? (
        <LaterErrorState
          title={view.menusFailed ? texts.nothingLoaded : texts.loadFailed}
          query={{ refetch: onRetry, isFetching: view.dishes.isFetching }}
        />
      ) : found.length === 0 ? (
        <Suspense>
          <NothingFound only={filter.only} onReset={view.reset} />
        </Suspense>
      ) : grouped ? (
        <DishSections
          sections={view.sections}
          nameOf={nameOf}
          dishes={view.shown}
          first={first}
          card={cardOf}
        />
      ) : (
        <DishGrid threes>{view.shown.map(cardOf)}</DishGrid>
      )}
      {part && first + found.length < view.total && (
        <PartLink to={address(withFirstPlace(params, first + found.length))}>{texts.more}</PartLink>
      )}
    </section>
  );
}

export default function MenuPage() {
  const texts = useTexts(dishTexts).menu;
  const cart = useTexts(cartTexts).bar.label;
  const { others } = useTexts(menuTexts);
  const translated = useTranslated('menus');
  const site = useSiteSettings();
  const view = useShownDishes();
  const { filter, params, change, offer, filled, menu, first, grouped, dishId, menus, menusFailed } = view;
  const panelId = useId();
  const [panelOpen, setPanelOpen] = useState(panelChoices(filter) > 0);
  const favourites = useLater(loadFavourites);
  useEffect(() => {
    if (dishId !== undefined) loadLaterParts();
  }, [dishId]);
  const { publicUrl: origin } = usePublicSettings();
  const retry = () => {
    if (menusFailed) void menus.refetch();
    if (view.dishesFailed) void view.dishes.refetch();
  };
  const shownMenu = (menuId: string | undefined, only?: DishFilter['only']) =>
    address(withFilter(params, { menuId, only }));

  const nameOf = (id: string) => {
    const named = filled?.find(({ $id }) => $id === id);
    return named ? translated(id, named).name : others;
  };
  const listed = (grouped ? view.sections : []).map((section) => ({
    id: sectionId(section.menuId),
    name: nameOf(section.menuId),
    count: section.count,
    address: sectionAddress(section, params, { from: first, to: first + view.found.length }),
  }));
  return (
    <div className="container-page pt-2 pb-4 md:pt-6">
      {MENU_HEAD}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-2xl outline-none md:text-4xl">
            {filter.only ? texts.favourites : menu ? translated(menu.$id, menu).name : texts.all}
          </h1>
          <p role="status" className="mt-1 text-muted">
            {offer && (view.marked || !filter.only) && texts.available(view.count)}
          </p>
        </div>
        <div className="flex w-full flex-wrap gap-2 md:w-auto md:min-w-md">
          <SearchBox value={filter.search} onChange={view.search} kept={filterParams(params)} />
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

      {site.areas.length > 0 && <AreaCheck settings={site} />}

      {!(menusFailed && view.dishesFailed) && (
        <div className="menu-bar">
          {menusFailed ? (
            <Suspense>
              <MenusFailed isFetching={menus.isFetching} onRetry={retry} />
            </Suspense>
          ) : (
            <MenuChips
              menus={filled}
              chosen={filter.only ?? menu?.$id}
              first={
                <VegSwitch
                  on={filter.type === 'veg'}
                  onSwitch={(on) => change({ type: on ? 'veg' : undefined })}
                />
              }
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

          <Results view={view} nameOf={nameOf} onRetry={retry} />
        </div>
        <aside aria-label={cart}>{CART_PANEL}</aside>
      </div>
      {grouped && SCROLL_SPY}
      {offer && <MenuDock sections={listed} onJump={() => flushSync(view.fillIn)} />}

      <OpenDish open={dishId !== undefined && !view.isPending} dish={view.dish} />
      {menus.data && offer && (
        <StructuredData
          data={import.meta.env.SSR ? menuData(origin, site.shop.name, menus.data, offer.dishes) : undefined}
        />
      )}
    </div>
  );
}
