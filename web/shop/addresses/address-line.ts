import { type Address, joinAddress } from '#domain/addresses/address.ts';
import { useTexts } from '#web/lib/texts.ts';
import { shownLabel } from './label.ts';
import { addressTexts } from './texts.tsx';

/** An address of the book in one line, with its label; undefined without one. */
export function useAddressLine(address: (Address & { label: string }) | undefined): string | undefined {
  const { home } = useTexts(addressTexts).form;
  return address && `${shownLabel(address.label, home)} · ${joinAddress(address)}`;
}
