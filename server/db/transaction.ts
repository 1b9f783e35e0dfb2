import pg from 'pg';
import { canBeJoined, joinWrites, rowsOfEach } from './joined-writes.ts';
import { byPlace } from './reads/gathered-reads.ts';
import type { ReadByKey, Sql, Write } from './sql.ts';
import { compiled } from './statement.ts';

/** A write that has not been sent yet. */
interface Waiting extends Write {
  resolve(rows: unknown[]): void;
  reject(error: unknown): void;
}

export interface Transaction {
  sql: Sql;
  /** Commits, and waits for all statements. Throws the first error of a statement. */
  commit(): Promise<void>;
  /** Rolls back what has begun. */
  rollback(): Promise<void>;
  /** Releases the connection, if one was taken. */
  release(): Promise<void>;
}

export interface TransactionDeps {
  /** Takes a connection from the pool. */
  connect(): Promise<pg.PoolClient>;
  /** Runs a statement on any connection. */
  read(query: pg.QueryConfig): Promise<pg.QueryResult>;
  readByKey: Sql['readByKey'];
  /** Runs a statement that is a transaction by itself. */
  commit(query: pg.QueryConfig): Promise<pg.QueryResult>;
}

/** Named, because the driver sends a named statement in one packet with the statements that follow it. */
const BEGIN = { name: 'begin', text: 'begin isolation level read committed' };

/** PostgreSQL's answer to a statement after one that has failed. */
const ABORTED = '25P02';
const isAborted = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === ABORTED;

/**
 * A READ COMMITTED transaction. It takes a connection and begins with its first statement that is not `read`, in the same
 * packet. Writes that are not awaited are sent in one packet with the commit. If the transaction consists only of such
 * writes and they fit in one statement, it is sent alone, because a statement is a transaction by itself.
 */
export function openTransaction(deps: TransactionDeps): Transaction {
  const { connect, commit: commitAlone } = deps;
  let connection: Promise<pg.PoolClient> | undefined;
  let begun: Promise<unknown> | undefined;
  let ended = false;
  let committed = false;
  let broken = false;
  let waiting: Waiting[] = [];
  /** Writes that were sent and not answered yet. */
  const unanswered = new Set<Promise<unknown>>();
  /** The first error of a write. */
  let failure: unknown;

  async function send(query: pg.QueryConfig): Promise<pg.QueryResult> {
    try {
      connection ??= connect();
      return await (await connection).query(query);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) broken = true;
      throw error;
    }
  }

  function begin(): void {
    begun ??= send(BEGIN);
    // The sender of the first statement gets the error.
    begun.catch(ignore);
  }

  function sendTogether(writes: readonly Waiting[], sendBy = send): void {
    const { statement, name } = joinWrites(writes);
    const answer = sendBy(compiled(statement, name)).then(
      ({ rows }) => {
        const own = rowsOfEach(writes, rows);
        for (const [at, write] of writes.entries()) write.resolve(own[at] ?? []);
      },
      (error: unknown) => {
        failure ??= error;
        for (const write of writes) write.reject(error);
        throw error;
      },
    );
    unanswered.add(answer);
    answer.catch(ignore).finally(() => unanswered.delete(answer));
  }

  function sendWaiting(): void {
    const writes = waiting;
    waiting = [];
    if (writes.length === 0) return;
    begin();
    if (canBeJoined(writes)) sendTogether(writes);
    else for (const write of writes) sendTogether([write]);
  }

  /** Sends a statement behind all that were given before it. After a failed write it throws the error of that one. */
  async function run(...[statement, name]: Parameters<Sql['query']>): Promise<pg.QueryResult> {
    if (ended) throw new Error('This transaction has ended.');
    sendWaiting();
    begin();
    try {
      return await send(compiled(statement, name));
    } catch (error) {
      throw isAborted(error) ? (failure ?? error) : error;
    }
  }

  const isUnderWay = (): boolean => begun !== undefined || waiting.length > 0 || ended;

  async function commit(): Promise<void> {
    ended = true;
    if (!begun && waiting.length > 0 && canBeJoined(waiting)) {
      sendTogether(waiting, commitAlone);
      waiting = [];
      await Promise.all(unanswered);
      return;
    }
    sendWaiting();
    if (!begun) return;
    const statements = Promise.all([begun, ...unanswered]);
    const [answers, commit] = await Promise.allSettled([statements, send({ text: 'commit' })]);
    committed = commit.status === 'fulfilled';
    if (answers.status === 'rejected') throw answers.reason;
    if (commit.status === 'rejected') throw commit.reason;
    // PostgreSQL answers ROLLBACK to the commit if a statement failed and the work ignored the error.
    if (commit.value.command !== 'COMMIT')
      throw failure ?? new Error('The transaction was rolled back because one of its statements had failed.');
  }

  async function rollback(): Promise<void> {
    ended = true;
    waiting = [];
    if (begun && !committed) await send({ text: 'rollback' }).catch(() => (broken = true));
  }

  return {
    sql: {
      query: async (statement, name) => (await run(statement, name)).rows,
      execute: async (statement, name) => (await run(statement, name)).rowCount ?? 0,
      async read(statement, name) {
        if (isUnderWay()) return (await run(statement, name)).rows;
        return (await deps.read(compiled(statement, name))).rows;
      },
      async readByKey<Key, Row>(read: ReadByKey<Key>, key: Key) {
        if (!isUnderWay()) return deps.readByKey<Key, Row>(read, key);
        const { rows } = await run(read.statement([key]), read.name);
        return byPlace(rows, 1)[0] as Row | undefined;
      },
      write<Row>(write: Write): Promise<Row[]> {
        if (ended) return Promise.reject(new Error('This transaction has ended.'));
        const answer = new Promise<unknown[]>((resolve, reject) =>
          waiting.push({ ...write, resolve, reject }),
        );
        answer.catch(ignore);
        // After all promises of this turn, because they may add more.
        if (waiting.length === 1) queueMicrotask(() => process.nextTick(sendWaiting));
        return answer as Promise<Row[]>;
      },
    },
    commit,
    rollback,
    async release() {
      const client = await connection?.catch(ignore);
      client?.release(broken);
    },
  };
}

function ignore(): void {}

/** Runs a task in an open transaction: commits it, or rolls it back and throws the task's error. */
export async function inTransaction<T>(
  { sql, commit, rollback }: Transaction,
  task: (tx: Sql) => Promise<T>,
): Promise<T> {
  try {
    const result = await task(sql);
    await commit();
    return result;
  } catch (error) {
    await rollback();
    throw error;
  }
}
