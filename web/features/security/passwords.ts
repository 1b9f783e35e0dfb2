import { useMutation, useQueryClient } from '@tanstack/react-query';
import { passwordMessages } from '#domain/users/password-messages.ts';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY, type CurrentUser } from '#web/lib/session/current-user.ts';
import { recoveryUrl } from '#web/lib/session/mail-links.ts';
import { withoutHalfway } from '#web/lib/session/second-step.ts';
import { toast } from '#web/ui/toast.ts';

/** Has a link sent to choose a new password; whether the address has an account is not told. */
export function useAskRecovery() {
  const sdk = useSdk();
  const queries = useQueryClient();
  return async (email: string): Promise<void> => {
    await withoutHalfway(sdk, queries, () => sdk.account.createRecovery(email, recoveryUrl()));
  };
}

/** Sends the signed-in person a link to choose a new password, and says what became of it. */
export function useSendRecovery() {
  const ask = useAskRecovery();
  const { mailConfigured } = usePublicSettings();
  return async (email: string): Promise<boolean> => {
    try {
      await ask(email);
    } catch {
      toast.error(passwordMessages.sendFailed);
      return false;
    }
    if (mailConfigured) toast.success(passwordMessages.sent);
    else toast.info(passwordMessages.sentWithoutMail);
    return true;
  };
}

/** Sets the password a link allows. It proves the address too. */
export function useRecover() {
  const sdk = useSdk();
  const queries = useQueryClient();
  return async (link: { userId: string; secret: string }, password: string): Promise<void> => {
    await withoutHalfway(sdk, queries, () => sdk.account.updateRecovery(link.userId, link.secret, password));
    await queries.invalidateQueries({ queryKey: CURRENT_USER_KEY });
  };
}

/** Changes the password of the signed-in person; their other sessions end. */
export function useChangePassword(user: CurrentUser) {
  const { account } = useSdk();
  const queries = useQueryClient();
  const change = async (passwords: { old: string; password: string }): Promise<void> => {
    await account.updatePassword(passwords.password, passwords.old);
    await Promise.all([
      queries.invalidateQueries({ queryKey: CURRENT_USER_KEY }),
      queries.invalidateQueries({ queryKey: ['sessions', user.$id] }),
    ]);
  };
  return useMutation({ mutationFn: change }).mutateAsync;
}
