import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import type { passkeyTexts } from './texts.ts';

/** A passkey of the signed-in person. */
export interface Passkey {
  $id: string;
  $createdAt: string;
  name: string;
  lastUsedAt: string | null;
}

interface Asked {
  challengeId: string;
  options: PublicKeyCredentialCreationOptionsJSON;
}

const PATH = 'account/passkeys';
const passkeysKey = (userId: string) => ['passkeys', userId] as const;

export function passkeysQuery({ call }: Sdk, userId: string) {
  return queryOptions({
    queryKey: passkeysKey(userId),
    queryFn: async () => (await call<{ passkeys: Passkey[] }>('get', PATH)).passkeys,
    refetchOnWindowFocus: 'always',
  });
}

/** The kind of this device, after which a new passkey is named. */
export function deviceOf(userAgent: string): keyof (typeof passkeyTexts)['devices'] {
  if (/Android/.test(userAgent)) return 'android';
  if (/iPhone|iPad/.test(userAgent)) return 'iphone';
  if (/Macintosh/.test(userAgent)) return 'mac';
  return /Windows/.test(userAgent) ? 'windows' : 'other';
}

/** Changes of the person's passkeys; each refetches the list. */
export function usePasskeyChanges(user: CurrentUser) {
  const { call } = useSdk();
  const queries = useQueryClient();
  const refetch = async () => {
    await queries.invalidateQueries({ queryKey: passkeysKey(user.$id) });
    await queries.invalidateQueries({ queryKey: ['activity', user.$id] });
  };
  return {
    /** Asks the device for a passkey and stores it. Rejects if the person cancels. */
    async add(name: string): Promise<void> {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const { challengeId, options } = await call<Asked>('post', `${PATH}/challenge`);
      const response = await startRegistration({ optionsJSON: options });
      await call('post', PATH, { challengeId, response, name });
      await refetch();
    },
    async rename(id: string, name: string): Promise<void> {
      await call('patch', `${PATH}/${id}`, { name }).finally(refetch);
    },
    /** It is no error if the passkey is removed already. */
    async remove(id: string): Promise<void> {
      try {
        await call('delete', `${PATH}/${id}`);
      } catch (error) {
        if (refusalOf(error)?.code !== 404) throw error;
      } finally {
        await refetch();
      }
    },
  };
}
