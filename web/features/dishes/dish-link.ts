import { useRef } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router';
import { withDish } from './filter-url.ts';

/** Marks a history entry that a dish link of the same page made, so that going back closes its dialog. */
export const OPENED_HERE = { dishOpenedHere: true } as const;

const openedHere = ({ state }: Location): boolean =>
  (state as Partial<typeof OPENED_HERE> | null)?.dishOpenedHere === true;

/** Closes the open dish: back to where it was opened, or the page under it when the visitor came straight here. */
export function useCloseDish(): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const closedAt = useRef<string>(undefined);
  return () => {
    // Escape and the cross together are one closing.
    if (closedAt.current === location.key) return;
    closedAt.current = location.key;
    if (openedHere(location)) void navigate(-1);
    else
      void navigate(
        { search: withDish(params, undefined).toString() },
        { replace: true, preventScrollReset: true },
      );
  };
}
