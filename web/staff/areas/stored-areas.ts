import { useQuery } from '@tanstack/react-query';
import type { Area } from '#domain/areas/area.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { documentsQuery } from '#web/sheets/queries.ts';

/** The areas in their order, as rules decide with them. */
export function useAreas(): readonly Area[] {
  const { data = [] } = useQuery(documentsQuery(useSdk(), 'areas', useAdminId()));
  return data.toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0));
}
