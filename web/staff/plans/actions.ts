import { useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import type { WireCollections } from '#domain/collections.ts';
import { createDocument, getDocument, updateDocument, updateSeen } from '#web/lib/sdk/documents.ts';
import { removeDocument } from '#web/lib/sdk/saving.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';

type Kind = 'plans' | 'mealTimes';
/** The document as the form has loaded it. */
type Seen = { $id: string; $updatedAt: string };

/** Turns plans on, and makes, changes and deletes plans and meal times; for admins. Every promise rejects if it was not done. */
export function usePlanActions() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const refresh = (name: string) => queries.invalidateQueries({ queryKey: [name] });
  return {
    async turnOn(): Promise<void> {
      const { value, $updatedAt } = await getDocument(sdk, 'settings', 'plans');
      const wanted = JSON.stringify({ ...JSON.parse(value), isOn: true });
      await updateSeen(sdk, 'settings', 'plans', { value: wanted }, $updatedAt);
      await refresh('settings');
    },
    async add<K extends Kind>(kind: K, values: Partial<WireCollections[K]>, id = ID.unique()): Promise<void> {
      await createDocument(sdk, kind, id, values);
      await refresh(kind);
    },
    /** Rejects with document_update_conflict if somebody else has changed it since `seen` was loaded. */
    async change<K extends Kind>(kind: K, seen: Seen, values: Partial<WireCollections[K]>): Promise<void> {
      await updateSeen(sdk, kind, seen.$id, values, seen.$updatedAt).finally(() => refresh(kind));
    },
    async sell(id: string, isOnSale: boolean): Promise<void> {
      await updateDocument(sdk, 'plans', id, { isOnSale }).finally(() => refresh('plans'));
    },
    async remove(kind: Kind, id: string): Promise<void> {
      await removeDocument(sdk, kind, id);
      await refresh(kind);
    },
  };
}
