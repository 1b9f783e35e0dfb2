import { Failure } from './failure.ts';

/** How many tasks may wait, and for how long (milliseconds). */
export interface QueueLimits {
  mostWaiting: number;
  longestWait: number;
}

interface Waiting {
  weight: number;
  start: () => void;
}

/**
 * A weighted semaphore: runs tasks at once while the sum of their weights is within the capacity. Others wait, first come
 * first served. A task heavier than the capacity runs alone.
 */
export function createSemaphore(capacity: number, { mostWaiting, longestWait }: QueueLimits) {
  let taken = 0;
  let waiting: Waiting[] = [];

  const fits = (weight: number): boolean => taken === 0 || taken + weight <= capacity;

  function startWaiting(): void {
    for (let next = waiting[0]; next && fits(next.weight); next = waiting[0]) {
      waiting.shift();
      taken += next.weight;
      next.start();
    }
  }

  function waitForTurn(weight: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = () => {
        waiting = waiting.filter((each) => each !== self);
        reject(new Failure('general_service_unavailable'));
        // A lighter task that waited behind this one may fit now.
        startWaiting();
      };
      const timer = setTimeout(refuse, longestWait);
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const self = { weight, start };
      waiting.push(self);
    });
  }

  /** @throws Failure general_service_unavailable when too many tasks wait, or this one has waited too long */
  return async function withPermit<T>(task: () => Promise<T>, weight = 1): Promise<T> {
    if (waiting.length === 0 && fits(weight)) {
      taken += weight;
    } else {
      if (waiting.length >= mostWaiting) throw new Failure('general_service_unavailable');
      await waitForTurn(weight);
    }
    try {
      return await task();
    } finally {
      taken -= weight;
      startWaiting();
    }
  };
}
