import { type SQL, sql } from 'drizzle-orm';
import type { Table } from './collection.ts';
import type { Document, Value } from './document.ts';
import { fieldValue, type Where } from './where.ts';

export interface Order {
  field: string;
  descending: boolean;
}

/** What a list asks for (WIRE-6.3), already checked against the collection's attributes. */
export interface Query {
  where: readonly Where[];
  order: readonly Order[];
  limit: number;
  offset: number;
  cursor?: { id: string; before: boolean };
  /** Attributes to answer with; undefined means all. */
  select?: readonly string[];
  /** Whether the number of all matches is wanted; counting stops at `MAX_TOTAL`. */
  count: boolean;
}

/** Page without a limit (WIRE-6.3). */
export const DEFAULT_LIMIT = 25;
/** Totals are counted up to here (WIRE-6.3). */
export const MAX_TOTAL = 5000;

export const ALL: Query = { where: [], order: [], limit: DEFAULT_LIMIT, offset: 0, count: true };

const column = (field: string): SQL => sql`${sql.identifier(field)}`;

/** Whether an index of the field has a place for values that are not set. */
function nullable(collection: Table, field: string): boolean {
  const attribute = collection.attributes[field];
  return attribute !== undefined && !attribute.required;
}

/** Whether a document may be without a value of the field. */
function mayBeUnset(collection: Table, field: string): boolean {
  return nullable(collection, field) && !collection.attributes[field]?.assigned;
}

/** Fields of which no two documents hold the same. */
const UNIQUE: readonly string[] = ['id', 'sequence'];

/** Ties are broken by sequence, ascending (WIRE-6.3). What follows a field without ties decides nothing. */
export function orderOf(query: Query): readonly Order[] {
  const end = query.order.findIndex(({ field }) => UNIQUE.includes(field));
  return end < 0 ? [...query.order, { field: 'sequence', descending: false }] : query.order.slice(0, end + 1);
}

/** Unset values come first when ascending, last when descending, so that an order and its reverse mirror each other. */
export function orderSql(
  collection: Table,
  order: readonly Order[],
  reversed: boolean,
  field: (name: string) => SQL = column,
): SQL {
  return sql.join(
    order.map(({ field: name, descending }) => {
      const down = descending !== reversed;
      const nulls = nullable(collection, name) ? (down ? ' nulls last' : ' nulls first') : '';
      return sql`${field(name)} ${sql.raw(`${down ? 'desc' : 'asc'}${nulls}`)}`;
    }),
    sql`, `,
  );
}

function beyond(collection: Table, field: string, value: Value, down: boolean): SQL {
  if (value === null) return down ? sql`false` : sql`${column(field)} is not null`;
  if (!down) return sql`${column(field)} > ${value}`;
  return mayBeUnset(collection, field)
    ? sql`(${column(field)} < ${value} or ${column(field)} is null)`
    : sql`${column(field)} < ${value}`;
}

/** Documents strictly beyond a cursor's document in the given order. */
export function cursorSql(
  collection: Table,
  order: readonly Order[],
  from: Document,
  reversed: boolean,
): SQL {
  const alternatives = order.map(({ field, descending }, at) => {
    const level = order
      .slice(0, at)
      .map((tie) => sql`${column(tie.field)} is not distinct from ${fieldValue(from, tie.field)}`);
    const step = beyond(collection, field, fieldValue(from, field), descending !== reversed);
    return sql`(${sql.join([...level, step], sql` and `)})`;
  });
  return sql`${start(collection, order, from, reversed)}(${sql.join(alternatives, sql` or `)})`;
}

/** Where an index begins to hold what is beyond a cursor: an index has no place for one condition or another. */
function start(collection: Table, [first]: readonly Order[], from: Document, reversed: boolean): SQL {
  if (!first || mayBeUnset(collection, first.field)) return sql.empty();
  const down = first.descending !== reversed;
  return sql`${column(first.field)} ${sql.raw(down ? '<=' : '>=')} ${fieldValue(from, first.field)} and `;
}
