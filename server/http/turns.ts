import { Failure } from './failure.ts';

/** How many tasks may wait for their turn, and for how long in milliseconds. */
export interface Queue {
  mostWaiting: number;
  longestWait: number;
}

interface Waiting {
  weight: number;
  start: () => void;
}

/**
 * Lets tasks run at once while their weights together fit the room; the others wait, first come first served.
 * A task heavier than the room runs alone.
 */
export function createTurns(room: number, { mostWaiting, longestWait }: Queue) {
  let taken = 0;
  let waiting: Waiting[] = [];

  const fits = (weight: number): boolean => taken === 0 || taken + weight <= room;

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
        // A lighter task behind it may fit now.
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

  /** @throws Failure general_service_unavailable when too many wait already, or its own turn has not come in time */
  return async function inTurn<T>(task: () => Promise<T>, weight = 1): Promise<T> {
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
