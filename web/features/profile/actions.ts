import { useMutation, useQueryClient } from '@tanstack/react-query';
import { parsePhone } from '#domain/phone.ts';
import type { ProfileInfo } from '#web/lib/person/personal-info.ts';
import { addressOf } from '#web/lib/person/typed-address.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY, type CurrentUser } from '#web/lib/session/current-user.ts';

/** Saves a typed phone number in a profile that has none. */
export function useSavePhone(user: CurrentUser) {
  const sdk = useSdk();
  const queries = useQueryClient();
  return async (typed: string): Promise<void> => {
    const profile = await updateDocument(sdk, 'users', user.$id, { phone: parsePhone(typed) ?? null });
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
