import type { ADDRESS_FIELDS } from '#domain/addresses/address.ts';
import type { AddressData } from '#domain/addresses/attributes.ts';
import { addressMessages } from '#domain/addresses/messages.ts';
import { isPincode, pincodeMessages } from '#domain/pincodes/answer.ts';

/** An address as typed. */
export type AddressInfo = Record<(typeof ADDRESS_FIELDS)[number], string>;

/** What is wrong with each field, in words; empty when nothing is. */
export type AddressProblems = Partial<Record<keyof AddressInfo, string>>;

const REQUIRED = ['houseNo', 'street', 'pincode', 'city', 'state'] as const;

/** Everything wrong with a typed address (SIGNUP-1; the landmark is optional). */
export function addressProblems(info: AddressInfo): AddressProblems {
  const empty = REQUIRED.filter((field) => info[field].trim() === '');
  const problems: AddressProblems = Object.fromEntries(
    empty.map((field) => [field, addressMessages.incomplete]),
  );
  if (problems.pincode || isPincode(info.pincode)) return problems;
  return { ...problems, pincode: pincodeMessages.notFound };
}

/** A typed address as it is stored; the pincode as an integer (SIGNUP-1). */
export function addressOf(info: AddressInfo): Pick<AddressData, keyof AddressInfo> {
  return {
    houseNo: info.houseNo.trim(),
    street: info.street.trim(),
    landmark: info.landmark.trim() || null,
    city: info.city.trim(),
    state: info.state.trim(),
    pincode: Number(info.pincode),
  };
}
