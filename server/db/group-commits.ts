import pg from 'pg';
import { waitAtMost } from './wait-at-most.ts';

/** The most statements that are committed together. */
const MOST = 32;

const BEGIN = { name: 'begin', text: 'begin isolation level read committed' };
/** Milliseconds that a statement may wait for a lock in its group, and that a group may keep the next one waiting. */
const PATIENCE_MS = 100;
/** A statement that waits for a lock delays its group. After this time the statements run one by one. */
const PATIENCE = { name: 'patience', text: `set local lock_timeout = '${PATIENCE_MS}ms'` };
const COMMIT = { name: 'commit', text: 'commit' };
/** The index of a group's first statement, after BEGIN and PATIENCE. */
const FIRST = 2;

interface Waiting {
  query: pg.QueryConfig;
  resolve(result: pg.QueryResult): void;
  reject(error: unknown): void;
}

/**
 * Runs statements that are a transaction each, and commits those together that arrive during a commit. Under load, many
 * statements share one write to the disk and one round trip; a single one does not wait. If a statement fails, its group
 * is rolled back and its statements run again one by one, so that only the wrong one fails.
 */
export function openGroupCommits(pool: pg.Pool): (query: pg.QueryConfig) => Promise<pg.QueryResult> {
  let waiting: Waiting[] = [];
  let committing = false;

  const alone = ({ query, resolve, reject }: Waiting) => pool.query(query).then(resolve, reject);

  async function commitGroup(group: readonly Waiting[]): Promise<void> {
    const client = await pool.connect();
    const queries = [BEGIN, PATIENCE, ...group.map(({ query }) => query), COMMIT];
    const results = await Promise.allSettled(queries.map((query) => client.query(query)));
    client.release(results.some(isLost));
    const commit = results[queries.length - 1];
    if (!commit) return;
    if (commit.status === 'rejected') throw commit.reason;
    if (commit.value.command !== 'COMMIT') {
      for (const each of group) alone(each);
      return;
    }
    for (const [at, { resolve }] of group.entries()) {
      const result = results[at + FIRST];
      if (result?.status === 'fulfilled') resolve(result.value);
    }
  }

  async function commitOrReject(group: readonly Waiting[]): Promise<void> {
    const [first] = group;
    if (group.length === 1 && first) return alone(first);
    return commitGroup(group).catch((error: unknown) => {
      for (const { reject } of group) reject(error);
    });
  }

  async function commitWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      await waitAtMost(PATIENCE_MS, commitOrReject(group));
    }
    committing = false;
  }

  return (query) =>
    new Promise((resolve, reject) => {
      waiting.push({ query, resolve, reject });
      if (committing) return;
      committing = true;
      // After all promises of this turn, because they may add more.
      queueMicrotask(() => process.nextTick(commitWaiting));
    });
}

/** Whether the connection was lost. Any other error is an answer of the database. */
const isLost = (result: PromiseSettledResult<unknown>): boolean =>
  result.status === 'rejected' && !(result.reason instanceof pg.DatabaseError);
