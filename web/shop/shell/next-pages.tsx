import { useEffect } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { savesData } from '#web/lib/page/data-saver.ts';
import { firstUse, whenIdle } from '#web/lib/page/later.ts';
import { isNextPage, scriptsOfNextPages } from '#web/lib/page/next-pages.ts';
import { copyOf } from '#web/lib/page/offline-copies.ts';
import { useTexts } from '#web/lib/texts.ts';
import { shellTexts } from '#web/shared/shell/texts.tsx';
import { toast } from '#web/ui/toast.ts';

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

/** The link to a page of this site that a click opens in this tab; undefined for any other click. */
function linkOf({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const elsewhere = !link || link.target === '_blank' || link.origin !== window.location.origin;
  if (elsewhere || button !== 0 || metaKey || ctrlKey || shiftKey) return undefined;
  return link;
}

/**
 * Preloads the scripts of the next pages once this one is used, unless data is to be saved. While offline, a click on a
 * link opens the page's copy, or the page if its script is loaded; otherwise a toast says that it opens later.
 */
export default function NextPages() {
  const { pageOffline } = useTexts(shellTexts);
  const { pathname } = useLocation();
  const here = useHref(pathname);
  const prefix = useHref('/').replace(/\/$/, '');
  const navigate = useNavigate();
  useEffect(() => {
    let cancel = () => {};
    let isGone = false;
    void firstUse.then(() => {
      if (!isGone && !savesData()) cancel = whenIdle(() => nextScripts().forEach(fetchAhead));
    });
    return () => {
      isGone = true;
      cancel();
    };
  }, []);

  useEffect(() => {
    const openCopy = async (link: HTMLAnchorElement) => {
      const page = link.pathname.slice(prefix.length);
      const copy = await copyOf(link.pathname + link.search);
      if (copy) window.location.assign(copy);
      else if (isNextPage(page) && areFetched(nextScripts())) await navigate(page + link.search);
      else toast.warning(pageOffline);
    };
    const stay = (event: MouseEvent) => {
      if (navigator.onLine) return;
      const link = linkOf(event);
      if (!link || link.pathname === here) return;
      event.preventDefault();
      event.stopPropagation();
      void openCopy(link);
    };
    document.addEventListener('click', stay, true);
    return () => document.removeEventListener('click', stay, true);
  }, [here, prefix, navigate, pageOffline]);

  return null;
}
