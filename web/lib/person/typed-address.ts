import { ADDRESS_FIELDS } from '#domain/addresses/address.ts';
import type { AddressData } from '#domain/addresses/attributes.ts';
import { readPincode } from '#domain/pincodes/answer.ts';
import type { personTexts } from './texts.ts';

/** The fields of an address as they are typed. */
export type AddressInfo = Record<(typeof ADDRESS_FIELDS)[number], string>;

/** The problem of each field, as a key of its text; empty if there is none. */
export type AddressProblems = Partial<Record<keyof AddressInfo, keyof typeof personTexts>>;

const REQUIRED = ADDRESS_FIELDS.filter((field) => field !== 'landmark');

/** All problems of a typed address (SIGNUP-1); the landmark is optional. */
export function addressProblems(info: AddressInfo): AddressProblems {
  const empty = REQUIRED.filter((field) => info[field].trim() === '');
  const problems: AddressProblems = Object.fromEntries(empty.map((field) => [field, 'required']));
  if (problems.pincode || readPincode(info.pincode) !== undefined) return problems;
  return { ...problems, pincode: 'unknownPincode' };
}

/** Converts a typed address to the stored form: trimmed, with the pincode as an integer (SIGNUP-1). */
export function addressOf(info: AddressInfo): Pick<AddressData, keyof AddressInfo> {
  return {
    houseNo: info.houseNo.trim(),
    street: info.street.trim(),
    landmark: info.landmark.trim() || null,
    city: info.city.trim(),
    state: info.state.trim(),
    pincode: readPincode(info.pincode) ?? Number.NaN,
  };
}
