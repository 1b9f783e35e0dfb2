import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { type DishFilter, NO_FILTER } from './filter.ts';
import { readFilter, withFilter } from './filter-url.ts';

/** Typing rests this long before it becomes part of the address, in milliseconds. */
const TYPING_RESTS = 250;

/** The menu's filter: what the address says, with the search as it is being typed. */
export function useDishFilter() {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation();
  const navigationType = useNavigationType();
  const [typed, setTyped] = useState<string | null>(null);
  const stored = readFilter(params);
  const filter = { ...stored, search: typed ?? stored.search };

  // What was typed last belongs to the entry that was left: going back shows that entry's own search.
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (navigationType === 'POP') setTyped(null);
  }, [key, navigationType]);

  // What the address was last asked to be, while the page has yet to follow: the next choice adds to it.
  const asked = useRef(params);
  useEffect(() => {
    asked.current = params;
  }, [params]);

  useEffect(() => {
    if (typed === null) return;
    if (typed === stored.search && typed === readFilter(asked.current).search) return setTyped(null);
    const keep = () => {
      asked.current = withFilter(asked.current, { search: typed });
      setParams(asked.current, { replace: true, preventScrollReset: true, state });
    };
    const timer = setTimeout(keep, TYPING_RESTS);
    return () => clearTimeout(timer);
  }, [typed, stored.search, setParams, state]);

  const change = (changed: Partial<DishFilter>) => {
    if (changed.search !== undefined) setTyped(null);
    asked.current = withFilter(asked.current, { search: filter.search, ...changed });
    setParams(asked.current, { preventScrollReset: true });
  };
  return {
    filter,
    /** The address as it will be once typing has settled. */
    params: withFilter(params, filter),
    search: setTyped,
    change,
    reset: () => change({ ...NO_FILTER, menuId: undefined, type: undefined }),
  };
}
