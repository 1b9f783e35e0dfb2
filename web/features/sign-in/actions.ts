import { useQueryClient } from '@tanstack/react-query';
import { type Account, AppwriteException, ID } from 'appwrite';
import { useRef } from 'react';
import { phoneNumber } from '#domain/phone.ts';
import type { PersonalInfo } from '#web/lib/person/personal-info.ts';
import { addressOf } from '#web/lib/person/typed-address.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { type CurrentUser, currentUserQuery } from '#web/lib/session/current-user.ts';
import { forgetLeaving } from '#web/lib/session/departure.ts';
import { verificationUrl } from '#web/lib/session/mail-links.ts';
import { forgetFactors, isHalfway, isHalfwayError } from '#web/lib/session/second-step.ts';

const isType = (error: unknown, type: string) => error instanceof AppwriteException && error.type === type;

const inTheWay = (error: unknown) => isType(error, 'user_session_already_exists') || isHalfwayError(error);

/** Opens a session, in the place of one that is open already. */
async function openSession({ account }: Sdk, open: () => Promise<unknown>): Promise<void> {
  try {
    await open();
  } catch (error) {
    if (!inTheWay(error)) throw error;
    await account.deleteSession('current');
    await open();
  }
  forgetLeaving();
}

/** Learns who has signed in. */
export function useArrive() {
  const sdk = useSdk();
  const queries = useQueryClient();
  return async (): Promise<CurrentUser> => {
    const user = await queries.fetchQuery({ ...currentUserQuery(sdk), staleTime: 0 });
    if (!user) throw new Error('The browser keeps no session');
    return user;
  };
}

/** How somebody signs in. */
export type SignIn = (account: Account) => Promise<unknown>;

/** Signs in and resolves to who that is; to null when a second step is to be taken first. */
export function useLogin() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const arrive = useArrive();
  return async (signIn: SignIn): Promise<CurrentUser | null> => {
    await openSession(sdk, () => signIn(sdk.account));
    forgetFactors(queries);
    return arrive().catch((error: unknown) => {
      if (isHalfway(queries)) return null;
      throw error;
    });
  };
}

interface Begun {
  id: string;
  email: string;
}

/** Makes the account, signs in and completes the profile. Pressed again after a failure it goes on where it stopped. */
export function useSignUp() {
  const sdk = useSdk();
  const arrive = useArrive();
  const begun = useRef<Begun>(undefined);
  return async (info: PersonalInfo, password: string): Promise<CurrentUser> => {
    const email = info.email.trim();
    const again = begun.current?.email === email;
    const id = (again && begun.current?.id) || ID.unique();
    begun.current = { id, email };
    let refused: unknown;
    try {
      await sdk.account.create(id, email, password, info.name.trim());
    } catch (error) {
      const answered = error instanceof AppwriteException && error.code >= 400;
      // Or is the account ours, and its answer got lost? The session below tells.
      if (!again || !isType(error, 'user_already_exists')) {
        if (answered) begun.current = undefined;
        throw error;
      }
      refused = error;
    }
    await openSession(sdk, () => sdk.account.createEmailPasswordSession(email, password)).catch(
      (error: unknown) => {
        throw refused ?? error;
      },
    );
    const profile = { phone: phoneNumber(info.phone) ?? null, ...addressOf(info) };
    await updateDocument(sdk, 'users', id, profile);
    // Nobody waits for this letter, and the profile sends another.
    void sdk.account.createVerification(verificationUrl()).catch(() => undefined);
    return arrive();
  };
}
