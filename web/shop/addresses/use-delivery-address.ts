import { useRef, useState } from 'react';
import { joinAddress } from '#domain/addresses/address.ts';
import { type PlacedAddress, placedAddress } from '#domain/places/map-pin.ts';
import type { AddressDocument } from '#web/lib/sdk/documents.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useKeptForm } from '#web/lib/session/use-kept-form.ts';
import type { TypedAddress } from './address-form.tsx';
import { useAddresses } from './queries.ts';

/**
 * The address that checkout delivers to: the chosen one, or the default until one is chosen. A customer whose book is
 * empty types one, which is saved when the order is placed.
 */
export function useDeliveryAddress(user: CurrentUser) {
  const [{ id: chosenId }, choose] = useKeptForm(user.$id, 'chosen address', { id: '' });
  const onChoose = (id: string) => choose({ id });
  const [typedPlace, onPlace] = useState<PlacedAddress>();
  const [saving, setSaving] = useState(false);
  const typed = useRef<TypedAddress>(null);
  const { data } = useAddresses(user);
  const chosen = data?.find(({ $id }) => $id === chosenId) ?? data?.find(({ isDefault }) => isDefault);

  /** Saves a typed address. Resolves to the address to deliver to; undefined if it could not be saved. */
  const save = async (): Promise<AddressDocument | undefined> => {
    if (chosen) return chosen;
    setSaving(true);
    try {
      return await typed.current?.save();
    } finally {
      setSaving(false);
    }
  };

  return {
    /** What the address picker needs. */
    picker: { user, chosen, onChoose, onPlace, typed },
    /** Where it is; undefined while it is not typed completely. */
    placed: chosen ? placedAddress(chosen) : typedPlace,
    /** Shows what the typed address lacks. Returns whether there is an address. */
    check: () => (chosen ? joinAddress(chosen) !== '' : (typed.current?.check() ?? false)),
    save,
    saving,
  };
}
