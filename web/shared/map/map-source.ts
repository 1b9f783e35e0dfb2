import { queryOptions } from '@tanstack/react-query';
import type { MapSource } from '#domain/places/map-source.ts';

/** What streets are drawn with; nothing where the request fails. */
export const mapSourceQuery = queryOptions({
  queryKey: ['map'],
  queryFn: async (): Promise<MapSource> => {
    const answer = await fetch('/map');
    return answer.ok ? answer.json() : { kind: 'none' };
  },
  staleTime: 600_000,
  retry: false,
});
