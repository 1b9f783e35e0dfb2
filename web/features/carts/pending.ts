import type { CartLine } from './queries.ts';

/** What is asked of the server for one dish. */
export interface Ask {
  /** 'add' adds to whatever is there, 'set' replaces it; setting 0 removes the line. */
  kind: 'add' | 'set';
  quantity: number;
}

/** Two asks as one: what is set last counts, what is added adds up. */
export function joinAsks(waiting: Ask | undefined, next: Ask): Ask {
  if (!waiting || next.kind === 'set') return next;
  return { kind: waiting.kind, quantity: waiting.quantity + next.quantity };
}

/** The cart as the customer means it: the server's lines with everything asked for since. */
export function withPending(lines: readonly CartLine[], pending: Pending): CartLine[] {
  if (pending.size === 0) return [...lines];
  const known = new Set(lines.map((line) => line.dishId));
  const meant = lines.map((line) => ({
    ...line,
    quantity: pending.get(line.dishId)?.quantity ?? line.quantity,
  }));
  const added = [...pending.values()].filter((line) => !known.has(line.dishId));
  return [...meant, ...added].filter((line) => line.quantity > 0);
}

export type Pending = ReadonlyMap<string, CartLine>;
export const NOTHING_PENDING: Pending = new Map();

interface Run {
  waiting: Ask | undefined;
  settled: Promise<void>;
}

/**
 * Changes on their way to the server: one request at a time for each dish, and after it the sum of what was asked
 * meanwhile. Screens show what is meant at once; an answer that is already out of date never shows.
 */
export class PendingCart {
  #pending: Pending = NOTHING_PENDING;
  readonly #runs = new Map<string, Run>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly snapshot = (): Pending => this.#pending;

  /**
   * @param meant the line as it is to look, with the quantity it is to have
   * @param send carries one ask to the server and its answer into the cache
   * @returns settles when nothing of this dish is on its way any more; rejects when an ask failed
   */
  push(meant: CartLine, ask: Ask, send: (ask: Ask) => Promise<void>): Promise<void> {
    this.#show(meant.dishId, meant);
    const run = this.#runs.get(meant.dishId);
    if (run) {
      run.waiting = joinAsks(run.waiting, ask);
      return run.settled;
    }
    const started: Run = { waiting: ask, settled: Promise.resolve() };
    this.#runs.set(meant.dishId, started);
    started.settled = this.#carry(meant.dishId, started, send);
    return started.settled;
  }

  async #carry(dishId: string, run: Run, send: (ask: Ask) => Promise<void>): Promise<void> {
    try {
      while (run.waiting) {
        const ask = run.waiting;
        run.waiting = undefined;
        await send(ask);
      }
    } finally {
      this.#runs.delete(dishId);
      this.#show(dishId, undefined);
    }
  }

  #show(dishId: string, line: CartLine | undefined): void {
    const pending = new Map(this.#pending);
    if (line) pending.set(dishId, line);
    else pending.delete(dishId);
    this.#pending = pending;
    for (const listener of this.#listeners) listener();
  }
}
