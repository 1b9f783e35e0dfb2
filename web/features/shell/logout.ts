import { useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { userMessages } from '#domain/users/messages.ts';
import { CURRENT_USER_KEY, useCurrentUser } from '#web/lib/current-user.ts';
import { useSdk } from '#web/lib/sdk.ts';
import { toast } from '#web/ui/toast.ts';

/**
 * Signs out: the session ends, and the browser forgets the user and all that was theirs even if the server could
 * not be told (spec section 4, 'Auth'). A page that needs a user then leads to /login by itself.
 */
export function useLogout(): () => Promise<void> {
  const { account } = useSdk();
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const user = useCurrentUser();
  return async () => {
    await account.deleteSession('current').catch(() => undefined);
    await queries.cancelQueries({ queryKey: CURRENT_USER_KEY });
    queries.setQueryData(CURRENT_USER_KEY, null);
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(user?.$id) });
    toast.success(userMessages.loggedOut);
    await revalidate();
  };
}
