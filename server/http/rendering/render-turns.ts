/**
 * Decides when a page is rendered, so that one network cannot slow everybody. Rendering blocks the process for some
 * milliseconds, so each network may use a share of its time only; between its pages there is time for requests of the
 * API and for pages of others.
 */
import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import { createSemaphore } from '#server/base/semaphore.ts';

/** Pages rendered at once; more would only use memory. Others wait, at most this long (milliseconds). */
const AT_ONCE = 4;
const WAITING = { mostWaiting: 500, longestWait: 10_000 };
/** The same for one network: so many people of one office or mobile carrier may open pages together. */
const AT_ONCE_PER_NETWORK = 2;
const WAITING_PER_NETWORK = { mostWaiting: 32, longestWait: 10_000 };
/** The share of the process's time that a network may use in the long run. */
const SHARE = 1 / 4;
/** The time that a network may use at once, and the most that one page counts (milliseconds). */
const MOST_SAVED = 1_000;
const MOST_PER_PAGE = 250;
/** Networks that are remembered. */
const MAX_NETWORKS = 10_000;

interface Network {
  inTurn: ReturnType<typeof createSemaphore>;
  /** The time that the network may use now, and when it was reckoned (milliseconds). Below zero, it has to wait. */
  saved: number;
  at: number;
}

interface RenderTurnsDeps {
  /** Whether networks are bounded at all. */
  isBounded: boolean;
  /** The time that the process has been busy so far (milliseconds). */
  busyTime?: () => number;
}

/** The time in which the event loop did not wait. Database queries of a page do not count. */
const loopBusyTime = (): number => performance.eventLoopUtilization().active;

/**
 * Returns a function that runs a task when it is the turn of the network that asks for it.
 * @throws Failure general_service_unavailable (503) when too many of the network's tasks wait, or one has waited too long
 */
export function createRenderTurns({ isBounded, busyTime = loopBusyTime }: RenderTurnsDeps) {
  const forAll = createSemaphore(AT_ONCE, WAITING);
  const networks = new LRUCache<string, Network>({ max: MAX_NETWORKS });

  function networkOf(key: string): Network {
    const now = Date.now();
    const known = networks.get(key);
    const network: Network = known ?? {
      inTurn: createSemaphore(AT_ONCE_PER_NETWORK, WAITING_PER_NETWORK),
      saved: MOST_SAVED,
      at: now,
    };
    networks.set(key, network);
    return network;
  }

  function reckon(network: Network): void {
    const now = Date.now();
    network.saved = Math.min(MOST_SAVED, network.saved + Math.max(0, now - network.at) * SHARE);
    network.at = now;
  }

  async function untilSaved(network: Network): Promise<void> {
    for (reckon(network); network.saved < 0; reckon(network))
      await new Promise((resolve) => setTimeout(resolve, Math.ceil(-network.saved / SHARE)));
  }

  /** @param key the network's address (addressKey); undefined for the server itself */
  return async function takeTurn<T>(key: string | undefined, task: () => Promise<T>): Promise<T> {
    if (!isBounded || key === undefined) return forAll(task);
    const network = networkOf(key);
    return network.inTurn(async () => {
      await untilSaved(network);
      return forAll(async () => {
        const before = busyTime();
        try {
          return await task();
        } finally {
          network.saved -= Math.min(MOST_PER_PAGE, busyTime() - before);
        }
      });
    });
  };
}
