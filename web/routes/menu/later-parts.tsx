/** Parts of the menu's page whose script is loaded later (web/lib/page/later.ts). */
import { replaceEqualDeep } from '@tanstack/react-query';
import { type ComponentProps, memo, Suspense } from 'react';
import { laterPart } from '#web/lib/page/later.ts';
import type { Menu } from '#web/shared/menus/queries.ts';

const OpeningNotice = laterPart(() => import('#web/shop/opening/opening-notice.tsx'));
const ScrollSpy = laterPart(() => import('#web/shop/menus/scroll-spy.ts'));
/** The same element each time, so that React leaves it alone until its script is there. */
export const SCROLL_SPY = (
  <Suspense>
    <ScrollSpy />
  </Suspense>
);
const OrderAgain = laterPart(() => import('#web/routes/parts/order-again.tsx'));
export const MENU_HEAD = (
  <div className="again menu-head">
    <Suspense>
      <OrderAgain delivering />
    </Suspense>
  </div>
);
export const MenusFailed = laterPart(() => import('./menus-failed.tsx'));
export const loadFavourites = () => import('./favourites.tsx');
/** In one file with the hearts, so that it is there before somebody finds nothing, also without a connection. */
export const NothingFound = laterPart(async () => ({ default: (await loadFavourites()).NothingFound }));
const CartPanel = laterPart(() => import('#web/shop/carts/cart-panel.tsx'));
export const CART_PANEL = (
  <Suspense>
    <CartPanel />
  </Suspense>
);
export const FilterPanel = laterPart(() => import('#web/shop/dishes/filter-panel.tsx'));
const MenuDish = laterPart(() => import('./menu-dish.tsx'));

/**
 * A later part that came with the page stays as it is until its script is there, unless its values change. The dish of a
 * long menu is read again with the complete list, so it counts as the same while it says the same.
 */
export const OpenDish = memo(
  function OpenDish(props: ComponentProps<typeof MenuDish>) {
    return (
      <Suspense>
        <MenuDish {...props} />
      </Suspense>
    );
  },
  (before, now) => before.open === now.open && replaceEqualDeep(before.dish, now.dish) === before.dish,
);
const PincodeCheck = laterPart(() => import('#web/shop/areas/pincode-check.tsx'));
export const AreaCheck = memo(function AreaCheck(props: ComponentProps<typeof PincodeCheck>) {
  return (
    <Suspense>
      <PincodeCheck {...props} />
    </Suspense>
  );
});
/** @param shown the ids of the menus whose hours it shows, with spaces between them */
export const MenuNotice = memo(function MenuNotice({
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
