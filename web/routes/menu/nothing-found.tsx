import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useLocation } from 'react-router';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { type CurrentUser, useCurrentUser } from '#web/lib/session/current-user.ts';
import { loginPath } from '#web/lib/session/next-path.ts';
import { useAudience } from '#web/lib/session/shown-person.ts';
import { useTexts } from '#web/lib/texts.ts';
import { DishGridSkeleton } from '#web/shop/dishes/dish-grid.tsx';
import type { DishFilter } from '#web/shop/dishes/filter.ts';
import { NoDishes } from '#web/shop/dishes/no-dishes.tsx';
import { favouritesQuery } from '#web/shop/favourites/queries.ts';
import { favouriteTexts } from '#web/shop/favourites/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

/** Grey shapes shown while favourites are loading: a row on a phone. */
const SKELETONS = 2;
const PICTURE = <Heart className="size-14" aria-hidden="true" />;

interface NothingProps {
  /** Shows the whole menu again. */
  onReset: () => void;
}

function NoneOf({ user, onReset }: NothingProps & { user: CurrentUser }) {
  const texts = useTexts(favouriteTexts).list;
  const query = useQuery(favouritesQuery(useSdk(), user.$id));
  if (query.isLoadingError) return <ErrorState title={texts.loadFailed} query={query} />;
  if (!query.data) return <DishGridSkeleton threes count={SKELETONS} label={texts.loading} />;
  // There are some, but the filter hides them, or they are not on the menu of today.
  if (Object.keys(query.data).length > 0) return <NoDishes onReset={onReset} />;
  return (
    <EmptyState
      picture={PICTURE}
      title={texts.none}
      action={<Button onClick={onReset}>{texts.toMenu}</Button>}
    >
      {texts.how}
    </EmptyState>
  );
}

/** Says why none of the person's favourites are shown, and what to do. */
function NoFavourites({ onReset }: NothingProps) {
  const { visitor, list } = useTexts(favouriteTexts);
  const user = useCurrentUser();
  const audience = useAudience();
  const location = useLocation();
  if (user) return <NoneOf user={user} onReset={onReset} />;
  if (audience === 'unknown') return <DishGridSkeleton threes count={SKELETONS} label={list.loading} />;
  return (
    <EmptyState
      picture={PICTURE}
      title={visitor.title}
      action={<LinkButton to={loginPath(location)}>{visitor.signIn}</LinkButton>}
    >
      {visitor.text}
    </EmptyState>
  );
}

/** Says why no dish is shown, and what to do. */
export function NothingFound({ only, onReset }: NothingProps & Pick<DishFilter, 'only'>) {
  return only ? <NoFavourites onReset={onReset} /> : <NoDishes onReset={onReset} />;
}
