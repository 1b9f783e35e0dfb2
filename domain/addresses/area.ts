const PINCODE = /\s*(?<!\p{Nd})\p{Nd}{3}\s?\p{Nd}{3}$/u;
/** The fewest parts of an address that ends with its state: house, street, city, state. */
const WITH_STATE = 4;

/**
 * The area of a joined address, for lists: the address without the leading house number and the trailing state and
 * pincode. If nothing else is left, the whole address.
 */
export function areaOfAddress(address: string): string {
  const parts = address
    .replace(PINCODE, '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const area = parts.length >= WITH_STATE ? parts.slice(0, -1) : parts;
  const [first = '', ...rest] = area;
  return (rest.length > 0 && /\p{Nd}/u.test(first) ? rest : area).join(', ') || address;
}
