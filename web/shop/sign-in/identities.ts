import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Models } from 'appwrite';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';

const identitiesKey = (userId: string) => ['identities', userId] as const;

/** The accounts at sign-in providers that a person has linked. */
export function identitiesQuery({ account }: Sdk, userId: string) {
  return queryOptions({
    queryKey: identitiesKey(userId),
    queryFn: async (): Promise<Models.Identity[]> => (await account.listIdentities()).identities,
  });
}

/** Unlinks an account of a provider. It is no error if it is unlinked already. */
export function useUnlink(user: CurrentUser) {
  const { account } = useSdk();
  const queries = useQueryClient();
  const unlink = async (id: string): Promise<void> => {
    try {
      await account.deleteIdentity(id);
    } catch (error) {
      if (refusalOf(error)?.code !== 404) throw error;
    } finally {
      await queries.invalidateQueries({ queryKey: identitiesKey(user.$id) });
    }
  };
  return useMutation({ mutationFn: unlink }).mutateAsync;
}
