import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '#web/lib/page/later.ts';
import { isNextPage, scriptsOfNextPages } from '#web/lib/page/next-pages.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { shellTexts } from './texts.tsx';

const nextScripts = () => scriptsOfNextPages(window.__reactRouterManifest?.routes ?? {});

/** Whether the browser has loaded these scripts. */
const areFetched = (scripts: readonly string[]): boolean =>
  scripts.every(
    (script) => performance.getEntriesByName(new URL(script, window.location.origin).href).length > 0,
  );

/** Preloads a script. A failure is ignored, because opening the page loads it again. */
function fetchAhead(script: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href: script });
  document.head.append(link);
}

/** The page of this site that a click on a link opens in this tab; undefined for any other click. */
function pageOf({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const elsewhere = !link || link.target === '_blank' || link.origin !== window.location.origin;
  if (elsewhere || button !== 0 || metaKey || ctrlKey || shiftKey) return undefined;
  return link.pathname;
}

/**
 * Preloads the scripts of the next pages once the browser is idle. While offline, a click on a link to a page whose
 * script is not loaded shows a toast instead of the browser's error page.
 */
export default function NextPages() {
  const { pageOffline } = useTexts(shellTexts);
  const { pathname } = useLocation();
  useEffect(() => whenIdle(() => nextScripts().forEach(fetchAhead)), []);

  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (navigator.onLine) return;
      const page = pageOf(event);
      const isHere = page === pathname || (isNextPage(page ?? '') && areFetched(nextScripts()));
      if (page === undefined || isHere) return;
      event.preventDefault();
      toast.warning(pageOffline);
    };
    document.addEventListener('click', stay, true);
    return () => document.removeEventListener('click', stay, true);
  }, [pathname, pageOffline]);

  return null;
}
