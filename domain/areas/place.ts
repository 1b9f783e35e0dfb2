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

/** The pincode of an address: its last group of six digits; undefined if it has none (AREA-2). */
export function pincodeIn(address: string): number | undefined {
  const last = address.match(SIX_DIGITS)?.at(-1);
  return last === undefined ? undefined : Number(last);
}
