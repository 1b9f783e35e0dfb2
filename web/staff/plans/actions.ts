import { useQueryClient } from '@tanstack/react-query';
import type { PageCollections } from '#web/lib/sdk/amounts.ts';
import { createDocument, getDocument, updateDocument, updateSeen } from '#web/lib/sdk/documents.ts';
import { removeDocument } from '#web/lib/sdk/saving.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';

type PlanValues = Partial<PageCollections['plans']>;
/** The document as the form has loaded it. */
type Seen = { $id: string; $updatedAt: string };

/** Turns plans on, and makes, changes and deletes plans; for admins. Every promise rejects if it was not done. */
export function usePlanActions() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const refresh = (name = 'plans') => queries.invalidateQueries({ queryKey: [name] });
  return {
    async turnOn(): Promise<void> {
      const { value, $updatedAt } = await getDocument(sdk, 'settings', 'plans');
      const wanted = JSON.stringify({ ...JSON.parse(value), isOn: true });
      await updateSeen(sdk, 'settings', 'plans', { value: wanted }, $updatedAt);
      await refresh('settings');
    },
    async add(values: PlanValues, id: string): Promise<void> {
      await createDocument(sdk, 'plans', id, values);
      await refresh();
    },
    /** Rejects with document_update_conflict if somebody else has changed it since `seen` was loaded. */
    async change(seen: Seen, values: PlanValues): Promise<void> {
      await updateSeen(sdk, 'plans', seen.$id, values, seen.$updatedAt).finally(refresh);
    },
    async sell(id: string, isOnSale: boolean): Promise<void> {
      await updateDocument(sdk, 'plans', id, { isOnSale }).finally(refresh);
    },
    async remove(id: string): Promise<void> {
      await removeDocument(sdk, 'plans', id);
      await refresh();
    },
  };
}
