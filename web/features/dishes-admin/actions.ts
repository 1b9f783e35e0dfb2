import { useQueryClient } from '@tanstack/react-query';
import {
  createDocument,
  type DishDocument,
  deleteDocument,
  getDocument,
  updateDocument,
  updateSeen,
} from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { DishValues } from './dish-form.ts';

/** What an administrator does to dishes. Every promise rejects when it was not done. */
export function useDishActions() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['dishes'] });
  return {
    /** Adds a dish under an id chosen for this form. When only the answer of a try before was lost, it becomes what is wanted now. */
    async add(id: string, values: DishValues): Promise<void> {
      try {
        await createDocument(sdk, 'dishes', id, values);
      } catch (error) {
        if (refusalOf(error)?.type !== 'document_already_exists') throw error;
        await updateDocument(sdk, 'dishes', id, values);
      }
      await refresh();
    },
    /** Changes a dish unless somebody else did since it was `seen`; then answers the dish as it is now. */
    async change(seen: DishDocument, values: Partial<DishValues>): Promise<DishDocument | undefined> {
      try {
        await updateSeen(sdk, 'dishes', seen.$id, values, seen.$updatedAt);
        return undefined;
      } catch (error) {
        if (refusalOf(error)?.type !== 'document_update_conflict') throw error;
        return await getDocument(sdk, 'dishes', seen.$id);
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
        // Gone already, by another admin or a try whose answer was lost.
        if (refusalOf(error)?.code !== 404) throw error;
      }
      await refresh();
    },
  };
}
