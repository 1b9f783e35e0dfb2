import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRevalidator } from 'react-router';
import { userMessages } from '#domain/users/messages.ts';
import { BOARD_CACHE, PERSON_CACHE } from '#web/lib/page/offline-names.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY } from '#web/lib/session/current-user.ts';
import { forgetKeptForms } from '#web/lib/session/kept-forms.ts';
import { signOut } from '#web/lib/session/sign-out.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';

/** How long signing out waits for the server's answer, in milliseconds. */
const LONGEST_WAIT = 3000;
/** How long it waits before that until this device's messages are ended, in milliseconds. */
const MESSAGES_WAIT = 1000;

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Deletes the stored copies of pages, so that not even somebody who opens one at once sees them (APP-4). */
const deleteCopies = () =>
  Promise.all([PERSON_CACHE, BOARD_CACHE].map((name) => window.caches?.delete(name)));

/**
 * Signs out: ends this device's messages and the session, and removes the user and all of their data from the browser, even
 * if the server can't be reached (LOGIN-5). Navigates to `to`; without it, a page that needs a user redirects to /login.
 */
export function useLogout(): (to?: string) => Promise<void> {
  const { loggedOut } = useTexts(userMessages);
  const sdk = useSdk();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async (to) => {
    const endMessages = async () => {
      const { endOwnMessages } = await import('#web/lib/session/push-owner.ts');
      await endOwnMessages(sdk);
    };
    await Promise.race([endMessages().catch(() => undefined), after(MESSAGES_WAIT)]);
    await Promise.race([signOut(sdk), after(LONGEST_WAIT)]);
    await deleteCopies().catch(() => undefined);
    forgetKeptForms();
    await queries.cancelQueries({ queryKey: CURRENT_USER_KEY });
    queries.setQueryData(CURRENT_USER_KEY, null);
    toast.success(loggedOut);
    await (to ? navigate(to) : revalidate());
  };
}
