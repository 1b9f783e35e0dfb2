/** Runs a task when it is the turn of the network that asked for it (render-turns.ts). */
export type TakeTurn = <T>(network: string | undefined, task: () => Promise<T>) => Promise<T>;

/** What is rendered, with the number of changes of what its pages show. */
interface Counted {
  changes: number;
}

/** A rendering under way, with the number of changes when it was asked for. */
interface Rendering<Page> extends Counted {
  /** The page, rendered once the first of the networks that wait for it has its turn. */
  pageFor(network: string | undefined): Promise<Page>;
}

/**
 * Renderings that several networks may wait for: requests for the same address share one, unless what it shows has changed
 * since it was asked for. Each network takes its own turn, so that nobody waits behind one with many other requests; the
 * first turn renders the page for all.
 */
export function createSharedRenderings<Kind extends Counted, Page>(
  render: (address: string, kind: Kind) => Promise<Page>,
  takeTurn: TakeTurn,
) {
  const underWay = new Map<string, Rendering<Page>>();

  function newRendering(address: string, kind: Kind): Rendering<Page> {
    let settle: (page: Promise<Page>) => void = () => {};
    const rendered = new Promise<Page>((resolve) => {
      settle = resolve;
    });
    const waiting = new Map<string | undefined, Promise<Page>>();
    const end = () => {
      if (underWay.get(address) === self) underWay.delete(address);
    };
    let started = false;
    const start = (): Promise<Page> => {
      if (!started) {
        started = true;
        settle(render(address, kind).finally(end));
      }
      return rendered;
    };
    const self: Rendering<Page> = {
      changes: kind.changes,
      pageFor(network) {
        const turn =
          waiting.get(network) ??
          takeTurn(network, start).finally(() => {
            waiting.delete(network);
            if (waiting.size === 0 && !started) end();
          });
        waiting.set(network, turn);
        return Promise.race([turn, rendered]);
      },
    };
    return self;
  }

  return {
    /** The page of an address, from the rendering under way or from a new one. */
    pageFor(address: string, kind: Kind, network: string | undefined): Promise<Page> {
      const running = underWay.get(address);
      if (running?.changes === kind.changes) return running.pageFor(network);
      const started = newRendering(address, kind);
      underWay.set(address, started);
      return started.pageFor(network);
    },
  };
}
