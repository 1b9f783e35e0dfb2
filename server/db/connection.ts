import { setTimeout as sleep } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import pg from 'pg';
import { openListener } from './listener.ts';
import { compiled } from './statement.ts';
import { TogetherSocket } from './together-socket.ts';

/** Runs SQL statements, on a pool or in a transaction. */
export interface Sql {
  /** Returns the rows of a statement. A named statement is prepared once per connection, so its text must never vary. */
  query<Row>(statement: SQL, name?: string): Promise<Row[]>;
  /** Returns the number of rows that a statement affected. */
  execute(statement: SQL, name?: string): Promise<number>;
}

export interface Database extends Sql {
  /**
   * Runs the work in one READ COMMITTED transaction, and rolls back when it throws. After a deadlock or a serialization
   * failure the work runs again, at most three times in all, so it must have no effects outside the database. After an
   * error that `isConnectionFailure`, it is unknown whether the transaction was committed.
   */
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>;
  /**
   * Calls `onPayload` for each notification until the returned function is called. Notifications are lost while the
   * connection is down; `onGap` is called once it is open again.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  /** Waits for running statements, then closes all connections. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  /** Connections of the pool. Listening takes one more. */
  maxConnections?: number;
  /** Milliseconds after which the database cancels a statement; 0 means never. */
  statementTimeout?: number;
  /** Milliseconds after which a statement without an answer fails, in case the database hangs; 0 means never. */
  answerTimeout?: number;
  /** Milliseconds that a transaction may be idle before the database ends its connection. */
  idleInTransactionTimeout?: number;
  /** Milliseconds to wait for a connection of the pool. */
  connectionTimeout?: number;
}

/** For long work that no request waits for, such as migrations. */
export const NO_TIMEOUTS = { statementTimeout: 0, answerTimeout: 0, connectionTimeout: 30_000 } as const;

const ATTEMPTS = 3;
/** Milliseconds before the first retry after a deadlock, so that the two transactions do not collide again. */
const RETRY_PAUSE_MS = 10;

export function openDatabase(options: DatabaseOptions): Database {
  const connection: pg.ClientConfig = {
    connectionString: options.url,
    // Together the waits for a connection and for an answer stay below ten seconds per request.
    connectionTimeoutMillis: options.connectionTimeout ?? 3_000,
    statement_timeout: options.statementTimeout ?? 5_000,
    query_timeout: options.answerTimeout ?? 6_000,
    idle_in_transaction_session_timeout: options.idleInTransactionTimeout ?? 30_000,
    keepAlive: true,
    // Statements that do not wait for one another are sent together.
    pipeline: true,
    stream: () => new TogetherSocket(),
    application_name: 'rasoi',
    types: { getTypeParser },
  };
  const pool = new pg.Pool({ ...connection, max: options.maxConnections ?? 10 });
  // The next user of a broken connection gets its error. Without these listeners the error would end the process.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  const listener = openListener(connection);

  return {
    ...sqlOver((query) => pool.query(query)),
    transaction: (work) => transact(pool, work),
    listen: listener.listen,
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

/** The name of the violated constraint if the error is a unique violation; else undefined. */
export function uniqueViolation(error: unknown): string | undefined {
  if (!(error instanceof pg.DatabaseError) || error.code !== '23505') return undefined;
  return error.constraint ?? '';
}

/** Runs the task a second time after a unique violation. It then finds the row that a faster caller has inserted. */
export async function retryOnUniqueViolation<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (uniqueViolation(error) === undefined) throw error;
    return task();
  }
}

const CONNECTION_CODES =
  /^(08...|57P0[1-4]|53300|25P03|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const CONNECTION_MESSAGES =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/;

/** Whether an error means that the database could not be reached, rather than that it refused a statement. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (CONNECTION_MESSAGES.test(error.message)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // ENOENT means a missing socket only if it comes from connecting, and a missing file otherwise.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return CONNECTION_CODES.test(code);
}

type Send = (query: pg.QueryConfig) => Promise<pg.QueryResult>;

function sqlOver(send: Send): Sql {
  const run = async (statement: SQL, name: string | undefined) => send(compiled(statement, name));
  return {
    query: async (statement, name) => (await run(statement, name)).rows,
    execute: async (statement, name) => (await run(statement, name)).rowCount ?? 0,
  };
}

async function transact<T>(pool: pg.Pool, work: (tx: Sql) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const client = await pool.connect();
    let broken: unknown;
    try {
      return await attemptOnce(client, work, (error) => {
        broken = error;
      });
    } catch (error) {
      if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
    } finally {
      // A connection whose rollback failed must not be reused.
      client.release(broken !== undefined);
    }
    await sleep(attempt * RETRY_PAUSE_MS);
  }
}

/** Named, because the driver sends a named statement in one packet with the statements that follow it. */
const BEGIN = { name: 'begin', text: 'begin isolation level read committed' };

async function attemptOnce<T>(
  client: pg.PoolClient,
  work: (tx: Sql) => Promise<T>,
  markBroken: (error: unknown) => void,
): Promise<T> {
  let ended = false;
  const tx = sqlOver((query) => {
    if (ended) throw new Error('This transaction has ended.');
    return client.query(query);
  });
  try {
    // `begin` is sent together with the first statement of the work, and the two fail together.
    const begun = client.query(BEGIN);
    const [result] = await Promise.all([work(tx), begun]);
    ended = true;
    const { command } = await client.query('commit');
    // PostgreSQL answers ROLLBACK to the commit if a statement failed and the work ignored the error.
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back because one of its statements had failed.');
    return result;
  } catch (error) {
    ended = true;
    await client.query('rollback').catch(markBroken);
    throw error;
  }
}

/** Whether the error is a deadlock or a serialization failure. */
function isDeadlock(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');
}

const DATE = 1082;
const NUMBERS = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

/** Reads big integers as numbers, because ours are all below 2^53, and days as text, because a Date is a moment. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (format !== 'binary' && NUMBERS.has(oid)) return Number;
  if (format !== 'binary' && oid === DATE) return String;
  return pg.types.getTypeParser(oid, format);
}

function ignore(): void {}
