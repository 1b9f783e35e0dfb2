import { useQueryClient } from '@tanstack/react-query';
import { positionsAfterMove } from '#domain/menus/positions.ts';
import { updateSeen } from '#web/lib/sdk/documents.ts';
import { createOrUpdate, removeDocument } from '#web/lib/sdk/saving.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { AreaDocument, areaValues } from './area-values.ts';

type Values = ReturnType<typeof areaValues>;

/** Makes, changes, moves and deletes areas; for owners. Every promise rejects if it was not done. */
export function useAreaActions() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['areas'] });
  return {
    async add(id: string, values: Values): Promise<void> {
      await createOrUpdate(sdk, 'areas', id, values).finally(refresh);
    },
    /** Rejects with document_update_conflict if somebody else has changed it since `seen` was loaded. */
    async change(seen: AreaDocument, values: Values): Promise<void> {
      await updateSeen(sdk, 'areas', seen.$id, values, seen.$updatedAt).finally(refresh);
    },
    /** Moves an area before the one above it. */
    async moveUp(areas: readonly AreaDocument[], moved: AreaDocument): Promise<void> {
      const above = areas[areas.indexOf(moved) - 1];
      if (!above) return;
      const list = areas.map(({ $id, position }) => ({ id: $id, position: position ?? 0 }));
      const changes = positionsAfterMove(list, moved.$id, { before: above.$id }) ?? [];
      const seen = new Map(areas.map((area) => [area.$id, area.$updatedAt]));
      await Promise.all(
        changes.map(({ id, position }) => updateSeen(sdk, 'areas', id, { position }, seen.get(id) ?? '')),
      ).finally(refresh);
    },
    async remove(id: string): Promise<void> {
      await removeDocument(sdk, 'areas', id);
      await refresh();
    },
  };
}
