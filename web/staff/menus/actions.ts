import { useQueryClient } from '@tanstack/react-query';
import type { MenuDocument } from '#web/lib/sdk/documents.ts';
import { changeSeen, createOrUpdate, removeDocument } from '#web/lib/sdk/saving.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';

/** The values that a menu's form changes. */
export type MenuValues = Pick<MenuDocument, 'name' | 'description' | 'translations' | 'icon'>;

/** Adds, changes and deletes menus; for admins. Every promise rejects if the change was not made. */
export function useMenuActions() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['menus'] });
  return {
    async add(id: string, values: MenuValues): Promise<void> {
      await createOrUpdate(sdk, 'menus', id, values);
      await refresh();
    },
    /** If somebody else has changed the menu since `seen` was loaded, resolves to their version instead. */
    change: (seen: MenuDocument, values: Partial<MenuValues>): Promise<MenuDocument | undefined> =>
      changeSeen(sdk, 'menus', seen, values).finally(refresh),
    async remove(id: string): Promise<void> {
      await removeDocument(sdk, 'menus', id);
      await refresh();
    },
  };
}
