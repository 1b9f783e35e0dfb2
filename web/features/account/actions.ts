import { useQueryClient } from '@tanstack/react-query';
import { AppwriteException, ID } from 'appwrite';
import { useRef } from 'react';
import { userMessages } from '#domain/users/messages.ts';
import { type PersonalInfo, phoneNumber } from '#domain/users/personal-info.ts';
import { CURRENT_USER_KEY, type CurrentUser, currentUserQuery } from '#web/lib/current-user.ts';
import { updateDocument } from '#web/lib/documents.ts';
import { type Sdk, useSdk } from '#web/lib/sdk.ts';

const isType = (error: unknown, type: string) => error instanceof AppwriteException && error.type === type;

/** The server's own words, else these; a lost answer has words of its own (spec section 8). */
export function failureWords(error: unknown, otherwise: string): string {
  if (error instanceof AppwriteException && error.code >= 400) return error.message || otherwise;
  return userMessages.wentWrong;
}

/** Opens a session, in the place of one that is open already. */
async function openSession({ account }: Sdk, email: string, password: string): Promise<void> {
  try {
    await account.createEmailPasswordSession(email, password);
  } catch (error) {
    if (!isType(error, 'user_session_already_exists')) throw error;
    await account.deleteSession('current');
    await account.createEmailPasswordSession(email, password);
  }
}

function useArrive() {
  const sdk = useSdk();
  const queries = useQueryClient();
  return async (): Promise<CurrentUser> => {
    const user = await queries.fetchQuery({ ...currentUserQuery(sdk), staleTime: 0 });
    if (!user) throw new Error('The browser keeps no session');
    return user;
  };
}

/** Signs in and resolves to who that is. */
export function useLogin() {
  const sdk = useSdk();
  const arrive = useArrive();
  return async (email: string, password: string): Promise<CurrentUser> => {
    await openSession(sdk, email, password);
    return arrive();
  };
}

type AddressInfo = Omit<PersonalInfo, 'name' | 'email'>;

/** What a form's first step leaves in the profile; phone and pincode as integers (spec section 5). */
function profileOf(info: AddressInfo) {
  return {
    phone: phoneNumber(info.phone) ?? null,
    houseNo: info.houseNo.trim(),
    street: info.street.trim(),
    landmark: info.landmark.trim() || null,
    city: info.city.trim(),
    state: info.state.trim(),
    pincode: Number(info.pincode),
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
    await openSession(sdk, email, password).catch((error: unknown) => {
      throw refused ?? error;
    });
    await updateDocument(sdk, 'users', id, profileOf(info));
    return arrive();
  };
}

/** Keeps a delivery address and telephone number in the profile. */
export function useSaveAddress(user: CurrentUser) {
  const sdk = useSdk();
  const queries = useQueryClient();
  return async (info: AddressInfo): Promise<void> => {
    const profile = await updateDocument(sdk, 'users', user.$id, profileOf(info));
    queries.setQueryData<CurrentUser | null>(CURRENT_USER_KEY, (known) => known && { ...known, ...profile });
  };
}
