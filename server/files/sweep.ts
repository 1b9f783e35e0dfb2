import type { Files } from './files.ts';

/** Milliseconds after which an unfinished or unused upload is deleted. */
const GIVEN_UP = 86_400_000;
/** Milliseconds between two runs. */
const EVERY = 3_600_000;

/** Deletes old uploads that are unfinished or unused every hour. Returns a function that stops it. */
export function scheduleUploadSweep(files: Files, clock: () => Date, onError: (error: unknown) => void) {
  const timer = setInterval(() => {
    files.sweep(new Date(clock().getTime() - GIVEN_UP)).catch(onError);
  }, EVERY);
  timer.unref();
  return async (): Promise<void> => clearInterval(timer);
}
