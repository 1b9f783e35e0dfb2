/** When a rider arrives, as a range of time that says how sure it is (RIDE-6). All times are milliseconds since 1970. */

export interface Arrival {
  from: number;
  until: number;
}

/** What is ahead of a rider. */
export interface Way {
  /** Metres of road, through the stops before. */
  metres: number;
  stopsBefore: number;
}

/** How fast rides are. */
export interface Pace {
  /** Metres of road a minute. */
  speed: number;
  /** Whether rides were measured, or the speed is a guess. */
  isMeasured: boolean;
}

const MINUTE = 60_000;
/** Minutes at a stop: finding the door, climbing the stairs, taking the money. */
export const STOP_MINUTES = 3;
/** How many minutes a stop may take longer or shorter. */
const STOP_DOUBT = 1.5;
/** How many minutes the last metres may take longer or shorter. */
const DOOR_DOUBT = 1;
/** The part of the riding time that it may differ by, with a speed of earlier rides and with a guessed one. */
const MEASURED_DOUBT = 0.2;
const GUESSED_DOUBT = 0.35;

/** The arrival by what is known now: as wide as the doubt is, and never before now. */
export function estimatedArrival({ metres, stopsBefore }: Way, pace: Pace, now: number): Arrival {
  const riding = metres / pace.speed;
  const middle = riding + stopsBefore * STOP_MINUTES;
  const doubt =
    DOOR_DOUBT + riding * (pace.isMeasured ? MEASURED_DOUBT : GUESSED_DOUBT) + stopsBefore * STOP_DOUBT;
  return { from: now + Math.max(0, middle - doubt) * MINUTE, until: now + (middle + doubt) * MINUTE };
}

/** How far an estimate may move before the shown range does (milliseconds): a minute, or a seventh of its width. */
export const slackOf = ({ from, until }: Arrival): number => Math.max(MINUTE, (until - from) / 7);

/**
 * The range to show after a new estimate. It stays as it was while it contains the estimate and is not over twice as wide
 * as a new one would be; so it does not jump with every traffic light, and is never narrower than the estimate (RIDE-7).
 */
export function steadyArrival(shown: Arrival | undefined, estimate: Arrival, now: number): Arrival {
  const slack = slackOf(estimate);
  const fresh = { from: Math.max(now, estimate.from - slack), until: estimate.until + slack };
  if (!shown) return fresh;
  const contains = shown.from <= estimate.from && estimate.until <= shown.until;
  const width = shown.until - Math.max(now, shown.from);
  return contains && width <= 2 * (estimate.until - estimate.from + 2 * slack) ? shown : fresh;
}

/** The minutes from now in which it arrives, as whole numbers: 'in 8 to 14 minutes'. Null once the range has passed. */
export function minutesLeft({ from, until }: Arrival, now: number): { from: number; until: number } | null {
  if (until <= now) return null;
  const least = Math.max(1, Math.floor((from - now) / MINUTE));
  return { from: least, until: Math.max(least + 1, Math.ceil((until - now) / MINUTE)) };
}

/** A range of more minutes is no promise. */
const WIDEST_PROMISE = 20;

/** Whether the minutes in which an order arrives are near enough to each other to be told (RIDE-15). */
export const isPromise = ({ from, until }: { from: number; until: number }): boolean =>
  until - from <= WIDEST_PROMISE;

/** After this time without a position, the phone is said to be silent (milliseconds). */
const SILENT_AFTER = 5 * MINUTE;

/** Whether a rider's phone has not said where it is for five minutes (RIDE-8). */
export const isSilent = (seenAt: number, now: number): boolean => now - seenAt >= SILENT_AFTER;
