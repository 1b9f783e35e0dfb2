import type pg from 'pg';
import { createKnownStatements } from '../known-statements.ts';

interface Taken {
  client: Promise<pg.PoolClient>;
  /** The number of running reads. */
  reads: number;
  broken: boolean;
}

/**
 * Runs short reads on one connection while any read is running, so that reads of one turn of the event loop are sent in one
 * packet and wake only one process of the database. The reads must be quick, because each waits for those before it.
 */
export function openSharedReads(
  pool: pg.Pool,
  known = createKnownStatements(),
): (query: pg.QueryConfig) => Promise<pg.QueryResult> {
  let taken: Taken | undefined;

  async function leave(own: Taken): Promise<void> {
    own.reads--;
    if (own.reads > 0) return;
    if (taken === own) taken = undefined;
    const client = await own.client.catch(() => undefined);
    client?.release(own.broken);
  }

  return async (query) => {
    taken ??= { client: pool.connect(), reads: 0, broken: false };
    const own = taken;
    own.reads++;
    try {
      return await known.send(await own.client, query);
    } catch (error) {
      // Like the pool, does not use a connection again after a failure.
      own.broken = true;
      if (taken === own) taken = undefined;
      throw error;
    } finally {
      await leave(own);
    }
  };
}
