import type { Write } from './sql.ts';
import { SQL, sql } from './sql-template.ts';
import { areEqual } from './statement.ts';

type Row = Readonly<Record<string, unknown>>;

interface Joined {
  /** Short, because PostgreSQL cuts longer names. */
  name: string;
  texts: readonly string[];
  /** The texts of each write. */
  parts: readonly (readonly string[])[];
}

/** The joined statements by the names of their writes. */
const known = new Map<string, Joined>();

/** Whether the writes can be sent as one statement: only one of them may return any number of rows. */
export const canBeJoined = (writes: readonly Write[]): boolean =>
  writes.length === 1 ||
  (writes.every(({ name }) => name !== undefined) && writes.filter(({ single }) => !single).length <= 1);

const partName = (at: number): SQL => sql.raw(`part${at}`);
const columnName = (at: number, column: string): string => `${at} ${column}`;

/** One statement for writes that `canBeJoined`. Each is a part of it, and its rows stand beside those of the others. */
export function joinWrites(writes: readonly Write[]): Pick<Write, 'statement' | 'name'> {
  const [first] = writes;
  if (writes.length === 1 && first) return first;
  const key = writes.map(({ name }) => name).join(' | ');
  const parts = writes.map(({ statement }) => statement.texts);
  const made = known.get(key) ?? { name: `joined ${known.size + 1}`, texts: joined(writes).texts, parts };
  known.set(key, made);
  if (!parts.every((texts, at) => areEqual(texts, made.parts[at] ?? [])))
    throw new Error(`The writes '${key}' are used with different texts.`);
  const values = writes.flatMap(({ statement }) => statement.values);
  return { statement: new SQL(made.texts, values), name: made.name };
}

function joined(writes: readonly Write[]): SQL {
  const all = writes.map((write, at) => ({ ...write, at }));
  const parts = all.map(({ statement, at }) => sql`${partName(at)} as (${statement})`);
  const columns = all.flatMap(({ returns, at }) =>
    returns.map(
      (column) => sql`${partName(at)}.${sql.identifier(column)} as ${sql.identifier(columnName(at, column))}`,
    ),
  );
  const singles = all.filter(({ single }) => single).map(({ at }) => partName(at));
  const many = all.filter(({ single }) => !single).map(({ at }) => sql` left join ${partName(at)} on true`);
  return sql`with ${sql.join(parts, ', ')} select ${sql.join(columns, ', ')}
    from ${sql.join(singles, ' cross join ')}${sql.join(many, '')}`;
}

/** The rows of each write, of the rows of the statement that joins them. */
export function rowsOfEach(writes: readonly Write[], rows: readonly Row[]): Row[][] {
  if (writes.length === 1) return [[...rows]];
  return writes.map(({ returns, single }, at) => {
    const own = (row: Row) => Object.fromEntries(returns.map((name) => [name, row[columnName(at, name)]]));
    if (single) return rows.slice(0, 1).map(own);
    // A row without an id means that there is no row.
    return rows.filter((row) => row[columnName(at, 'id')] !== null).map(own);
  });
}
