import pg from 'pg';
import { createKnownStatements } from './known-statements.ts';
import { waitAtMost } from './wait-at-most.ts';

/** The most statements that are committed together. */
const MOST = 32;

const BEGIN = { name: 'begin', text: 'begin isolation level read committed' };
/** Milliseconds that a statement may wait for a lock in its group, and that a group may keep the next one waiting. */
const PATIENCE_MS = 100;
/** A statement that waits for a lock delays its group. After this time the statements run one by one. */
const PATIENCE = { name: 'patience', text: `select set_config('lock_timeout', '${PATIENCE_MS}ms', true)` };
const COMMIT = { name: 'commit', text: 'commit' };
/** Errors with which the database ends a connection. */
const ENDING = /^(57P|08)/;

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
export function openGroupCommits(
  pool: pg.Pool,
  known = createKnownStatements(),
): (query: pg.QueryConfig) => Promise<pg.QueryResult> {
  let waiting: Waiting[] = [];
  let committing = false;

  async function sendAlone({ query, resolve, reject }: Waiting): Promise<void> {
    const client = await pool.connect();
    await known.send(client, query).then(
      (result) => {
        client.release();
        resolve(result);
      },
      (error: unknown) => {
        client.release(isLost(error));
        reject(error);
      },
    );
  }

  const alone = (each: Waiting) => sendAlone(each).catch(each.reject);

  /** Runs the statements in one transaction. Undefined if one failed, and so none was committed. */
  async function runTogether(
    client: pg.PoolClient,
    queries: readonly pg.QueryConfig[],
  ): Promise<pg.QueryResult[] | undefined> {
    const sent = known.sendTogether(client, [PATIENCE, ...queries]);
    if (sent) {
      const results = await sent.catch((error: unknown) => {
        if (isLost(error)) throw error;
      });
      return results?.slice(1);
    }
    const all = [BEGIN, PATIENCE, ...queries, COMMIT].map((query) => known.send(client, query));
    const commit = (await Promise.allSettled(all)).at(-1);
    if (commit?.status !== 'fulfilled') throw commit?.reason;
    return commit.value.command === 'COMMIT' ? (await Promise.all(all)).slice(2, -1) : undefined;
  }

  async function commitGroup(group: readonly Waiting[]): Promise<void> {
    const client = await pool.connect();
    const queries = group.map(({ query }) => query);
    const [answer] = await Promise.allSettled([runTogether(client, queries)]);
    client.release(answer.status === 'rejected');
    if (answer.status === 'rejected') throw answer.reason;
    for (const [at, each] of group.entries()) {
      const result = answer.value?.[at];
      if (result) each.resolve(result);
      else alone(each);
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
const isLost = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || ENDING.test(error.code ?? '');
