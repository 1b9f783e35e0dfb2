import { useQueryClient } from '@tanstack/react-query';
import type { DeviceKind } from '#domain/devices/attributes.ts';
import { createOrUpdate, removeDocument } from '#web/lib/sdk/saving.ts';
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
    /** Adds a device and resolves to its token: an earlier try may have added it, but its token was never shown. */
    async add(id: string, values: DeviceValues): Promise<string> {
      await createOrUpdate(sdk, 'devices', id, { ...values });
      return issueToken(id);
    },
    async end(id: string): Promise<void> {
      await removeDocument(sdk, 'devices', id);
      await refresh();
    },
  };
}
