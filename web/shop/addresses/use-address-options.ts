import { joinAddress } from '#domain/addresses/address.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { SelectOption } from '#web/ui/form/select.tsx';
import { shownLabel } from './label.ts';
import { useAddresses } from './queries.ts';
import { addressTexts } from './texts.tsx';

/** The addresses of a person's book as options of a list, the default first. */
export function useAddressOptions(user: CurrentUser): SelectOption[] {
  const { home } = useTexts(addressTexts).form;
  const { data = [] } = useAddresses(user);
  return data.map((address) => ({
    value: address.$id,
    label: `${shownLabel(address.label, home)} · ${joinAddress(address)}`,
  }));
}
