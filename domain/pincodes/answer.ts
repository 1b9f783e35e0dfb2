/** Words about the postal lookup. */
export const pincodeMessages = {
  notFound: 'Invalid pincode or no data found',
  failed: 'Failed to fetch pincode data',
} as const;

/** One post office of a lookup's answer (WIRE-15); the fields the product reads. */
export interface PostOffice {
  Name: string;
  Block: string | null;
  District: string;
  State: string;
  Pincode: string;
}

/** The body of a postal lookup: a list with one entry (WIRE-15). */
export type PincodeAnswer = readonly [
  { Message: string; Status: 'Success' | 'Error'; PostOffice: readonly PostOffice[] | null },
];

export interface Place {
  city: string;
  state: string;
  pincode: string;
}

/** Six digits, the first 1 to 9. */
export function isPincode(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text);
}

const given = (text: unknown): text is string => typeof text === 'string' && text !== '' && text !== 'NA';

/** The place a lookup's answer names, or undefined: city from Block, falling back to District (SIGNUP-3). */
export function placeOf(answer: unknown): Place | undefined {
  const first: unknown = Array.isArray(answer) ? answer[0] : undefined;
  if (typeof first !== 'object' || first === null) return undefined;
  const { Status, PostOffice } = first as { Status?: unknown; PostOffice?: unknown };
  if (Status !== 'Success' || !Array.isArray(PostOffice) || PostOffice.length === 0) return undefined;
  const office = PostOffice[0] as Partial<PostOffice>;
  const city = given(office.Block) ? office.Block : office.District;
  if (!given(city) || !given(office.State) || !given(office.Pincode)) return undefined;
  return { city, state: office.State, pincode: office.Pincode };
}
