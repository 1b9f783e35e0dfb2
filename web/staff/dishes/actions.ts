import { useQueryClient } from '@tanstack/react-query';
import type { SoldOutTime } from '#domain/dishes/attributes.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { changeSeen, createOrUpdate, removeDocument } from '#web/lib/sdk/saving.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { DishValues } from './dish-values.ts';
import { type AdminDish, readDish } from './present.ts';

/** Adds, changes and deletes dishes; for admins. Every promise rejects if the change was not made. */
export function useDishActions() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['dishes'] });
  return {
    async add(id: string, values: DishValues): Promise<void> {
      await createOrUpdate(sdk, 'dishes', id, values);
      await refresh();
    },
    /** If somebody else has changed the dish since `seen` was loaded, resolves to their version instead. */
    async change(seen: AdminDish, values: Partial<DishValues>): Promise<AdminDish | undefined> {
      const theirs = await changeSeen(sdk, 'dishes', seen, values).finally(refresh);
      return theirs && readDish(theirs);
    },
    /** Switching on a hidden dish opens it. */
    async setAvailable({ $id, isHidden }: AdminDish, isAvailable: boolean): Promise<void> {
      const opened = isHidden && isAvailable && { isHidden: false };
      await updateDocument(sdk, 'dishes', $id, { isAvailable, ...opened });
      await refresh();
    },
    /** Takes a dish off the menu for some time. */
    async sellOut(id: string, soldOutFor: SoldOutTime): Promise<void> {
      await updateDocument(sdk, 'dishes', id, { isAvailable: false, soldOutFor });
      await refresh();
    },
    async remove(id: string): Promise<void> {
      await removeDocument(sdk, 'dishes', id);
      await refresh();
    },
  };
}
