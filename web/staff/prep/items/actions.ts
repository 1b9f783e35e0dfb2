import { useQueryClient } from '@tanstack/react-query';
import { updateSeen } from '#web/lib/sdk/documents.ts';
import { createOrUpdate, removeDocument } from '#web/lib/sdk/saving.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { ItemDocument, itemValues } from './item-values.ts';

type Values = ReturnType<typeof itemValues>;

/** Makes, changes and deletes prepared items; for admins. Every promise rejects if it was not done. */
export function useItemActions() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['preparedItems'] }),
      queries.invalidateQueries({ queryKey: ['orders', 'prep'] }),
    ]);
  return {
    async add(id: string, values: Values): Promise<void> {
      await createOrUpdate(sdk, 'preparedItems', id, values).finally(refresh);
    },
    /** Rejects with document_update_conflict if somebody else has changed it since `seen` was loaded. */
    async change(seen: ItemDocument, values: Values): Promise<void> {
      await updateSeen(sdk, 'preparedItems', seen.$id, values, seen.$updatedAt).finally(refresh);
    },
    async remove(id: string): Promise<void> {
      await removeDocument(sdk, 'preparedItems', id);
      await refresh();
    },
  };
}
