/** An address as documents store it; null for fields that are not filled in. */
/** The fields of an address, the same in a profile and in an address book. */
export const ADDRESS_FIELDS = ['houseNo', 'street', 'landmark', 'city', 'state', 'pincode'] as const;

/** An address as documents store it; null for fields that are not filled in. */
export type Address = {
  [Part in (typeof ADDRESS_FIELDS)[number]]: (Part extends 'pincode' ? number : string) | null;
};

/** An address with all fields filled in; only the landmark is optional. */
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

/** The address fields of a document, such as a profile. */
export function addressParts<A extends Address>(document: A): Pick<A, keyof Address> {
  const { houseNo, street, landmark, city, state, pincode } = document;
  return { houseNo, street, landmark, city, state, pincode };
}

export function sameAddress(one: Address, other: Address): boolean {
  return ADDRESS_FIELDS.every((part) => one[part] === other[part]);
}

/** Whether both are in one street of one city: only house number or landmark may differ. */
export const sameStreet = (one: Address, other: Address): boolean =>
  (['street', 'city', 'state', 'pincode'] as const).every((part) => one[part] === other[part]);

/** Whether all fields except the landmark are filled in (SIGNUP-1). */
export function isComplete<A extends Address>(address: A): address is A & CompleteAddress {
  const { houseNo, street, city, state, pincode } = address;
  return [houseNo, street, city, state].every((part) => part?.trim()) && pincode !== null;
}

/** An address as one line of text, as orders store it (ORDER-8); empty if nothing is filled in. */
export function joinAddress(address: Address): string {
  const place = [address.state, address.pincode].filter(Boolean).join(' ');
  return [address.houseNo, address.street, address.landmark, address.city, place].filter(Boolean).join(', ');
}
