import { AsyncLocalStorage } from 'node:async_hooks';

/** What the API calls of one page that is being rendered have found out, by key. */
const findings = new AsyncLocalStorage<Map<string, Promise<unknown>>>();

/** Runs the rendering of a page. Its API calls share what they find with `oncePerRendering`. */
export const renderOnce = <T>(task: () => Promise<T>): Promise<T> => findings.run(new Map(), task);

/** Finds something once for all API calls of a page that is being rendered, and each time for any other request. */
export function oncePerRendering<T>(key: string, find: () => Promise<T>): Promise<T> {
  const known = findings.getStore();
  if (!known) return find();
  const found = known.get(key) ?? find();
  known.set(key, found);
  return found as Promise<T>;
}
