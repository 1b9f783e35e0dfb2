import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY, type CurrentUser } from '#web/lib/session/current-user.ts';
import { recoveryUrl } from '#web/lib/session/mail-links.ts';
import { withoutUnfinishedSession } from '#web/lib/session/unfinished-session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { passwordTexts } from './texts.tsx';

/** Requests a recovery link for an address. It succeeds even if the address has no account. */
export function useAskRecovery() {
  const sdk = useSdk();
  const queries = useQueryClient();
  return async (email: string): Promise<void> => {
    await withoutUnfinishedSession(sdk, queries, () => sdk.account.createRecovery(email, recoveryUrl()));
  };
}

/** Sends the signed-in person a recovery link and shows a toast. Resolves to whether it worked. */
export function useSendRecovery() {
  const texts = useTexts(passwordTexts).link;
  const ask = useAskRecovery();
  const { mailConfigured } = usePublicSettings();
  return async (email: string): Promise<boolean> => {
    try {
      await ask(email);
    } catch {
      toast.error(texts.sendFailed);
      return false;
    }
    if (mailConfigured) toast.success(texts.sent);
    else toast.info(texts.sentWithoutMail);
    return true;
  };
}

/** Sets a new password by a recovery link. This also verifies the address, so the current user is refetched. */
export function useRecover() {
  const sdk = useSdk();
  const queries = useQueryClient();
  return async (link: { userId: string; secret: string }, password: string): Promise<void> => {
    await withoutUnfinishedSession(sdk, queries, () =>
      sdk.account.updateRecovery(link.userId, link.secret, password),
    );
    await queries.invalidateQueries({ queryKey: CURRENT_USER_KEY });
  };
}

/** Changes the password of the signed-in person, or sets their first; their other sessions end. */
export function useChangePassword(user: CurrentUser) {
  const { account } = useSdk();
  const queries = useQueryClient();
  const change = async (passwords: { old: string | undefined; password: string }): Promise<void> => {
    await account.updatePassword(passwords.password, passwords.old);
    await Promise.all([
      queries.invalidateQueries({ queryKey: CURRENT_USER_KEY }),
      queries.invalidateQueries({ queryKey: ['sessions', user.$id] }),
    ]);
  };
  return useMutation({ mutationFn: change }).mutateAsync;
}
