import { type Pace, STOP_MINUTES } from './arrival.ts';

/** Metres of road a minute where no ride was measured: 15 km an hour, traffic lights included. */
const GUESSED_SPEED = 250;
/** The bounds of a speed that is believed: a slow walk, and 60 km an hour. */
const SLOWEST = 60;
const FASTEST = 1000;
/** So many rides are enough to know a speed by. */
const ENOUGH = 3;
/** Shorter rides say little of how fast somebody rides (metres). */
const SHORTEST = 300;

const MINUTE = 60_000;

/** A ride that has ended at its customer's door. */
interface EndedRide {
  /** Metres of road, and stops before, when it was first known. */
  metres: number | null;
  stops: number;
  /** How long it took (milliseconds). */
  took: number;
}

/** How fast a ride was, in metres of road a minute, without its stops; undefined for one that says nothing. */
export function speedOf({ metres, stops, took }: EndedRide): number | undefined {
  const riding = took / MINUTE - stops * STOP_MINUTES;
  if (metres === null || metres < SHORTEST || riding <= 0) return undefined;
  return Math.min(FASTEST, Math.max(SLOWEST, metres / riding));
}

/** The middle of some values: half of them are at most as large. Undefined without any. */
export function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  const lower = sorted.length % 2 === 0 ? sorted[half - 1] : upper;
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

/** The pace by a rider's own last rides, else by those of everybody in the kitchen, else a guess (RIDE-6). */
export function paceOf(own: readonly number[], everybodys: readonly number[]): Pace {
  const speed = [own, everybodys].map((some) => (some.length >= ENOUGH ? medianOf(some) : undefined));
  const measured = speed[0] ?? speed[1];
  return { speed: measured ?? GUESSED_SPEED, isMeasured: measured !== undefined };
}
