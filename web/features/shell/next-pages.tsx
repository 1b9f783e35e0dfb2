import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useDocumentParts } from '#web/lib/page/html-document.ts';
import { isNextPage } from '#web/lib/page/next-pages.ts';
import { toast } from '#web/ui/toast.ts';

/** Longest wait for a moment with nothing to do, in milliseconds. */
const LATEST = 4_000;

const OFFLINE = 'You are offline. This page opens once you are back.';

/** Whether these scripts are in the browser. */
const areFetched = (scripts: readonly string[]): boolean =>
  scripts.every(
    (script) => performance.getEntriesByName(new URL(script, window.location.origin).href).length > 0,
  );

/** A script that does not come is asked for again when its page is opened: nothing breaks for want of it now. */
function fetchAhead(script: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href: script });
  document.head.append(link);
}

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
 * Fetches the scripts of the next pages ahead, once the browser is idle. While there is no connection, a link to a page
 * whose script is not here says so, where the browser would leave for its own error page.
 */
export function NextPages() {
  const { pathname } = useLocation();
  const { nextScripts } = useDocumentParts();
  useEffect(() => whenIdle(() => nextScripts.forEach(fetchAhead)), [nextScripts]);

  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (navigator.onLine) return;
      const page = pageOf(event);
      const isHere = page === pathname || (isNextPage(page ?? '') && areFetched(nextScripts));
      if (page === undefined || isHere) return;
      event.preventDefault();
      toast.warning(OFFLINE);
    };
    document.addEventListener('click', stay, true);
    return () => document.removeEventListener('click', stay, true);
  }, [pathname, nextScripts]);

  return null;
}
