import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { toast } from '#web/ui/toast.ts';

/** Where customers go next. Their scripts are fetched once the browser is idle, so that they open without a network. */
const NEXT = ['/menu', '/cart', '/payment', '/orders', '/login'];
/** Longest wait for a moment with nothing to do, in milliseconds. */
const LATEST = 4_000;

const OFFLINE = 'You are offline. This page opens once you are back.';

/** Whether all scripts that were asked for ahead have come. */
const areFetched = (): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].every(
    ({ href }) => performance.getEntriesByName(href).length > 0,
  );

function whenIdle(task: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(task, LATEST);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(task, { timeout: LATEST });
  return () => window.cancelIdleCallback(id);
}

/** The page of this site that a press on a link leads to in this tab; undefined for any other press. */
function pageOf({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const elsewhere = !link || link.target === '_blank' || link.origin !== window.location.origin;
  if (elsewhere || button !== 0 || metaKey || ctrlKey || shiftKey) return undefined;
  return link.pathname;
}

/**
 * Fetches the scripts of the next pages ahead. While there is no connection, a link to a page whose script is not here
 * says so, where the browser would leave for its own error page.
 */
export function NextPages() {
  const { pathname } = useLocation();
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);

  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (navigator.onLine) return;
      const page = pageOf(event);
      const isHere = page === pathname || (idle && NEXT.includes(page ?? '') && areFetched());
      if (page === undefined || isHere) return;
      event.preventDefault();
      toast.warning(OFFLINE);
    };
    document.addEventListener('click', stay, true);
    return () => document.removeEventListener('click', stay, true);
  }, [pathname, idle]);

  return idle && NEXT.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
