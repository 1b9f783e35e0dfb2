export interface Address {
  houseNo: string | null;
  street: string | null;
  landmark: string | null;
  city: string | null;
  state: string | null;
  pincode: number | null;
}

/** An address as the single joined text an order carries (ORDER-8); empty when there is none. */
export function joinAddress(address: Address): string {
  const place = [address.state, address.pincode].filter(Boolean).join(' ');
  return [address.houseNo, address.street, address.landmark, address.city, place].filter(Boolean).join(', ');
}
