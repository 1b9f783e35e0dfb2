import type { Files } from './files.ts';

/** Unfinished or unused uploads are deleted after this time (milliseconds). */
const UNUSED_AFTER = 86_400_000;
/** Milliseconds between two sweeps. */
const SWEEP_INTERVAL = 3_600_000;

/** Deletes old uploads that are unfinished or unused. */
export const uploadSweep = (files: Files, clock: () => Date) => ({
  every: SWEEP_INTERVAL,
  run: () => files.sweep(new Date(clock().getTime() - UNUSED_AFTER)),
});
