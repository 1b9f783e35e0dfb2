import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';

type Done = (error: unknown, results?: pg.QueryResult[]) => void;

/** The part of the driver's connection that is used here (pg/lib/connection.js). */
interface Connection {
  stream: Socket;
  /** The texts of the statements that are prepared on this connection, by name. */
  parsedStatements: Readonly<Record<string, string | undefined>>;
  bind(statement: { statement: string; values: unknown[] }): void;
  execute(portal: object): void;
  sync(): void;
}

/** The columns of a statement's rows, and how their texts are read. */
interface Columns {
  fields: readonly pg.FieldDef[];
  readers: readonly ((text: string) => unknown)[];
}

/** A statement with its columns. */
interface Known {
  name: string;
  /** In the form of the protocol. */
  values: unknown[];
  columns: Columns;
}

/** Converts a value for the protocol. The driver's types leave it out. */
const { prepareValue } = Reflect.get(pg, 'utils') as { prepareValue(value: unknown): unknown };

const connectionOf = (client: pg.ClientBase): Connection =>
  (client as pg.ClientBase & { connection: Connection }).connection;

/** The driver's class of queries: in a pipeline it sends no others. */
const DriverQuery = Reflect.get(pg, 'Query') as new (config: {
  text: string;
}) => EventEmitter & { callback?: Done };

const newResult = ({ columns }: Known): pg.QueryResult => ({
  command: '',
  rowCount: null,
  oid: 0,
  fields: [...columns.fields],
  rows: [],
});

/**
 * Prepared statements that are one transaction. The driver ends each statement with a Sync, after which the database
 * answers and the driver reads the answer; and it asks for the columns of each. Here is one Sync after all, and the columns
 * are known.
 */
class Pipeline extends DriverQuery {
  readonly #statements: readonly Known[];
  readonly #results: pg.QueryResult[];
  /** The index of the statement that is being answered. */
  #at = 0;

  constructor(statements: readonly Known[]) {
    // The text is what a log of slow statements shows.
    super({ text: statements.map(({ name }) => name).join(', ') });
    this.#statements = statements;
    this.#results = statements.map(newResult);
  }

  submit(connection: Connection): null {
    connection.stream.cork();
    for (const { name, values } of this.#statements) {
      connection.bind({ statement: name, values });
      connection.execute({});
    }
    connection.sync();
    connection.stream.uncork();
    return null;
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const { columns } = this.#statements[this.#at] as Known;
    const row: Record<string, unknown> = {};
    for (const [at, text] of fields.entries()) {
      const name = columns.fields[at]?.name ?? '';
      row[name] = text === null ? null : columns.readers[at]?.(text);
    }
    this.#results[this.#at]?.rows.push(row);
  }

  /** @param text such as 'INSERT 0 1' or 'COMMIT' */
  handleCommandComplete({ text }: { text: string }): void {
    const [, command = '', count] = /^(\w+).*?(\d+)?$/.exec(text) ?? [];
    const rowCount = count === undefined ? null : Number(count);
    Object.assign(this.#results[this.#at] as pg.QueryResult, { command, rowCount });
    this.#at++;
  }

  handleError(error: unknown): void {
    this.callback?.(error);
  }

  handleReadyForQuery(): void {
    this.callback?.(null, this.#results);
  }
}

export interface KnownStatements {
  /** Runs a statement. */
  send(client: pg.ClientBase, query: pg.QueryConfig): Promise<pg.QueryResult>;
  /**
   * Runs statements as one transaction, in which all fail if one does. Undefined, and nothing is sent, if one of them is
   * not prepared on this connection or its columns are not known.
   */
  sendTogether(
    client: pg.ClientBase,
    queries: readonly pg.QueryConfig[],
  ): Promise<pg.QueryResult[]> | undefined;
}

/** Remembers the columns of named statements: a name has one text, and so the same columns on all connections. */
export function createKnownStatements(): KnownStatements {
  const known = new Map<string, Columns>();

  function columnsOf(client: pg.ClientBase, { name = '', text }: pg.QueryConfig): Columns | undefined {
    return connectionOf(client).parsedStatements[name] === text ? known.get(name) : undefined;
  }

  function learn(client: pg.ClientBase, { name }: pg.QueryConfig, { fields }: pg.QueryResult): void {
    if (name === undefined || known.has(name)) return;
    const readers = fields.map(({ dataTypeID }) => client.getTypeParser(dataTypeID, 'text'));
    known.set(name, { fields, readers });
  }

  const statements: KnownStatements = {
    async send(client, query) {
      const together = statements.sendTogether(client, [query]);
      if (together) {
        const [result] = await together;
        return result as pg.QueryResult;
      }
      const result = await client.query(query);
      learn(client, query, result);
      return result;
    },
    sendTogether(client, queries) {
      const sent: Known[] = [];
      for (const query of queries) {
        const columns = columnsOf(client, query);
        if (!columns) return undefined;
        const values = (query.values ?? []).map((value) => prepareValue(value));
        sent.push({ name: query.name ?? '', values, columns });
      }
      return new Promise((resolve, reject) => {
        const done: Done = (error, results = []) => (error ? reject(error) : resolve(results));
        (client.query as (query: Pipeline, done: Done) => void)(new Pipeline(sent), done);
      });
    },
  };
  return statements;
}
