import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** An answer that the server has fetched for a page, for the browser's cache: its key, what it says and when it was fetched. */
export type KnownQuery = readonly [key: QueryKey, data: unknown, at: number];

/** The answers in a cache. TanStack's own form says much more of each, which is the same for all. */
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
