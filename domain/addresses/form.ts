import { isPincode, pincodeMessages } from '#domain/pincodes/answer.ts';
import type { AddressData } from './attributes.ts';
import type { ADDRESS_FIELDS } from './complete.ts';
import { addressMessages } from './messages.ts';

/** An address as typed. */
export type AddressInfo = Record<(typeof ADDRESS_FIELDS)[number], string>;

export interface AddressProblem {
  field: keyof AddressInfo;
  message: string;
}

const REQUIRED = ['houseNo', 'street', 'pincode', 'city', 'state'] as const;

/** The first thing wrong with a typed address, in words, or undefined (SIGNUP-1; the landmark is optional). */
export function addressProblem(info: AddressInfo): AddressProblem | undefined {
  const missing = REQUIRED.find((field) => info[field].trim() === '');
  if (missing) return { field: missing, message: addressMessages.incomplete };
  return isPincode(info.pincode) ? undefined : { field: 'pincode', message: pincodeMessages.notFound };
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
