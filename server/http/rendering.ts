import { AsyncLocalStorage } from 'node:async_hooks';

/** A cache shared by the API calls of one page that is being rendered. */
const cache = new AsyncLocalStorage<Map<string, Promise<unknown>>>();

/** Runs the rendering of a page, with a cache for `oncePerRendering` in its API calls. */
export const renderOnce = <T>(task: () => Promise<T>): Promise<T> => cache.run(new Map(), task);

/** Caches the result of `find` for all API calls of one page that is being rendered. Other requests are not cached. */
export function oncePerRendering<T>(key: string, find: () => Promise<T>): Promise<T> {
  const known = cache.getStore();
  if (!known) return find();
  const found = known.get(key) ?? find();
  known.set(key, found);
  return found as Promise<T>;
}
