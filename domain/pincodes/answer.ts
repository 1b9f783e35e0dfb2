import { asciiDigits, readCode, withoutGroups } from '#domain/numbers.ts';

/** A post office in the answer of a lookup, with the fields that we use (WIRE-15). */
export interface PostOffice {
  Name: string;
  Block: string | null;
  District: string;
  State: string;
  Pincode: string;
}

/** The answer of a postal lookup: a list with one entry (WIRE-15). */
export type PincodeAnswer = readonly [
  { Message: string; Status: 'Success' | 'Error'; PostOffice: readonly PostOffice[] | null },
];

export interface Locality {
  city: string;
  state: string;
  pincode: string;
}

/** Whether a text can be a pincode: six digits, the first of them 1 to 9. */
export function isPincode(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text);
}

/** Digits of a pincode (SIGNUP-3). */
export const PINCODE_LENGTH = 6;

/**
 * What a field for a pincode has after typing or pasting: '560 001' without its space, at most six digits. A text with anything
 * else is not taken, and the field has what it had before.
 */
export function typedPincode(typed: string, before: string): string {
  const digits = withoutGroups(typed);
  return /^\d*$/.test(digits) ? digits.slice(0, PINCODE_LENGTH) : before;
}

/** A typed pincode, such as '560 001'; undefined if it is none. */
export function readPincode(typed: string): number | undefined {
  const code = readCode(typed);
  return code !== undefined && isPincode(code) ? Number(code) : undefined;
}

/** What is typed as pincodes one after another, also in two groups each: '560 001, 560 002'. Some may be none. */
export const splitPincodes = (typed: string): string[] =>
  (asciiDigits(typed).match(/\b\d{3} \d{3}\b|[^\s,;]+/g) ?? []).map(withoutGroups);

const isGiven = (text: unknown): text is string => typeof text === 'string' && text !== '' && text !== 'NA';

/** The office whose block is the first one's without a word such as 'South', if there is one: the name that people write. */
function plainestOf(offices: readonly Partial<PostOffice>[]): Partial<PostOffice> {
  const [first = {}] = offices;
  const isPlainer = ({ Block }: Partial<PostOffice>) =>
    isGiven(Block) && first.Block?.startsWith(`${Block} `);
  return offices.find(isPlainer) ?? first;
}

/**
 * The place in the answer of a lookup; undefined if there is none. The city is the block, of several the plain one, or else the
 * district (SIGNUP-3).
 */
export function placeOf(answer: unknown): Locality | undefined {
  const first: unknown = Array.isArray(answer) ? answer[0] : undefined;
  if (typeof first !== 'object' || first === null) return undefined;
  const { Status, PostOffice } = first as { Status?: unknown; PostOffice?: unknown };
  if (Status !== 'Success' || !Array.isArray(PostOffice) || PostOffice.length === 0) return undefined;
  const office = plainestOf(PostOffice);
  const city = isGiven(office.Block) ? office.Block : office.District;
  if (!isGiven(city) || !isGiven(office.State) || !isGiven(office.Pincode)) return undefined;
  return { city, state: office.State, pincode: office.Pincode };
}
