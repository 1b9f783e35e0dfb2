import { useRef } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router';
import { withOpenDish } from './filter-url.ts';

/** State of a history entry made by a link of our own pages: going back from it closes the dialog. */
export const OPENED_BY_LINK = { dishOpenedByLink: true } as const;

const openedByLink = ({ state }: Location): boolean =>
  (state as Partial<typeof OPENED_BY_LINK> | null)?.dishOpenedByLink === true;

/** Closes the open dish: back to the page it was opened on, or to the menu when the visitor came straight here. */
export function useCloseDish(): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const closedAt = useRef<string>(undefined);
  return () => {
    // Escape and the cross together are one closing.
    if (closedAt.current === location.key) return;
    closedAt.current = location.key;
    if (openedByLink(location)) void navigate(-1);
    else
      void navigate(
        { search: withOpenDish(params, undefined).toString() },
        { replace: true, preventScrollReset: true },
      );
  };
}
