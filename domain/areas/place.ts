import { asciiDigits } from '#domain/numbers.ts';
import { readPincode } from '#domain/pincodes/answer.ts';
import type { Position } from '#domain/places/position.ts';

/** Where something is brought, as far as it is known. */
export interface Place {
  pincode: number | undefined;
  /** Its map pin, else the middle of its pincode's area. */
  position?: Position | undefined;
  /** Whether the position is a map pin. */
  isPinned?: boolean;
}

/** Six digits that are not part of a longer number; a pincode does not begin with 0. */
const SIX_DIGITS = /(?<!\d)[1-9]\d{5}(?!\d)/g;
/** A pincode in two groups. Only at the end of an address: elsewhere it may be two numbers of houses. */
const TWO_GROUPS = /(?<!\d\s?)[1-9]\d{2}\s\d{3}(?=[\s.,]*$)/g;

/** The pincode of an address: its last six digits, also '560 001' at its end; undefined if it has none (AREA-2). */
export function pincodeIn(address: string): number | undefined {
  const text = asciiDigits(address);
  const last = (text.match(SIX_DIGITS) ?? text.match(TWO_GROUPS))?.at(-1);
  return last === undefined ? undefined : readPincode(last);
}
