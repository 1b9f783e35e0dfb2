import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRevalidator } from 'react-router';
import { userMessages } from '#domain/users/messages.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY } from '#web/lib/session/current-user.ts';
import { leave } from '#web/lib/session/departure.ts';
import { toast } from '#web/ui/toast.ts';

/** How long signing out waits for the server's word, in milliseconds. */
const PATIENCE = 3000;

/**
 * Signs out: the session ends, and the browser forgets the user and all that was theirs even if the server could
 * not be told (LOGIN-5). Leads to `to`; without it a page that needs a user leads to /login by itself.
 */
export function useLogout(): (to?: string) => Promise<void> {
  const sdk = useSdk();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async (to) => {
    await Promise.race([leave(sdk), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    await queries.cancelQueries({ queryKey: CURRENT_USER_KEY });
    queries.setQueryData(CURRENT_USER_KEY, null);
    toast.success(userMessages.loggedOut);
    await (to ? navigate(to) : revalidate());
  };
}
