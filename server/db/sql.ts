import type { SQL } from './sql-template.ts';

/** A write that may be sent in one statement with others. It returns columns, so that its rows can be told from theirs. */
export interface Write {
  statement: SQL;
  /** As the name of a statement. Without one, it is sent alone. */
  name: string | undefined;
  returns: readonly string[];
  /** Whether it always returns one row, as an insert of one row does. */
  single: boolean;
}

/** A read of at most one row for each of many keys, which changes and locks nothing. */
export interface ReadByKey<Key> {
  /** As the name of a statement. */
  name: string;
  /** Each row has a column `place`, which is the place of its key, from 1. */
  statement(keys: readonly Key[]): SQL;
}

/** Runs SQL statements, on a pool or in a transaction. */
export interface Sql {
  /** Returns the rows of a statement. A named statement is prepared once per connection, so its text must never vary. */
  query<Row>(statement: SQL, name?: string): Promise<Row[]>;
  /**
   * As `query`, for a statement that changes and locks nothing. It does not begin a transaction: each READ COMMITTED
   * statement has a snapshot of its own, so it returns the same rows inside a transaction and before it.
   */
  read<Row>(statement: SQL, name: string): Promise<Row[]>;
  /** As `read`, of the row for a key. Simultaneous callers share a statement, unless their transaction has begun. */
  readByKey<Key, Row>(read: ReadByKey<Key>, key: Key): Promise<Row | undefined>;
  /**
   * Runs a write and returns its rows. A transaction sends the writes of one turn of the event loop in one statement if
   * it can, so they must not depend on one another. They need not be waited for: the transaction fails if one fails.
   */
  write<Row>(write: Write): Promise<Row[]>;
  /** Returns the number of rows that a statement affected. */
  execute(statement: SQL, name?: string): Promise<number>;
}
