import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AddressData } from '#domain/addresses/attributes.ts';
import { type AddressDocument, updateDocument } from '#web/lib/sdk/documents.ts';
import { createOrUpdate, removeDocument } from '#web/lib/sdk/saving.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY, type CurrentUser } from '#web/lib/session/current-user.ts';
import { addressesKey } from './queries.ts';

export type AddressChange = Partial<Omit<AddressData, 'userId'>>;

export interface SavedAddress {
  /** The id of the address to change, or a new id. */
  id: string;
  isNew: boolean;
  values: AddressChange;
  /** A phone number to save in the profile as well. */
  phone?: number;
}

/** Saves, deletes and chooses the default of a person's addresses. The server copies the default to the profile. */
export function useAddressBook(user: CurrentUser) {
  const sdk = useSdk();
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: addressesKey(user.$id) }),
      queries.invalidateQueries({ queryKey: CURRENT_USER_KEY }),
    ]);
  const save = useMutation({
    async mutationFn({ id, isNew, values, phone }: SavedAddress): Promise<AddressDocument> {
      if (phone !== undefined) await updateDocument(sdk, 'users', user.$id, { phone });
      const saved = isNew
        ? await createOrUpdate(sdk, 'addresses', id, values)
        : await updateDocument(sdk, 'addresses', id, values);
      await refresh();
      return saved;
    },
  });
  const makeDefault = useMutation({
    async mutationFn(id: string): Promise<void> {
      await updateDocument(sdk, 'addresses', id, { isDefault: true });
      await refresh();
    },
  });
  const remove = useMutation({
    async mutationFn(id: string): Promise<void> {
      await removeDocument(sdk, 'addresses', id);
      await refresh();
    },
  });
  return { save: save.mutateAsync, makeDefault: makeDefault.mutateAsync, remove: remove.mutateAsync };
}
