import { useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#web/lib/sdk/sdk.ts';

/** A code with which a device fetches its token. */
export interface IssuedCode {
  code: string;
  /** The server's time when it was made, as on the wire. */
  issuedAt: string;
  /** When it stops working. */
  until: Date;
}

/** What a phone needs to forward the bank's messages. */
export interface IssuedSecret {
  secret: string;
  aliveKey: string;
  /** The headers of the senders whose messages are taken. */
  senders: readonly string[];
}

/** Lets devices sign in, and asks printers for test pages; for admins. Every promise rejects if it was not done. */
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
    /** Issues the secret of a phone with the bank's messages; an earlier one stops working. */
    async issueSecret(id: string): Promise<IssuedSecret> {
      const issued = await sdk.call<IssuedSecret>('post', `devices/${id}/secret`);
      await refresh();
      return issued;
    },
    /** Asks the program of a printer for a test page. */
    async askTest(id: string): Promise<void> {
      await sdk.call('post', `devices/${id}/test`);
      await refresh();
    },
  };
}
