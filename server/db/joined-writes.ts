import type { Write } from './sql.ts';
import { type SQL, sql } from './sql-template.ts';

type Row = Readonly<Record<string, unknown>>;

/** Short names for joined statements, because PostgreSQL cuts longer ones. */
const names = new Map<string, string>();

function nameOf(writes: readonly Write[]): string {
  const key = writes.map(({ name }) => name).join(' | ');
  const name = names.get(key) ?? `joined ${names.size + 1}`;
  names.set(key, name);
  return name;
}

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
  return { statement: joined(writes), name: nameOf(writes) };
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
