import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { languageOfPath } from '#domain/languages/languages.ts';
import { BOARD_CACHE, BOARD_ENTRY } from '#web/lib/page/offline-names.ts';
import { dataKind, isAsset, isPicture, isShell, pageKind } from './addresses.ts';
import {
  announceCopy,
  CACHES,
  cacheFor,
  markedCopy,
  savingData,
  storing,
  withPlaceholder,
} from './copies.ts';
import { offlinePage } from './offline-page.ts';

/** Seconds without an answer after which a page is shown from its copy. */
const SLOW = 6;
const matchOptions = { ignoreVary: true };

const pages = (cacheName: string) =>
  new NetworkFirst({
    cacheName,
    matchOptions,
    networkTimeoutSeconds: SLOW,
    plugins: [storing(cacheName, 30), markedCopy],
  });
const data = (cacheName: string) =>
  new NetworkFirst({ cacheName, matchOptions, plugins: [storing(cacheName, 80), announceCopy] });

const stores = {
  public: { page: pages(CACHES.pages), data: data(CACHES.data) },
  personal: { page: pages(CACHES.person), data: data(CACHES.person) },
};

/** The page that replaces one that is not stored: its copy without filters, or the page that says so. */
async function instead(url: URL): Promise<Response> {
  const kind = pageKind(url);
  const plain = kind !== 'other' && url.search !== '';
  const cache = plain && (await caches.open(cacheFor(kind, CACHES.pages)));
  if (cache && (await cache.match(url.pathname, matchOptions))) return Response.redirect(url.pathname);
  return offlinePage(languageOfPath(url.pathname));
}

const BOARD = /^(\/[a-z]{2})?\/admin\/kitchen(\?|$)/;

/** The kitchen's board, or its stored tickets if the server does not answer or is down (BOARD-18). */
async function board(request: Request): Promise<Response> {
  const kept = await caches.match(BOARD_ENTRY, { cacheName: BOARD_CACHE });
  if (!kept) return fetch(request);
  const slow = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), SLOW * 1000));
  const answer = fetch(request).then((response) => (response.status < 500 ? response : kept));
  return Promise.race([answer, slow]).catch(() => kept);
}

/** Answers requests so that the shop can be read without a connection. Only reading: nothing is sent later. */
export function answerRequests(): void {
  const assets = new CacheFirst({ cacheName: CACHES.assets, plugins: [storing(CACHES.assets, 200)] });
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isAsset(url),
    async (options) => (await caches.match(options.request, matchOptions)) ?? assets.handle(options),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isPicture(url),
    new CacheFirst({
      cacheName: CACHES.pictures,
      matchOptions,
      plugins: [storing(CACHES.pictures, 150), savingData, withPlaceholder],
    }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isShell(url),
    new StaleWhileRevalidate({ cacheName: CACHES.shell, matchOptions, plugins: [storing(CACHES.shell, 60)] }),
  );
  registerRoute(({ url, sameOrigin }) => sameOrigin && dataKind(url) === 'public', stores.public.data);
  registerRoute(({ url, sameOrigin }) => sameOrigin && dataKind(url) === 'personal', stores.personal.data);
  registerRoute(new NavigationRoute(({ request }) => board(request), { allowlist: [BOARD] }));
  registerRoute(
    new NavigationRoute(
      async (options) => {
        const kind = pageKind(options.url);
        const answer = kind === 'other' ? fetch(options.request) : stores[kind].page.handle(options);
        return Promise.resolve(answer).catch(() => instead(options.url));
      },
      { denylist: [/^\/(v1|api|admin|deliver)(\/|$)/] },
    ),
  );
}
