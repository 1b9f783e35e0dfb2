import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openGroupCommits } from './group-commits.ts';
import { createKnownStatements } from './known-statements.ts';
import { openListener } from './listener.ts';
import { ClientWithoutNames, type Pooler } from './pooler.ts';
import { openReadsByKey } from './reads/gathered-reads.ts';
import { openSharedReads } from './reads/shared-reads.ts';
import { type SlowQueryWatch, watchedClient } from './slow-queries.ts';
import type { Sql, Write } from './sql.ts';
import { compiled } from './statement.ts';
import { TogetherSocket } from './together-socket.ts';
import { inTransaction, openTransaction, type TransactionDeps } from './transaction.ts';

export interface Database extends Sql {
  /**
   * Runs the work in one READ COMMITTED transaction, and rolls back when it throws. It resolves once all writes of the
   * work are answered, also those that the work did not wait for. After a deadlock or a serialization
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
  /** The pool: open and idle connections, and callers that wait for one. */
  connections(): { open: number; idle: number; waiting: number };
  /**
   * The same database for long work that no request waits for. Its connections are opened when they are used and closed when
   * they are idle; behind a pooler they go to the database itself, if its URL is known.
   */
  longWork(): LongWorkDatabase;
  /** Reports statements that take at least this long (milliseconds). */
  reportSlow(after: number, report: SlowQueryWatch['report']): void;
  /** Waits for running statements, then closes all connections. */
  close(): Promise<void>;
}

/**
 * A database whose connections have no timeouts and are not those of requests. Functions whose statements may take minutes
 * on a slow disk ask for it by this type: creating and dropping databases, counting or sweeping whole tables, migrations.
 */
export interface LongWorkDatabase extends Database {
  readonly isForLongWork: true;
  /** Whether its connections lead to a pooler, where nobody sees which sessions are whose. */
  readonly isPooled: boolean;
}

export interface DatabaseOptions {
  url: string;
  /** The pooler that the URL leads to. It takes no timeouts, so those of the database are then the pooler's to set. */
  pooler?: Pooler | undefined;
  /** The URL of the database itself, for listening behind a pooler. */
  directUrl?: string | undefined;
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
  /** The name of its connections in `pg_stat_activity`. */
  name?: string;
  /** Milliseconds after which an unused connection of the pool is closed; 0 means never. */
  idleTimeout?: number;
  /** Connections that stay open while they are unused. */
  keptConnections?: number;
}

const NO_TIMEOUTS = {
  statementTimeout: 0,
  answerTimeout: 0,
  idleInTransactionTimeout: 0,
  connectionTimeout: 30_000,
  keptConnections: 0,
} as const;
/** A busy machine may take seconds to open a connection: the first visitor after a quiet time must not wait for one. */
const KEPT_CONNECTIONS = 2;
/** Connections for long work beside those of requests. */
const LONG_WORK_CONNECTIONS = 3;
/** Milliseconds without a word after which the system asks whether the other side of a connection still lives. */
const ASK_FOR_LIFE_AFTER = 60_000;

const ATTEMPTS = 3;
/** Milliseconds before the first retry after a deadlock, so that the two transactions do not collide again. */
const RETRY_PAUSE_MS = 10;

export function openDatabase(options: DatabaseOptions): Database {
  const { pooler } = options;
  const timeouts: pg.ClientConfig = {
    statement_timeout: options.statementTimeout ?? 5_000,
    idle_in_transaction_session_timeout: options.idleInTransactionTimeout ?? 30_000,
  };
  const connection: pg.ClientConfig = {
    connectionString: options.url,
    // Together the waits for a connection and for an answer stay below ten seconds per request.
    connectionTimeoutMillis: options.connectionTimeout ?? 3_000,
    query_timeout: options.answerTimeout ?? 6_000,
    ...(pooler === undefined && timeouts),
    keepAlive: true,
    keepAliveInitialDelayMillis: ASK_FOR_LIFE_AFTER,
    // Statements that do not wait for one another are sent together.
    pipeline: true,
    stream: () => new TogetherSocket(),
    application_name: options.name ?? 'rasoi',
    types: { getTypeParser },
  };
  const watch: SlowQueryWatch = { after: Infinity, report: ignore };
  const pool = new pg.Pool({
    ...connection,
    max: options.maxConnections ?? 10,
    min: options.keptConnections ?? KEPT_CONNECTIONS,
    idleTimeoutMillis: options.idleTimeout ?? 10_000,
    Client: watchedClient(watch, pooler?.keepsStatements === false ? ClientWithoutNames : pg.Client),
  });
  // The next user of a broken connection gets its error. Without these listeners the error would end the process.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  const listener = openListener({ ...connection, connectionString: options.directUrl ?? options.url });
  const known = createKnownStatements();
  const commit = openGroupCommits(pool, known);
  const read = openSharedReads(pool, known);
  const readByKey = openReadsByKey(read);
  let longWork: LongWorkDatabase | undefined;

  return {
    ...sqlOver(pool, commit, readByKey),
    transaction: (work) => transact({ connect: () => pool.connect(), read, readByKey, commit }, work),
    listen: listener.listen,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    longWork() {
      const { url, pooler, directUrl } = options;
      longWork ??= openForLongWork({
        ...(directUrl === undefined ? { url, pooler } : { url: directUrl }),
        maxConnections: LONG_WORK_CONNECTIONS,
      });
      return longWork;
    },
    reportSlow: (after, report) => Object.assign(watch, { after, report }),
    async close() {
      await longWork?.close();
      await listener.close();
      await pool.end();
    },
  };
}

/** Opens a database for long work, by its URL. Where a database is open already, its `longWork()` does it. */
export function openForLongWork(
  options: Pick<DatabaseOptions, 'url' | 'pooler' | 'maxConnections' | 'name' | 'idleTimeout'>,
): LongWorkDatabase {
  return {
    ...openDatabase({ ...options, ...NO_TIMEOUTS }),
    isForLongWork: true,
    isPooled: options.pooler !== undefined,
  };
}

/** Opens the database for one long task, on one connection that stays open until the task ends. */
export async function withLongWork<T>(
  options: Pick<DatabaseOptions, 'url' | 'pooler' | 'name'>,
  task: (database: LongWorkDatabase) => Promise<T>,
): Promise<T> {
  const database = openForLongWork({ ...options, maxConnections: 1, idleTimeout: 0 });
  try {
    return await task(database);
  } finally {
    await database.close();
  }
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

type Commit = ReturnType<typeof openGroupCommits>;

function sqlOver(pool: pg.Pool, commit: Commit, readByKey: Sql['readByKey']): Sql {
  const query: Sql['query'] = async (statement, name) => (await pool.query(compiled(statement, name))).rows;
  return {
    query,
    read: query,
    readByKey,
    write: async <Row>({ statement, name }: Write) => (await commit(compiled(statement, name))).rows as Row[],
    execute: async (statement, name) => (await pool.query(compiled(statement, name))).rowCount ?? 0,
  };
}

async function transact<T>(deps: TransactionDeps, work: (tx: Sql) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const transaction = openTransaction(deps);
    try {
      return await inTransaction(transaction, work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
    } finally {
      await transaction.release();
    }
    await sleep(attempt * RETRY_PAUSE_MS);
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
