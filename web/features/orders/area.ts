const PINCODE = /\s*\b\d{6}$/;
/** House, street, city and state: an address of as many parts ends with its state. */
const WITH_STATE = 4;

/**
 * Where in town a joined address lies, for lists: without the house number it begins with and the state and pincode it
 * ends with. An address that is nothing else is answered whole.
 */
export function areaOf(address: string): string {
  const parts = address
    .replace(PINCODE, '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const area = parts.length >= WITH_STATE ? parts.slice(0, -1) : parts;
  const [first = '', ...rest] = area;
  return (rest.length > 0 && /\d/.test(first) ? rest : area).join(', ') || address;
}
