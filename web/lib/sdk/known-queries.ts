import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** An answer that the server has fetched for a page, for the browser's cache: key, data and the time of fetching. */
export type KnownQuery = readonly [key: QueryKey, data: unknown, at: number];

/** The answers in a cache. TanStack's own format has many more fields, which are the same for all answers. */
export function knownQueries(queries: QueryClient): KnownQuery[] {
  return queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt]);
}

/**
 * Puts the answers of a document into the browser's cache.
 * @param current the time at which the document was known to be current; a kept page is rendered once, but is only sent
 *   while nothing that it shows has changed
 */
export function fillQueries(queries: QueryClient, known: readonly KnownQuery[], current = 0): void {
  for (const [key, data, fetchedAt] of known)
    queries.setQueryData(key, data, { updatedAt: Math.max(fetchedAt, current) });
}

/**
 * When this page's document was sent, by the browser's clock; 0 for one that may come from the browser's own cache, or
 * that the service worker has stored (it marks its copies).
 */
export function documentTime(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit && visit.type !== 'back_forward' && !visit.serverTiming?.length
    ? performance.timeOrigin + visit.requestStart
    : 0;
}
