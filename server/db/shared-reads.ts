import type pg from 'pg';

interface Taken {
  client: Promise<pg.PoolClient>;
  /** Reads under way. */
  reads: number;
  broken: boolean;
}

/**
 * Runs short reads on one connection as long as any is under way, so that those of one turn of the event loop travel in
 * one packet and wake one process of the database. The reads must be quick, because each waits for those before it.
 */
export function openSharedReads(pool: pg.Pool): (query: pg.QueryConfig) => Promise<pg.QueryResult> {
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
      return await (await own.client).query(query);
    } catch (error) {
      // As in the pool itself: a connection on which something failed is not used again.
      own.broken = true;
      if (taken === own) taken = undefined;
      throw error;
    } finally {
      await leave(own);
    }
  };
}
