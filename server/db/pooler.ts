import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A connection pooler between the server and PostgreSQL, such as PgBouncer. */
export interface Pooler {
  /** Whether a statement that was prepared under a name can be used in later transactions. */
  keepsStatements: boolean;
}

/** Milliseconds to wait for the connection. */
const CONNECT_WITHIN = 30_000;

/**
 * Finds out whether a URL leads to PostgreSQL itself or to a pooler. PostgreSQL tells each client the number of the process
 * that serves it; a pooler shares those processes, so it tells another number. One in session mode is not told from one in
 * transaction mode, and treated like that: Rasoi has a pool of its own, so a session mode would have no use.
 *
 * A pooler that keeps prepared statements (PgBouncer from 1.21 on) gives them names of its own. Without that, our name
 * reaches PostgreSQL, where the next transaction may meet a process that does not know it.
 */
export async function findPooler(url: string): Promise<Pooler | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const name = `probe ${randomUUID()}`;
    await client.query('begin');
    const { rows } = await client.query<{ process: number; names: string[] }>({
      name,
      text: 'select pg_backend_pid() as process, array(select name from pg_prepared_statements) as names',
    });
    const names = rows[0]?.names ?? [];
    if (names.includes(name)) await client.query(`deallocate ${pg.escapeIdentifier(name)}`);
    await client.query('commit');
    const { processID } = client as pg.Client & { processID: number };
    return rows[0]?.process === processID ? undefined : { keepsStatements: !names.includes(name) };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Sends each statement without its name. It is then parsed each time, and still sent together with others. */
export class ClientWithoutNames extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as (...given: unknown[]) => unknown;
    const withoutName = (query: unknown, ...rest: unknown[]) =>
      send(isNamed(query) ? { ...query, name: undefined, queryMode: 'extended' } : query, ...rest);
    this.query = withoutName as typeof this.query;
  }
}

const isNamed = (query: unknown): query is pg.QueryConfig =>
  typeof query === 'object' && query !== null && 'name' in query;
