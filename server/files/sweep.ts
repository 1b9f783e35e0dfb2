import type { Files } from './files.ts';

/** An upload that is not finished, or put to use, after this long is given up, in milliseconds. */
const GIVEN_UP = 86_400_000;
/** Milliseconds between looks. */
const EVERY = 3_600_000;

/** Gives up old uploads that are unfinished or unused from time to time; answers what ends it. */
export function scheduleUploadSweep(files: Files, clock: () => Date, onError: (error: unknown) => void) {
  const timer = setInterval(() => {
    files.sweep(new Date(clock().getTime() - GIVEN_UP)).catch(onError);
  }, EVERY);
  timer.unref();
  return async (): Promise<void> => clearInterval(timer);
}
