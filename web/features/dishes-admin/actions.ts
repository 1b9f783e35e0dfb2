import { useQueryClient } from '@tanstack/react-query';
import {
  createDocument,
  deleteDocument,
  getDocument,
  updateDocument,
  updateSeen,
} from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { DishValues } from './dish-values.ts';
import { type AdminDish, readDish, wireDish } from './present.ts';

/** Adds, changes and deletes dishes; for admins. Every promise rejects if the change was not made. */
export function useDishActions() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['dishes'] });
  return {
    /** Adds a dish with an id chosen by the form. If an earlier try created it and the answer was lost, it is updated. */
    async add(id: string, values: DishValues): Promise<void> {
      try {
        await createDocument(sdk, 'dishes', id, wireDish(values));
      } catch (error) {
        if (refusalOf(error)?.type !== 'document_already_exists') throw error;
        await updateDocument(sdk, 'dishes', id, wireDish(values));
      }
      await refresh();
    },
    /** Changes a dish. If somebody else has changed it since `seen` was loaded, resolves to their version instead. */
    async change(seen: AdminDish, values: Partial<DishValues>): Promise<AdminDish | undefined> {
      try {
        await updateSeen(sdk, 'dishes', seen.$id, wireDish(values), seen.$updatedAt);
        return undefined;
      } catch (error) {
        if (refusalOf(error)?.type !== 'document_update_conflict') throw error;
        return readDish(await getDocument(sdk, 'dishes', seen.$id));
      } finally {
        await refresh();
      }
    },
    async setAvailable(id: string, isAvailable: boolean): Promise<void> {
      await updateDocument(sdk, 'dishes', id, { isAvailable });
      await refresh();
    },
    async remove(id: string): Promise<void> {
      try {
        await deleteDocument(sdk, 'dishes', id);
      } catch (error) {
        // Another admin, or an earlier try whose answer was lost, has deleted it already.
        if (refusalOf(error)?.code !== 404) throw error;
      }
      await refresh();
    },
  };
}
