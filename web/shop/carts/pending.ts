import type { CartLine } from '#domain/carts/line.ts';
import { lineKey } from '#domain/option-groups/options-key.ts';

/** A change of one cart line that is sent to the server. */
export interface CartChange {
  /** `add` adds to the quantity that is there, `set` replaces it; setting 0 removes the line. */
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
  const known = new Set(lines.map(lineKey));
  const changed = lines.map((line) => ({
    ...line,
    quantity: pending.get(lineKey(line))?.quantity ?? line.quantity,
  }));
  const added = [...pending.values()].filter((line) => !known.has(lineKey(line)));
  return [...changed, ...added].filter((line) => line.quantity > 0);
}

/** The wanted lines by their key. */
export type Pending = ReadonlyMap<string, CartLine>;
export const NOTHING_PENDING: Pending = new Map();

interface Run {
  waiting: CartChange | undefined;
  settled: Promise<void>;
}

/**
 * Changes that are being sent to the server: one request at a time for each line, then the sum of the changes made
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
   * @returns resolves when no change of this line is being sent any more; rejects when one failed
   */
  push(wanted: CartLine, change: CartChange, send: (change: CartChange) => Promise<void>): Promise<void> {
    const key = lineKey(wanted);
    this.#show(key, wanted);
    const run = this.#runs.get(key);
    if (run) {
      run.waiting = joinChanges(run.waiting, change);
      return run.settled;
    }
    const started: Run = { waiting: change, settled: Promise.resolve() };
    this.#runs.set(key, started);
    started.settled = this.#sendAll(key, started, send);
    return started.settled;
  }

  async #sendAll(key: string, run: Run, send: (change: CartChange) => Promise<void>): Promise<void> {
    try {
      while (run.waiting) {
        const change = run.waiting;
        run.waiting = undefined;
        await send(change);
      }
    } finally {
      this.#runs.delete(key);
      this.#show(key, undefined);
    }
  }

  #show(key: string, line: CartLine | undefined): void {
    const pending = new Map(this.#pending);
    if (line) pending.set(key, line);
    else pending.delete(key);
    this.#pending = pending;
    for (const listener of this.#listeners) listener();
  }
}
