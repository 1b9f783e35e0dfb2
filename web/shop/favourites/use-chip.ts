import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { hasPlaceForFavourites, keepShownFavourites } from '#web/lib/session/shown-favourites.ts';
import { favouritesQuery } from './queries.ts';

/**
 * Loads the person's favourites, and tells whether to show the chip that leads to them. The page keeps its place from the
 * beginning. If the first answer differs from what the browser has stored, the place changes when the person leaves the
 * menu, because the other chips would move under a finger; each later change shows at once.
 */
export function useFavouritesChip(): boolean {
  const { data: favourites } = useQuery(favouritesQuery(useSdk(), useCurrentUser()?.$id ?? ''));
  const has = favourites && Object.keys(favourites).length > 0;
  const known = useRef<boolean>(undefined);
  const [place, setPlace] = useState(hasPlaceForFavourites);

  useLayoutEffect(() => {
    if (has === undefined) return;
    if (known.current === !has) {
      keepShownFavourites(has);
      setPlace(hasPlaceForFavourites());
    }
    known.current = has;
  }, [has]);

  useEffect(() => {
    const keep = () => known.current !== undefined && keepShownFavourites(known.current);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);

  return has === true && place;
}
