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

/** Everything about a menu that its form changes. */
export type MenuValues = { name: string; description: string; icon: string };

/** An admin's changes of menus. Every promise rejects when the change was not made. */
export function useMenuActions() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['menus'] });
  return {
    async add(id: string, values: MenuValues): Promise<void> {
      try {
        await createDocument(sdk, 'menus', id, values);
      } catch (error) {
        // An earlier try made it, and only its answer was lost.
        if (refusalOf(error)?.type !== 'document_already_exists') throw error;
        await updateDocument(sdk, 'menus', id, values);
      }
      await refresh();
    },
    /** Changes a menu, unless somebody else has changed it since it was `seen`: then resolves to the menu as it is now. */
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
    /** Stores a new order of the menus. Only those whose place changes are written. */
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
