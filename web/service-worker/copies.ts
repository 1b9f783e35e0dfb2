import type { WorkboxPlugin } from 'workbox-core/types.js';
import { savesData } from '#web/lib/page/data-saver.ts';
import {
  COPY_MARK,
  COPY_SHOWN,
  type KeepRequest,
  OWNER_ENTRY,
  PERSON_CACHE,
} from '#web/lib/page/offline-names.ts';
import { pageKind, smallerPicture } from './addresses.ts';

declare const self: ServiceWorkerGlobalScope;
/** Changes with the scripts of the site (rolldown.config.ts). */
declare const BUILD: string;

/**
 * The caches. Scripts have one for each build: those of the build before stay, for pages that were open during the
 * update and for copies of pages.
 */
export const CACHES = {
  pages: 'pages',
  data: 'data',
  person: PERSON_CACHE,
  pictures: 'pictures',
  shell: 'shell',
  assets: `assets-${BUILD}`,
} as const;
/** Builds before the current one whose scripts stay. */
const OLDER_BUILDS = 1;

/** The name of the cache for pages or answers of a kind. */
export const cacheFor = (kind: 'public' | 'personal', shared: string): string =>
  kind === 'personal' ? CACHES.person : shared;

const isComplete = ({ status, type, redirected }: Response) =>
  status === 200 && type === 'basic' && !redirected;

const hasOwner = async () => (await (await caches.open(CACHES.person)).match(OWNER_ENTRY)) !== undefined;

/** Whether an answer may be stored in a cache: whole, and for everybody, or while a customer owns the personal cache. */
async function isStorable(response: Response, cacheName: string): Promise<boolean> {
  if (!isComplete(response)) return false;
  if (cacheName === CACHES.person) return hasOwner();
  return cacheName !== CACHES.pages || response.headers.get('cache-control') === 'no-cache';
}

/** Stores only what may be stored in a cache, and at most so many entries; the oldest go first. */
export function storing(cacheName: string, most: number): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ response }) => ((await isStorable(response, cacheName)) ? response : null),
    async cacheDidUpdate() {
      const cache = await caches.open(cacheName);
      const entries = (await cache.keys()).filter(({ url }) => !url.endsWith(OWNER_ENTRY));
      await Promise.all(entries.slice(0, -most).map((entry) => cache.delete(entry)));
    },
  };
}

/** Marks a copy of a page, so that the page knows that it is one. */
export const markedCopy: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse }) {
    if (!cachedResponse) return null;
    const headers = new Headers(cachedResponse.headers);
    headers.set('server-timing', COPY_MARK);
    return new Response(cachedResponse.body, { status: cachedResponse.status, headers });
  },
};

/** Sends the page a message that it was given an old answer. */
export const announceCopy: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse, event }) {
    const id = event && 'clientId' in event ? String(event.clientId) : '';
    if (cachedResponse) (await self.clients.get(id))?.postMessage(COPY_SHOWN);
    return cachedResponse ?? null;
  },
};

/** The picture of dishes whose own is not stored, and the logo. */
const PLACEHOLDER = '/brand/placeholder-400.webp';
const FIRST_FILES = [PLACEHOLDER, '/brand/logo.svg'];

/** Shows the placeholder instead of a picture that is not stored. */
export const withPlaceholder: WorkboxPlugin = {
  handlerDidError: () => caches.match(PLACEHOLDER, { ignoreVary: true }),
};

/** Loads smaller pictures for people who have asked their browser to save data. */
export const savingData: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => (savesData() ? smallerPicture(request.url) : request),
  requestWillFetch: async ({ request }) => (savesData() ? new Request(smallerPicture(request.url)) : request),
};

/** Stores files that are not stored yet. One that can't be loaded is left out. */
async function keepFiles(paths: readonly string[], cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const path of new Set(paths)) {
    if (await caches.match(path, { ignoreVary: true })) continue;
    const response = await fetch(path).catch(() => undefined);
    if (response && isComplete(response)) await cache.put(path, response);
  }
}

const ASSETS = /\/assets\/[\w.-]+\.(?:js|css)/g;

/** Stores a page with the scripts and styles that it names. */
async function keepPage(path: string): Promise<void> {
  const kind = pageKind(new URL(path, self.location.origin));
  if (kind === 'other') return;
  const response = await fetch(path).catch(() => undefined);
  const cacheName = cacheFor(kind, CACHES.pages);
  if (!response || !(await isStorable(response, cacheName))) return;
  const text = await response.clone().text();
  await (await caches.open(cacheName)).put(path, response);
  await keepFiles(text.match(ASSETS) ?? [], CACHES.assets);
}

export async function keep({ pages, files }: KeepRequest): Promise<void> {
  await keepFiles(FIRST_FILES, CACHES.shell);
  for (const path of pages) await keepPage(path);
  const isAsset = (path: string) => path.startsWith('/assets/');
  await keepFiles(files.filter(isAsset), CACHES.assets);
  await keepFiles(
    files.filter((path) => !isAsset(path)),
    CACHES.shell,
  );
}

/** Deletes the scripts of builds before the last two. The caches are listed in the order in which they were made. */
export async function dropOldBuilds(): Promise<void> {
  await caches.open(CACHES.assets);
  const builds = (await caches.keys()).filter((name) => name.startsWith('assets-') && name !== CACHES.assets);
  await Promise.all(builds.slice(0, -OLDER_BUILDS).map((name) => caches.delete(name)));
}

/** Deletes everything that is stored. */
export async function dropAll(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
