import { metresBetween, type Position } from '#domain/places/position.ts';

/** A position as the browser found it. */
export interface Fix extends Position {
  /** Milliseconds since 1970. */
  at: number;
  /** Metres. */
  accuracy: number;
}

const SECOND = 1000;
/** While the phone moves, positions are sent at most this often (milliseconds), or after so many metres. */
const EVERY = 10 * SECOND;
const FROM = 50;
/** And at most this often in any case. */
const LEAST_APART = 3 * SECOND;
/** A phone that lies still is asked again after this time, so that it does not seem silent. */
export const STILL_EVERY = 60 * SECOND;

/** Whether a position is worth the data that sending it costs. */
export function isWorthSending(last: Fix | undefined, found: Fix): boolean {
  if (!last) return true;
  const apart = found.at - last.at;
  if (apart < LEAST_APART) return false;
  const metres = metresBetween(last, found);
  if (metres >= FROM) return true;
  // GPS wanders by a few metres in a phone that lies still.
  const hasMoved = metres > Math.max(10, found.accuracy / 2);
  return apart >= (hasMoved ? EVERY : STILL_EVERY);
}
