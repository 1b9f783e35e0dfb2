export interface Address {
  houseNo: string | null;
  street: string | null;
  landmark: string | null;
  city: string | null;
  state: string | null;
  pincode: number | null;
}

/** Parts of an address that a profile and an address book share. */
export const ADDRESS_FIELDS = ['houseNo', 'street', 'landmark', 'city', 'state', 'pincode'] as const;

/** An address that somebody can be found at; a landmark is a help only. */
export type CompleteAddress = {
  [Part in keyof Address]: Part extends 'landmark' ? Address[Part] : NonNullable<Address[Part]>;
};

export const NO_ADDRESS: Address = {
  houseNo: null,
  street: null,
  landmark: null,
  city: null,
  state: null,
  pincode: null,
};

/** The address alone, of whatever has one. */
export function addressParts<A extends Address>(of: A): Pick<A, keyof Address> {
  const { houseNo, street, landmark, city, state, pincode } = of;
  return { houseNo, street, landmark, city, state, pincode };
}

export function sameAddress(one: Address, other: Address): boolean {
  return ADDRESS_FIELDS.every((part) => one[part] === other[part]);
}

/** Whether everything but the landmark is given (SIGNUP-1). */
export function isComplete<A extends Address>(address: A): address is A & CompleteAddress {
  const { houseNo, street, city, state, pincode } = address;
  return [houseNo, street, city, state].every((part) => part?.trim()) && pincode !== null;
}

/** An address as the single joined text an order carries (ORDER-8); empty when there is none. */
export function joinAddress(address: Address): string {
  const place = [address.state, address.pincode].filter(Boolean).join(' ');
  return [address.houseNo, address.street, address.landmark, address.city, place].filter(Boolean).join(', ');
}
