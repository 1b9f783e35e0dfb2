/** What the menu shows of a person's favourites, once its script is there: hearts on the dishes, and a chip. */
import { Heart as HeartIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { type DishFilter, FAVOURITES } from '#web/shop/dishes/filter.ts';
import { Heart } from '#web/shop/favourites/heart.tsx';
import { favouriteTexts } from '#web/shop/favourites/texts.ts';
import { useFavouritesChip } from '#web/shop/favourites/use-chip.ts';
import type { Chip } from '#web/shop/menus/menu-chips.tsx';
import { NothingFound as Nothing } from './nothing-found.tsx';

/** The heart on a card and in the dialog of a dish. */
export const DishHeart = ({ dish }: ComponentProps<typeof Heart>) => <Heart dish={dish} />;

/** Shown instead of the dishes if none is found. */
export const NothingFound = (props: ComponentProps<typeof Nothing>) => <Nothing {...props} />;

interface FavouritesChipProps {
  /** A chip of the row; imported here, it would be a script of its own. */
  as: typeof Chip;
  /** What the menu shows now. */
  only: DishFilter['only'];
  /** The address that shows the favourites, or all dishes. */
  to: (menuId: undefined, only: DishFilter['only']) => string;
}

/** Leads to the favourites of whoever has some (FAV-4). */
export function FavouritesChip({ as: RowChip, only, to }: FavouritesChipProps) {
  const { chip } = useTexts(favouriteTexts).list;
  const label = (
    <>
      <HeartIcon className="size-5" aria-hidden="true" />
      {chip}
    </>
  );
  const address = to(undefined, only ? undefined : FAVOURITES);
  return (
    useFavouritesChip() && (
      <RowChip place="favourites-chip" to={address} label={label} chosen={only !== undefined} />
    )
  );
}
