import { Failure } from '#server/http/failure.ts';

/** Lets a few tasks run at once and the others wait for their turn; refuses when too many wait. */
export function createTurns(atOnce: number, mostWaiting: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  /** @throws Failure general_service_unavailable */
  return async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new Failure('general_service_unavailable');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running++;
    }
    try {
      return await task();
    } finally {
      // The turn is handed over rather than given back, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
