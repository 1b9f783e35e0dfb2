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

export function fillQueries(queries: QueryClient, known: readonly KnownQuery[]): void {
  for (const [key, data, updatedAt] of known) queries.setQueryData(key, data, { updatedAt });
}
