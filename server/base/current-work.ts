import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the work that is being done, wherever it is awaited. */
export interface Work {
  /** The client whose request is answered, for the account log. */
  client?: { ip: string; userAgent: string };
  /** The id of the page that is being rendered, for the API calls that it makes. */
  pageId?: string;
  /** What the API calls of the page that is being rendered have found. */
  found?: Map<string, Promise<unknown>>;
}

const NOTHING: Work = {};
/** The only storage of its kind in the server, because Node.js copies each storage's value to every promise. */
const storage = new AsyncLocalStorage<Work>();

export const currentWork = (): Work => storage.getStore() ?? NOTHING;

/** Runs a task with more facts than those of the current work. */
export const withWork = <T>(facts: Work, task: () => T): T =>
  storage.run({ ...storage.getStore(), ...facts }, task);

/** Runs the rendering of a page, with a cache for `oncePerRendering` in its API calls. */
export const renderOnce = <T>(task: () => Promise<T>): Promise<T> => withWork({ found: new Map() }, task);

/** Caches the result of `find` for all API calls of one page that is being rendered. Other requests are not cached. */
export function oncePerRendering<T>(key: string, find: () => Promise<T>): Promise<T> {
  const known = currentWork().found;
  if (!known) return find();
  const found = known.get(key) ?? find();
  known.set(key, found);
  return found as Promise<T>;
}
