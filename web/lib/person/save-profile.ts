import { useMutation, useQueryClient } from '@tanstack/react-query';
import { parsePhone } from '#domain/phone.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY, type CurrentUser } from '#web/lib/session/current-user.ts';
import type { ProfileInfo } from './personal-info.ts';
import { addressOf } from './typed-address.ts';

/** The parts of a profile that checkout asks for; undefined for the others. */
interface TypedContact {
  name?: string | undefined;
  phone?: string | undefined;
  /** What they do not tolerate, with their consent; empty erases it. */
  allergies?: string | undefined;
}

/** Saves what checkout has asked for: a name and a phone number in a profile that has none, and allergies. */
export function useSaveContact(user: CurrentUser) {
  const sdk = useSdk();
  const queries = useQueryClient();
  return async ({ name, phone, allergies }: TypedContact): Promise<void> => {
    const profile = await updateDocument(sdk, 'users', user.$id, {
      ...(name !== undefined && { name: name.trim() }),
      ...(phone !== undefined && { phone: parsePhone(phone) ?? null }),
      ...(allergies !== undefined && { allergies: allergies || null, allergiesConsent: allergies !== '' }),
    });
    queries.setQueryData<CurrentUser | null>(CURRENT_USER_KEY, (known) => known && { ...known, ...profile });
  };
}

/** Saves the profile's form, and updates the current user and the address book with it. */
export function useUpdateProfile(user: CurrentUser) {
  const sdk = useSdk();
  const queries = useQueryClient();
  const change = async (info: ProfileInfo): Promise<void> => {
    const profile = await updateDocument(sdk, 'users', user.$id, {
      name: info.name.trim(),
      ...(info.phone.trim() && { phone: parsePhone(info.phone) ?? null }),
      ...(info.houseNo.trim() && addressOf(info)),
    });
    queries.setQueryData<CurrentUser | null>(CURRENT_USER_KEY, (known) => known && { ...known, ...profile });
    // The book's default address is the profile's address.
    await queries.invalidateQueries({ queryKey: ['addresses'] });
  };
  return useMutation({ mutationFn: change }).mutateAsync;
}
