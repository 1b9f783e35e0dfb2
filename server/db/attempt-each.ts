import { type Outage, outageOf } from './outage.ts';

/** Outages that every entry would meet. A lock or statement timeout ('overloaded') may be of one entry alone. */
const STOPS_ALL: ReadonlySet<Outage | undefined> = new Set(['unreachable', 'full']);

/**
 * Runs a task for each entry of a queue, one after another. An entry that fails does not stop those behind it: its error is
 * thrown at the end. While the database is out of reach or the disk is full, the rest is left for the next run.
 */
export async function attemptEach<T>(
  entries: readonly T[],
  task: (entry: T) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const entry of entries) {
    try {
      await task(entry);
    } catch (error) {
      if (STOPS_ALL.has(outageOf(error))) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
