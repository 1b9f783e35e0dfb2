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

/** What of a menu stands in its form. */
export type MenuValues = { name: string; description: string; icon: string };

/** What an administrator does to menus. Every promise rejects when it was not done. */
export function useMenuActions() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['menus'] });
  return {
    async add(id: string, values: MenuValues): Promise<void> {
      try {
        await createDocument(sdk, 'menus', id, values);
      } catch (error) {
        // It may be there from a try whose answer was lost.
        if (refusalOf(error)?.type !== 'document_already_exists') throw error;
        await updateDocument(sdk, 'menus', id, values);
      }
      await refresh();
    },
    /** Changes a menu unless somebody else did since it was `seen`; then answers the menu as it is now. */
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
    /** Numbers the menus as they are to stand; only those that moved are written. */
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
