import { useQueryClient } from '@tanstack/react-query';
import {
  createDocument,
  deleteDocument,
  getDocument,
  type MenuDocument,
  updateDocument,
  updateSeen,
} from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { fullMenusQuery } from './queries.ts';

/** The values that a menu's form changes. */
export type MenuValues = { name: string; description: string; icon: string };

/** Adds, changes, sorts and deletes menus; for admins. Every promise rejects if the change was not made. */
export function useMenuActions() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['menus'] });
  return {
    async add(id: string, values: MenuValues): Promise<void> {
      try {
        await createDocument(sdk, 'menus', id, values);
      } catch (error) {
        // An earlier try created it, and only its answer was lost.
        if (refusalOf(error)?.type !== 'document_already_exists') throw error;
        await updateDocument(sdk, 'menus', id, values);
      }
      await refresh();
    },
    /** Changes a menu. If somebody else has changed it since `seen` was loaded, resolves to their version instead. */
    async change(seen: MenuDocument, values: Partial<MenuValues>): Promise<MenuDocument | undefined> {
      try {
        await updateSeen(sdk, 'menus', seen.$id, values, seen.$updatedAt);
        return undefined;
      } catch (error) {
        if (refusalOf(error)?.type !== 'document_update_conflict') throw error;
        return await getDocument(sdk, 'menus', seen.$id);
      } finally {
        await refresh();
      }
    },
    /** Stores a new order of the menus. Only menus whose position changes are written. */
    async arrange(menus: readonly MenuDocument[]): Promise<void> {
      queries.setQueryData(fullMenusQuery(sdk).queryKey, [...menus]);
      try {
        const moved = menus.flatMap(({ $id, position }, place) =>
          position === place ? [] : [{ $id, place }],
        );
        await Promise.all(
          moved.map(({ $id, place }) => updateDocument(sdk, 'menus', $id, { position: place })),
        );
      } finally {
        await refresh();
      }
    },
    async remove(id: string): Promise<void> {
      try {
        await deleteDocument(sdk, 'menus', id);
      } catch (error) {
        if (refusalOf(error)?.code !== 404) throw error;
      }
      await refresh();
    },
  };
}
