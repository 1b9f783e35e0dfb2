import { useQueryClient } from '@tanstack/react-query';
import type { DeviceKind } from '#domain/devices/attributes.ts';
import { createOrUpdate, removeDocument } from '#web/lib/sdk/saving.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';

export interface DeviceValues {
  name: string;
  kind: DeviceKind;
}

/** A code with which a device fetches its token. */
export interface IssuedCode {
  code: string;
  /** The server's time when it was made, as on the wire. */
  issuedAt: string;
  /** When it stops working. */
  until: Date;
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
    /** Makes a code; an earlier one stops working. */
    async makeCode(id: string): Promise<IssuedCode> {
      const made = await sdk.call<{ code: string; issuedAt: string; expiresAt: string }>(
        'post',
        `devices/${id}/code`,
      );
      await refresh();
      return { code: made.code, issuedAt: made.issuedAt, until: new Date(made.expiresAt) };
    },
    /** Asks the program of a printer for a test page. */
    async askTest(id: string): Promise<void> {
      await sdk.call('post', `devices/${id}/test`);
      await refresh();
    },
    /** Adds a device. An earlier try may have added it already. */
    async add(id: string, values: DeviceValues): Promise<void> {
      await createOrUpdate(sdk, 'devices', id, { ...values });
      await refresh();
    },
    async end(id: string): Promise<void> {
      await removeDocument(sdk, 'devices', id);
      await refresh();
    },
  };
}
