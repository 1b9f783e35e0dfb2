import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Models } from 'appwrite';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';

const sessionsKey = (userId: string) => ['sessions', userId] as const;

/** The sessions of a person: the current one first, then the newest. */
export function sessionsQuery({ account }: Sdk, userId: string) {
  return queryOptions({
    queryKey: sessionsKey(userId),
    queryFn: async (): Promise<Models.Session[]> => {
      const { sessions } = await account.listSessions();
      return sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
    },
    refetchOnWindowFocus: 'always',
  });
}

/** Ends sessions. One that has ended already is no error. */
export function useEndSessions(user: CurrentUser) {
  const { account } = useSdk();
  const queries = useQueryClient();
  const endAll = async (ids: readonly string[]): Promise<void> => {
    const end = async (id: string) => {
      try {
        await account.deleteSession(id);
      } catch (error) {
        if (refusalOf(error)?.code !== 404) throw error;
      }
    };
    try {
      await Promise.all(ids.map(end));
    } finally {
      await queries.invalidateQueries({ queryKey: sessionsKey(user.$id) });
    }
  };
  return useMutation({ mutationFn: endAll }).mutateAsync;
}
