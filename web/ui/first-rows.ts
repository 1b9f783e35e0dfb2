import { useHydrated } from './hydrated.ts';

/**
 * The rows of a list to render. The server renders those of the first screen only: a page for one person is rendered anew
 * for each request, and the browser adds the rest as soon as its script runs.
 */
export function useFirstRows<Row>(rows: readonly Row[], first: number): readonly Row[] {
  return useHydrated() ? rows : rows.slice(0, first);
}
