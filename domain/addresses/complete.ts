import type { Address } from '#domain/users/address.ts';

/** Parts of an address that a profile and an address book share. */
export const ADDRESS_FIELDS = ['houseNo', 'street', 'landmark', 'city', 'state', 'pincode'] as const;

const REQUIRED = ADDRESS_FIELDS.filter((field) => field !== 'landmark');

/** Whether everything but the landmark is given (SIGNUP-1). */
export function isComplete(address: Partial<Record<keyof Address, unknown>>): boolean {
  return REQUIRED.every((field) => {
    const part = address[field];
    return part !== null && part !== undefined && String(part).trim() !== '';
  });
}
