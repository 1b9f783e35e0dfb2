import { randomInt } from 'node:crypto';

/** Whether the long form runs (`npm run bench -- faults`). CI runs the short one. */
export const isLong = process.env.FAULTS === 'long';

/** Random numbers that are the same for the same seed. */
export interface Random {
  seed: number;
  /** A whole number from 0 to one below `end`. */
  below(end: number): number;
  /** One of these. */
  pick<T>(from: readonly [T, ...T[]]): T;
  /** The same entries in another order. */
  shuffled<T>(list: readonly T[]): T[];
}

/** Mulberry32: enough to choose moments and cases. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a source of random numbers for a test, and prints its seed. `FAULTS_SEED` sets the seed, to repeat a run. */
export function seededRandom(test: string): Random {
  const seed = Number(process.env.FAULTS_SEED ?? randomInt(2 ** 31));
  console.log(`${test}: FAULTS_SEED=${seed}`);
  const next = generator(seed);
  const below = (end: number) => Math.floor(next() * end);
  return {
    seed,
    below,
    pick: (from) => from[below(from.length)] ?? from[0],
    shuffled: (list) =>
      list
        .map((each) => ({ each, at: next() }))
        .sort((one, other) => one.at - other.at)
        .map(({ each }) => each),
  };
}
