import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Stands for a value that matches nothing, in the address at which such a page is rendered once for all of them. It is
 * not visible, and no text of a dish contains it: a zero-width word joiner.
 */
export const STAND_IN = '\u2060';

/** The query that was asked for, while the page is shown at an address with a stand-in. */
let asked: string | undefined;

/**
 * Takes over the address at which the server rendered the page, because React can only hydrate that one: parameters that
 * change nothing, such as those of an advertisement, leave the address bar. To be called before the router is made.
 * @param rendered the address of a kept page; undefined for one that was rendered for this request
 */
export function adoptAddress(rendered: string | undefined): void {
  const { pathname, search, hash } = window.location;
  if (rendered === undefined || rendered === pathname + search) return;
  if (rendered.includes(`=${encodeURIComponent(STAND_IN)}`)) asked = search;
  window.history.replaceState(window.history.state, '', rendered + hash);
}

/** Brings back what was searched for, once the page that says that nothing was found can be used. */
export function useAskedSearch(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (asked === undefined) return;
    const search = asked;
    asked = undefined;
    void navigate({ search, hash: window.location.hash }, { replace: true, preventScrollReset: true });
  }, [navigate]);
}
