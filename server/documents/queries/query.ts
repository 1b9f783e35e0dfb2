import type { Value } from '#domain/rows/data.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import type { Table } from '../collection.ts';
import type { Document } from '../document.ts';
import { fieldValue, type Where } from '../where.ts';

export interface SortOrder {
  field: string;
  descending: boolean;
}

/** A list's query, already checked against the collection's attributes (WIRE-6.3). */
export interface Query {
  where: readonly Where[];
  order: readonly SortOrder[];
  limit: number;
  offset: number;
  cursor?: { id: string; before: boolean };
  /** Attributes to return; undefined means all. */
  select?: readonly string[];
  /** Whether to count all matches; counting stops at `MAX_TOTAL`. */
  count: boolean;
}

/** The size of a page when the query has no limit (WIRE-6.3). */
export const DEFAULT_LIMIT = 25;
/** Counting stops at this total (WIRE-6.3). */
export const MAX_TOTAL = 5000;

export const DEFAULT_QUERY: Query = { where: [], order: [], limit: DEFAULT_LIMIT, offset: 0, count: true };

const column = (field: string): SQL => sql`${sql.identifier(field)}`;

/** Whether the field's column allows null. */
function nullable(collection: Table, field: string): boolean {
  const attribute = collection.attributes[field];
  return attribute !== undefined && !attribute.required;
}

/** Whether stored documents may have no value in the field. */
function mayBeUnset(collection: Table, field: string): boolean {
  return nullable(collection, field) && !collection.attributes[field]?.assigned;
}

/** Fields whose values are unique in a collection. */
const UNIQUE: readonly string[] = ['id', 'sequence'];

/** The query's order, with ties broken by sequence, ascending (WIRE-6.3). Fields after a unique field are dropped. */
export function sortOrderOf(query: Query): readonly SortOrder[] {
  const end = query.order.findIndex(({ field }) => UNIQUE.includes(field));
  return end < 0 ? [...query.order, { field: 'sequence', descending: false }] : query.order.slice(0, end + 1);
}

/** The `order by` of a list. Nulls come first ascending and last descending, so that a reversed order is exact. */
export function sortSql(
  collection: Table,
  order: readonly SortOrder[],
  reversed: boolean,
  field: (name: string) => SQL = column,
): SQL {
  return sql.join(
    order.map(({ field: name, descending }) => {
      const down = descending !== reversed;
      const nulls = nullable(collection, name) ? (down ? ' nulls last' : ' nulls first') : '';
      return sql`${field(name)} ${sql.raw(`${down ? 'desc' : 'asc'}${nulls}`)}`;
    }),
    ', ',
  );
}

function beyond(collection: Table, field: string, value: Value, down: boolean): SQL {
  if (value === null) return down ? sql`false` : sql`${column(field)} is not null`;
  if (!down) return sql`${column(field)} > ${value}`;
  return mayBeUnset(collection, field)
    ? sql`(${column(field)} < ${value} or ${column(field)} is null)`
    : sql`${column(field)} < ${value}`;
}

/** The condition for documents strictly after the cursor's document in the given order, or before it if `reversed`. */
export function cursorSql(
  collection: Table,
  order: readonly SortOrder[],
  from: Document,
  reversed: boolean,
): SQL {
  const alternatives = order.map(({ field, descending }, at) => {
    const level = order
      .slice(0, at)
      .map((tie) => sql`${column(tie.field)} is not distinct from ${fieldValue(from, tie.field)}`);
    const step = beyond(collection, field, fieldValue(from, field), descending !== reversed);
    return sql`(${sql.join([...level, step], ' and ')})`;
  });
  return sql`${indexStart(collection, order, from, reversed)}(${sql.join(alternatives, ' or ')})`;
}

/** A plain comparison on the first field, where an index scan can start: PostgreSQL can't seek with an `or`. */
function indexStart(
  collection: Table,
  [first]: readonly SortOrder[],
  from: Document,
  reversed: boolean,
): SQL {
  if (!first || mayBeUnset(collection, first.field)) return sql``;
  const down = first.descending !== reversed;
  return sql`${column(first.field)} ${sql.raw(down ? '<=' : '>=')} ${fieldValue(from, first.field)} and `;
}
