import type { CartLine } from '#domain/carts/line.ts';

/** A change of one dish's cart line that is sent to the server. */
export interface CartChange {
  /** 'add' adds to whatever is there, 'set' replaces it; setting 0 removes the line. */
  kind: 'add' | 'set';
  quantity: number;
}

/** Joins two changes into one: setting a quantity replaces the earlier change, adding adds to it. */
export function joinChanges(waiting: CartChange | undefined, next: CartChange): CartChange {
  if (!waiting || next.kind === 'set') return next;
  return { kind: waiting.kind, quantity: waiting.quantity + next.quantity };
}

/** The cart as the customer wants it: the server's lines with all changes that the server has not confirmed yet. */
export function withPending(lines: readonly CartLine[], pending: Pending): CartLine[] {
  if (pending.size === 0) return [...lines];
  const known = new Set(lines.map((line) => line.dishId));
  const changed = lines.map((line) => ({
    ...line,
    quantity: pending.get(line.dishId)?.quantity ?? line.quantity,
  }));
  const added = [...pending.values()].filter((line) => !known.has(line.dishId));
  return [...changed, ...added].filter((line) => line.quantity > 0);
}

export type Pending = ReadonlyMap<string, CartLine>;
export const NOTHING_PENDING: Pending = new Map();

interface Run {
  waiting: CartChange | undefined;
  settled: Promise<void>;
}

/**
 * Changes that are being sent to the server: one request at a time for each dish, then the sum of the changes made
 * meanwhile. Screens show the wanted cart at once, and never an answer that is already out of date.
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
   * @param wanted the line with the quantity it should have
   * @param send sends one change to the server and writes its answer into the cache
   * @returns resolves when no change of this dish is being sent any more; rejects when one failed
   */
  push(wanted: CartLine, change: CartChange, send: (change: CartChange) => Promise<void>): Promise<void> {
    this.#show(wanted.dishId, wanted);
    const run = this.#runs.get(wanted.dishId);
    if (run) {
      run.waiting = joinChanges(run.waiting, change);
      return run.settled;
    }
    const started: Run = { waiting: change, settled: Promise.resolve() };
    this.#runs.set(wanted.dishId, started);
    started.settled = this.#sendAll(wanted.dishId, started, send);
    return started.settled;
  }

  async #sendAll(dishId: string, run: Run, send: (change: CartChange) => Promise<void>): Promise<void> {
    try {
      while (run.waiting) {
        const change = run.waiting;
        run.waiting = undefined;
        await send(change);
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
