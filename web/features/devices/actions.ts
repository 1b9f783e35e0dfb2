import { useQueryClient } from '@tanstack/react-query';
import type { DeviceKind } from '#domain/devices/attributes.ts';
import { createDocument, deleteDocument, updateDocument } from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';

export interface DeviceValues {
  name: string;
  kind: DeviceKind;
}

/** Adds, changes and ends devices; for admins. Every promise rejects if the change was not made. */
export function useDeviceActions() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['devices'] });

  /** Issues a token; the device's earlier token stops working. */
  async function issueToken(id: string): Promise<string> {
    const { token } = await sdk.call<{ token: string }>('post', `devices/${id}/token`);
    await refresh();
    return token;
  }

  return {
    issueToken,
    /** Adds a device and resolves to its token. A repeat with the same id adds no second device. */
    async add(id: string, values: DeviceValues): Promise<string> {
      try {
        await createDocument(sdk, 'devices', id, { ...values });
      } catch (error) {
        // An earlier try added it, perhaps with another name, and its token was never shown.
        if (refusalOf(error)?.type !== 'document_already_exists') throw error;
        await updateDocument(sdk, 'devices', id, { ...values });
      }
      return issueToken(id);
    },
    async end(id: string): Promise<void> {
      try {
        await deleteDocument(sdk, 'devices', id);
      } catch (error) {
        if (refusalOf(error)?.code !== 404) throw error;
      }
      await refresh();
    },
  };
}
