import { useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { useRef } from 'react';
import { parsePhone } from '#domain/phone.ts';
import type { PersonalInfo } from '#web/lib/person/personal-info.ts';
import { addressOf } from '#web/lib/person/typed-address.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { isServerError } from '#web/lib/sdk/refusal.ts';
import { type Account, type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { type CurrentUser, currentUserQuery } from '#web/lib/session/current-user.ts';
import { verificationUrl } from '#web/lib/session/mail-links.ts';
import { awaitsSecondStep, isSecondStepError } from '#web/lib/session/second-step.ts';
import { cancelSignOut } from '#web/lib/session/sign-out.ts';
import { forgetFactors } from '#web/lib/session/unfinished-session.ts';

const isType = (error: unknown, type: string) => isServerError(error) && error.type === type;

/** Whether the server refused because the browser has a session, perhaps one that still needs its second step. */
const hasSession = (error: unknown) =>
  isType(error, 'user_session_already_exists') || isSecondStepError(error);

/** Opens a session. If the browser already has one, ends that first. */
async function openSession({ account }: Sdk, open: () => Promise<unknown>): Promise<void> {
  try {
    await open();
  } catch (error) {
    if (!hasSession(error)) throw error;
    await account.deleteSession('current');
    await open();
  }
  cancelSignOut();
}

/** Fetches the person who has just signed in. Rejects if the browser has not stored the session's cookie. */
export function useFetchSignedIn() {
  const sdk = useSdk();
  const queries = useQueryClient();
  return async (): Promise<CurrentUser> => {
    const user = await queries.fetchQuery({ ...currentUserQuery(sdk), staleTime: 0 });
    if (!user) throw new Error('The browser has not kept the session');
    return user;
  };
}

/** A way to sign in, such as by password, by link or by code. */
export type SignIn = (account: Account, call: Sdk['call']) => Promise<unknown>;

/** Signs in and resolves to the person, or to null if the session still needs its second step. */
export function useLogin() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const fetchSignedIn = useFetchSignedIn();
  return async (signIn: SignIn): Promise<CurrentUser | null> => {
    await openSession(sdk, () => signIn(sdk.account, sdk.call));
    forgetFactors(queries);
    return fetchSignedIn().catch((error: unknown) => {
      if (awaitsSecondStep(queries)) return null;
      throw error;
    });
  };
}

interface StartedSignup {
  id: string;
  email: string;
}

/**
 * Creates the account, signs in and fills in the profile. After a failure, a second call continues where the first
 * stopped.
 */
export function useSignUp() {
  const sdk = useSdk();
  const fetchSignedIn = useFetchSignedIn();
  const started = useRef<StartedSignup>(undefined);
  return async (info: PersonalInfo, password: string): Promise<CurrentUser> => {
    const email = info.email.trim();
    const again = started.current?.email === email;
    const id = (again && started.current?.id) || ID.unique();
    started.current = { id, email };
    let refused: unknown;
    try {
      await sdk.account.create(id, email, password, info.name.trim());
    } catch (error) {
      const answered = isServerError(error) && error.code >= 400;
      // An earlier try may have created the account, with its answer lost: then signing in below succeeds.
      if (!again || !isType(error, 'user_already_exists')) {
        if (answered) started.current = undefined;
        throw error;
      }
      refused = error;
    }
    await openSession(sdk, () => sdk.account.createEmailPasswordSession(email, password)).catch(
      (error: unknown) => {
        throw refused ?? error;
      },
    );
    const profile = { phone: parsePhone(info.phone) ?? null, ...addressOf(info) };
    await updateDocument(sdk, 'users', id, profile);
    // Not awaited: if this mail fails, the profile offers to send another.
    void sdk.account.createVerification(verificationUrl()).catch(() => undefined);
    return fetchSignedIn();
  };
}
