/** Requests of one network that begin in one turn of the event loop. */
const AT_ONCE = 2;

/**
 * Returns a function that begins requests. It begins at most AT_ONCE of one network in a turn of the event loop, and the rest in
 * the following turns, in the order of their arrival. Node reads all that has arrived in one turn: without this, a network that
 * floods the server would keep everybody else waiting at each step of their requests.
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
