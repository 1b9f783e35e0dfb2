/** Requests of one network that begin in one turn of the event loop. */
const AT_ONCE = 2;

/**
 * Returns a function that begins requests: at most some of a network in one turn of the event loop, the others of it in the next
 * turns, first come first served. All that has arrived is read in one turn, so without this the request of anybody else would
 * wait until all connections of a network that floods the server are answered, and as long again at each of its own steps.
 */
export function createRequestTurns(): (network: string, begin: () => void) => void {
  const begun = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();
  let isTurnOver = true;

  function start(network: string, begin: () => void): void {
    begun.set(network, (begun.get(network) ?? 0) + 1);
    if (isTurnOver) {
      isTurnOver = false;
      setImmediate(nextTurn);
    }
    begin();
  }

  function nextTurn(): void {
    isTurnOver = true;
    begun.clear();
    for (const [network, tasks] of waiting) {
      const next = tasks.splice(0, AT_ONCE);
      if (tasks.length === 0) waiting.delete(network);
      for (const begin of next) start(network, begin);
    }
  }

  return (network, begin) => {
    if ((begun.get(network) ?? 0) < AT_ONCE) return start(network, begin);
    const tasks = waiting.get(network);
    if (tasks) tasks.push(begin);
    else waiting.set(network, [begin]);
  };
}
