import type pg from 'pg';
import type { ReadByKey, Sql } from '../sql.ts';
import { compiled } from '../statement.ts';
import { waitAtMost } from '../wait-at-most.ts';

/** The most keys that one statement reads. */
const MOST = 100;
/** Milliseconds that a slow statement may keep the next one waiting. */
const PATIENCE_MS = 100;

interface Asked<Key, Value> {
  key: Key;
  resolve(value: Value): void;
  reject(error: unknown): void;
}

/**
 * Reads values by key, many keys in one statement: the keys requested in one turn of the event loop, then those requested
 * while a statement runs. So a single read does not wait, and under load many callers share the cost of one statement. A
 * key is never read before it is requested.
 * @param readAll returns the values in the order of the keys. If it throws, all callers get the error.
 */
export function gatherReads<Key, Value>(
  readAll: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  const waiting: Asked<Key, Value>[] = [];
  let reading = false;

  async function read(asked: readonly Asked<Key, Value>[]): Promise<void> {
    try {
      const values = await readAll(asked.map(({ key }) => key));
      for (const [at, { resolve }] of asked.entries()) resolve(values[at] as Value);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  async function readWaiting(): Promise<void> {
    while (waiting.length > 0) await waitAtMost(PATIENCE_MS, read(waiting.splice(0, MOST)));
    reading = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (reading) return;
      reading = true;
      // After all promises of this turn, because they may add more.
      queueMicrotask(() => process.nextTick(readWaiting));
    });
}

/** The rows of a read in the places of their keys. */
export function byPlace(rows: readonly Record<string, unknown>[], keys: number): unknown[] {
  const values: unknown[] = Array(keys).fill(undefined);
  for (const { place, ...row } of rows) values[Number(place) - 1] = row;
  return values;
}

/** Runs reads by key, and gathers the keys of each read. */
export function openReadsByKey(run: (query: pg.QueryConfig) => Promise<pg.QueryResult>): Sql['readByKey'] {
  const gathered = new WeakMap<object, (key: unknown) => Promise<unknown>>();

  async function readAll(read: ReadByKey<unknown>, keys: readonly unknown[]): Promise<unknown[]> {
    const { rows } = await run(compiled(read.statement(keys), read.name));
    return byPlace(rows, keys.length);
  }

  return <Key, Row>(read: ReadByKey<Key>, key: Key) => {
    const known = gathered.get(read) ?? gatherReads((keys) => readAll(read as ReadByKey<unknown>, keys));
    gathered.set(read, known);
    return known(key) as Promise<Row | undefined>;
  };
}
