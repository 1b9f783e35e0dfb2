/** Asks the service worker (web/service-worker) to store or delete copies of pages, which it shows without a connection. */
import { BOARD_CACHE, COPY_MARK, type KeepRequest, OWNER_ENTRY, PERSON_CACHE } from './offline-names.ts';

/** The address and query of the open page. */
const here = () => window.location.pathname + window.location.search;

/** Whether the open page's document is a copy that the worker has stored. */
export function isCopy(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.serverTiming?.some(({ name }) => name === COPY_MARK) === true;
}

/** The address of a page without its origin, if there is a copy of it. */
export async function copyOf(address: string): Promise<string | undefined> {
  if (!('caches' in window) || !navigator.serviceWorker?.controller) return undefined;
  return (await caches.match(address, { ignoreVary: true })) && address;
}

/**
 * Gives the personal cache to a customer, or to nobody. The copies of anybody else are deleted.
 * @param owner the customer's id; null for visitors, and for people who work here, who see what belongs to others
 */
export async function ownCopies(owner: string | null): Promise<void> {
  if (!('caches' in window)) return;
  const stored = await caches.match(OWNER_ENTRY, { cacheName: PERSON_CACHE });
  if (stored && (await stored.text()) === owner) return;
  await caches.delete(PERSON_CACHE);
  if (owner !== null) await (await caches.open(PERSON_CACHE)).put(OWNER_ENTRY, new Response(owner));
}

/** Deletes the stored board of anybody else. @param owner the id of who works here; null for everybody else */
export async function ownBoard(owner: string | null): Promise<void> {
  if (!('caches' in window)) return;
  const stored = await caches.match(OWNER_ENTRY, { cacheName: BOARD_CACHE });
  if (stored && (await stored.text()) !== owner) await caches.delete(BOARD_CACHE);
}

/** The files of this site that the page has loaded: scripts, styles and fonts. */
function loadedFiles(): string[] {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
  return paths.filter((path) => /^\/(assets|fonts)\//.test(path));
}

/** Starts the service worker if this browser has one, and lets it store this page and others. */
export async function keepPages(others: readonly string[]): Promise<void> {
  const registration = await navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
  if (!registration) return;
  const { active } = await navigator.serviceWorker.ready;
  const request: KeepRequest = { pages: [...new Set([here(), ...others])], files: loadedFiles() };
  active?.postMessage(request);
}
