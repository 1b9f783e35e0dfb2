import { metresBetween, type Position } from '#domain/places/position.ts';

/** What is believed of the positions that a rider's phone reports (RIDE-4, RIDE-5). */

/** A position as a phone reports it. */
export interface Report extends Position {
  /** When the phone was there (milliseconds since 1970). */
  at: number;
  /** How far off it may be (metres); null: the phone did not say. */
  accuracy: number | null;
}

/** What a report is compared with. All times are milliseconds since 1970. */
export interface Known {
  now: number;
  shiftStart: number;
  kitchen: Position;
  /** The newest stored point of the shift. */
  last: Report | undefined;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How far the clock of a phone may be ahead (milliseconds). */
const AHEAD = MINUTE;
/** Older positions say nothing any more. Apps send them late, when they have a connection again. */
const OLD = 10 * MINUTE;
/** The farthest that a rider is from the kitchen (metres). */
const FARTHEST = 100_000;
/** Less accurate positions would show the rider in the wrong street (metres). */
const LEAST_ACCURATE = 500;
/** Points are stored at most this often (milliseconds). */
const LEAST_APART = 2 * SECOND;
/** Faster than any rider: 216 km an hour, in metres a second. */
const FASTEST = 60;
/** A jump is not used if it is from a point so recent; after that the earlier one may have been the wrong one. */
const JUMP_FROM = 2 * MINUTE;

/** Why a report is not stored: it is of no use, or can't be true. */
export type Unused = 'old' | 'beforeShift' | 'inaccurate' | 'tooSoon' | 'future' | 'far' | 'jump';

export type Verdict = { use: true } | { unused: Unused };

/**
 * Whether a report is used. No report is refused: the apps repeat what was refused before they send anything newer, so their
 * queue would stop at it, at a single jump of their GPS or at a clock that was wrong once.
 */
export function judge(report: Report, { now, shiftStart, kitchen, last }: Known): Verdict {
  const { at, accuracy } = report;
  if (at > now + AHEAD) return { unused: 'future' };
  if (at < now - OLD) return { unused: 'old' };
  if (at < shiftStart) return { unused: 'beforeShift' };
  if (metresBetween(report, kitchen) > FARTHEST) return { unused: 'far' };
  if (accuracy !== null && accuracy > LEAST_ACCURATE) return { unused: 'inaccurate' };
  if (!last) return { use: true };
  const apart = at - last.at;
  if (apart < LEAST_APART) return { unused: 'tooSoon' };
  const metres = metresBetween(report, last) - (accuracy ?? 0) - (last.accuracy ?? 0);
  return apart < JUMP_FROM && metres > (apart / SECOND) * FASTEST ? { unused: 'jump' } : { use: true };
}

/** A shown position changes when it is so many milliseconds newer, or so many metres elsewhere. */
const SHOWN_EVERY = 10 * SECOND;
const SHOWN_FROM = 50;

/** Whether a newer position is worth telling the customer, whose phone pays for each message. */
export const isNews = (shown: Position & { at: number }, newer: Position & { at: number }): boolean =>
  newer.at - shown.at >= SHOWN_EVERY || metresBetween(shown, newer) >= SHOWN_FROM;

/** Shifts that are open for so long were forgotten (milliseconds): 14 hours. */
export const LONGEST_SHIFT = 14 * 60 * MINUTE;
