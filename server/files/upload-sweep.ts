import type { Files } from './files.ts';

/** Unfinished or unused uploads are deleted after this time (milliseconds). */
const UNUSED_AFTER = 86_400_000;
/** Milliseconds between two sweeps. */
const SWEEP_INTERVAL = 3_600_000;

/** Deletes old uploads that are unfinished or unused every hour. Returns a function that stops it. */
export function scheduleUploadSweep(files: Files, clock: () => Date, onError: (error: unknown) => void) {
  const timer = setInterval(() => {
    files.sweep(new Date(clock().getTime() - UNUSED_AFTER)).catch(onError);
  }, SWEEP_INTERVAL);
  timer.unref();
  return async (): Promise<void> => clearInterval(timer);
}
