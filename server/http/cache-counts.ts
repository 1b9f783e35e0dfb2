/** How often a cache had the answer, since the server started. */
export interface CacheCounts {
  hits: number;
  misses: number;
}

export const newCacheCounts = (): CacheCounts => ({ hits: 0, misses: 0 });
