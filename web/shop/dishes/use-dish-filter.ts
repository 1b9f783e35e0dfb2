import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { type DishFilter, NO_FILTER } from './filter.ts';
import { readFilter, withFilter } from './filter-url.ts';
import { keepVegOnly } from './veg-only.ts';

/** Milliseconds after the last key press before the search becomes part of the address. */
const TYPING_PAUSE = 250;

/** The menu's filter: the one in the address, with the search as it is being typed. */
export function useDishFilter() {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation();
  const navigationType = useNavigationType();
  const [typed, setTyped] = useState<string | null>(null);
  const stored = readFilter(params);
  const filter = { ...stored, search: typed ?? stored.search };

  // Back and Forward show the search of that history entry, not the text that was typed last.
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (navigationType === 'POP') setTyped(null);
  }, [key, navigationType]);

  // The address of the last navigation. The page is updated later, and the next choice must add to this address.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);

  // A layout effect, so that it runs no later than the page shows a new address: the timer would close a dish that was
  // opened meanwhile.
  useLayoutEffect(() => {
    if (typed === null) return;
    if (typed === stored.search && typed === readFilter(latest.current).search) return setTyped(null);
    const keep = () => {
      latest.current = withFilter(latest.current, { search: typed });
      setParams(latest.current, { replace: true, preventScrollReset: true, state });
    };
    const timer = setTimeout(keep, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed, stored.search, setParams, state]);

  const change = (changed: Partial<DishFilter>) => {
    if (changed.search !== undefined) setTyped(null);
    // At once, because the page may be loaded again before it shows the change.
    if ('type' in changed) keepVegOnly(changed.type === 'veg');
    latest.current = withFilter(latest.current, { search: filter.search, ...changed });
    setParams(latest.current, { preventScrollReset: true });
  };
  return {
    filter,
    /** The search parameters with the filter, including text that is typed but not in the address yet. */
    params: withFilter(params, filter),
    search: setTyped,
    change,
    reset: () =>
      change({ ...NO_FILTER, menuId: undefined, type: undefined, diets: undefined, only: undefined }),
  };
}
