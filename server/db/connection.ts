import { setTimeout as sleep } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import pg from 'pg';
import { openListener } from './listener.ts';
import { compiled } from './statement.ts';
import { TogetherSocket } from './together-socket.ts';

/** What a pool and a transaction have in common. */
export interface Sql {
  /** The rows of a statement. With a name it is prepared once per connection: only for statements of a fixed shape. */
  query<Row>(statement: SQL, name?: string): Promise<Row[]>;
  /** The number of rows a statement affected. */
  execute(statement: SQL, name?: string): Promise<number>;
}

export interface Database extends Sql {
  /**
   * Runs the work in one transaction, READ COMMITTED; rolls back when it throws. The work runs again, at most
   * three times in all, when the database gave up on it for the sake of another transaction: it must do nothing
   * outside the database. A `connectionFailure` leaves open whether it was committed.
   */
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>;
  /**
   * Calls `onPayload` for each notification, until the returned function is called. Notifications during a lost
   * connection are lost; `onGap` is called when it is back.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  /** Waits for running statements and closes all connections. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  /** Connections of the pool. A listening one is added to them. */
  maxConnections?: number;
  /** Milliseconds a statement may take before the database ends it; 0 means any time. */
  statementTimeout?: number;
  /** Milliseconds to wait for an answer before the connection is given up: a frozen database ends nothing itself. 0 means any time. */
  answerTimeout?: number;
  /** Milliseconds a transaction may do nothing before the database ends its connection. */
  idleInTransactionTimeout?: number;
  /** Milliseconds to wait for a connection to be made or to become free. */
  connectionTimeout?: number;
}

/** For long work that nobody waits for, such as migrations. */
export const NO_TIMEOUTS = { statementTimeout: 0, answerTimeout: 0, connectionTimeout: 30_000 } as const;

const ATTEMPTS = 3;
/** Milliseconds before a retry after a deadlock, so that the two transactions do not collide again. */
const HEAD_START_MS = 10;

export function openDatabase(options: DatabaseOptions): Database {
  const connection: pg.ClientConfig = {
    connectionString: options.url,
    // A request is refused within ten seconds, counting the waits for a connection and for the answer.
    connectionTimeoutMillis: options.connectionTimeout ?? 3_000,
    statement_timeout: options.statementTimeout ?? 5_000,
    query_timeout: options.answerTimeout ?? 6_000,
    idle_in_transaction_session_timeout: options.idleInTransactionTimeout ?? 30_000,
    keepAlive: true,
    // Statements that do not wait for one another travel together.
    pipeline: true,
    stream: () => new TogetherSocket(),
    application_name: 'rasoi',
    types: { getTypeParser },
  };
  const pool = new pg.Pool({ ...connection, max: options.maxConnections ?? 10 });
  // A broken connection shows an error to its next user. Without these listeners the error would end the process.
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

/** The violated constraint's name when the error is a unique violation. */
export function uniqueViolation(error: unknown): string | undefined {
  if (!(error instanceof pg.DatabaseError) || error.code !== '23505') return undefined;
  return error.constraint ?? '';
}

/** Runs the task again, once, when a unique index refused it: it then finds what somebody faster has made. */
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

/** Whether the database was unreachable or lost, rather than refusing a statement. */
export function connectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (CONNECTION_MESSAGES.test(error.message)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // A missing socket, not some missing file.
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
      if (attempt === ATTEMPTS || !gaveWay(error)) throw error;
    } finally {
      // A connection whose transaction could not be ended must not be reused.
      client.release(broken !== undefined);
    }
    await sleep(attempt * HEAD_START_MS);
  }
}

/** With a name, because the driver holds back what has one until the statements behind it are written, too. */
const BEGIN = { name: 'begin', text: 'begin isolation level read committed' };

async function attemptOnce<T>(
  client: pg.PoolClient,
  work: (tx: Sql) => Promise<T>,
  markBroken: (error: unknown) => void,
): Promise<T> {
  let over = false;
  const tx = sqlOver((query) => {
    if (over) throw new Error('This transaction is over.');
    return client.query(query);
  });
  try {
    // The first statement travels with it, and fails with it.
    const begun = client.query(BEGIN);
    const [result] = await Promise.all([work(tx), begun]);
    over = true;
    const { command } = await client.query('commit');
    // PostgreSQL's answer to a commit after a failed statement that the task ignored.
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back: a statement in it had failed.');
    return result;
  } catch (error) {
    over = true;
    await client.query('rollback').catch(markBroken);
    throw error;
  }
}

/** Serialization failure or deadlock. */
function gaveWay(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');
}

const DATE = 1082;
const NUMBERS = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

/** Big numbers come as numbers, ours are all below 2^53; a day comes as its text, since a Date is a moment. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (format !== 'binary' && NUMBERS.has(oid)) return Number;
  if (format !== 'binary' && oid === DATE) return String;
  return pg.types.getTypeParser(oid, format);
}

function ignore(): void {}
