import type { ReadByKey, Sql } from './sql.ts';
import type { SQL } from './sql-template.ts';

// Statements that say once which columns they return. The type of their rows derives from that, and
// server/checked-queries.test.ts compares it with what PostgreSQL describes. Running one costs what `query` costs.

/** A column of rows: its type as PostgreSQL names it, and in `value` the type that the driver returns. */
interface Column<T> {
  readonly type: string;
  readonly mayBeNull: boolean;
  /** Whether it is never null in the rows of the statement, although its table allows null. */
  readonly isPresent: boolean;
  readonly value?: T;
}
type Columns = Readonly<Record<string, Column<unknown>>>;

/** The type of the rows with these columns. */
export type RowOf<C extends Columns> = { [K in keyof C]: C[K] extends Column<infer T> ? T : never };

const ofType =
  <Value>(type: string) =>
  <T extends Value = Value>(): Column<T> => ({ type, mayBeNull: false, isPresent: false });

/** A column that is never null. */
export const column = {
  text: ofType<string>('text'),
  texts: ofType<readonly string[]>('text[]'),
  bigint: ofType<number>('bigint'),
  integer: ofType<number>('integer'),
  boolean: ofType<boolean>('boolean'),
  moment: ofType<Date>('timestamp with time zone'),
  date: ofType<string>('date'),
  bytes: ofType<Buffer>('bytea'),
  json: ofType<unknown>('json'),
  jsonb: ofType<unknown>('jsonb'),
  float: ofType<number>('double precision'),
};

export const orNull = <T>(of: Column<T>): Column<T | null> => ({ ...of, mayBeNull: true });

/** A column that its table allows to be null, but whose statement leaves out such rows, or has just written it. */
export const present = <T>(of: Column<T>): Column<T> => ({ ...of, isPresent: true });

/** A statement as the test describes it. The values of a statement don't matter for the rows that it returns. */
export interface CheckedStatement {
  readonly name: string;
  readonly columns: Columns;
  statement(): SQL;
}

/** Stands for any value of a statement, and for a record of any values. */
const ANYTHING: object = new Proxy({}, { get: () => null });

const checked = new Map<string, CheckedStatement>();

/** The checked statements of all modules that are loaded. */
export const checkedStatements = (): CheckedStatement[] => [...checked.values()];

/** Throws when the module is loaded, because the second statement of a name would fail only when both were used. */
function add(statement: CheckedStatement): void {
  if (checked.has(statement.name)) throw new Error(`Two statements are called '${statement.name}'.`);
  checked.set(statement.name, statement);
}

function check<P extends readonly unknown[]>(
  name: string,
  columns: Columns,
  statement: (...params: P) => SQL,
): void {
  const values: unknown[] = Array(statement.length).fill(ANYTHING);
  add({ name, columns, statement: () => statement(...(values as [...P])) });
}

type Statement<P extends readonly unknown[]> = (...params: P) => SQL;
type Ask<Method extends keyof Sql, P extends readonly unknown[], Answer> = (
  db: Pick<Sql, Method>,
  ...params: P
) => Promise<Answer>;

/**
 * A named statement with checked rows.
 * @param statement takes values only, so that its text never varies
 */
export function checkedQuery<C extends Columns, P extends readonly unknown[]>(
  name: string,
  columns: C,
  statement: Statement<P>,
): Ask<'query', P, RowOf<C>[]> {
  check(name, columns, statement);
  return (db, ...params) => db.query<RowOf<C>>(statement(...params), name);
}

/** As `checkedQuery`, for a statement that changes and locks nothing. */
export function checkedRead<C extends Columns, P extends readonly unknown[]>(
  name: string,
  columns: C,
  statement: Statement<P>,
): Ask<'read', P, RowOf<C>[]> {
  check(name, columns, statement);
  return (db, ...params) => db.read<RowOf<C>>(statement(...params), name);
}

/** As `checkedRead`, of the row for a key: see `Sql.readByKey`. */
export function checkedReadByKey<C extends Columns, Key>(
  columns: C,
  read: ReadByKey<Key>,
): Ask<'readByKey', [key: Key], RowOf<C> | undefined> {
  const { name } = read;
  add({ name, columns: { place: column.bigint(), ...columns }, statement: () => read.statement([]) });
  return (db, key) => db.readByKey<Key, RowOf<C>>(read, key);
}

/**
 * A part of a statement whose rows become JSON, so that the statement itself does not tell their columns. The types are
 * those of JSON: a moment is a text.
 */
export function checkedPart<C extends Columns>(name: string, columns: C, part: SQL): SQL {
  check(name, columns, () => part);
  return part;
}
