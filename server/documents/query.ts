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

function nullable(collection: Table, field: string): boolean {
  const attribute = collection.attributes[field];
  return attribute !== undefined && !attribute.required;
}

/** Ties are broken by sequence, ascending (WIRE-6.3). */
export function orderOf(query: Query): readonly Order[] {
  return [...query.order, { field: 'sequence', descending: false }];
}

/**
 * As no index has it. The database takes every beginning of a word for a common one, and would walk a whole table in
 * its order, looking for the few rows a search finds, where the index of words has them at once (bench/admin.ts).
 */
const unindexed = (field: string): SQL => sql`greatest(${column(field)})`;

/** Whether only what some words are in is wanted. */
export function isSearch(where: Where): boolean {
  if (where.op === 'or') return where.of.length > 0 && where.of.every(isSearch);
  return where.op === 'search' || (where.op === 'and' && where.of.some(isSearch));
}

/** Unset values come first when ascending, last when descending, so that an order and its reverse mirror each other. */
export function orderSql(
  collection: Table,
  order: readonly Order[],
  reversed: boolean,
  searched: boolean,
): SQL {
  return sql.join(
    order.map(({ field, descending }) => {
      const down = descending !== reversed;
      const nulls = nullable(collection, field) ? (down ? ' nulls last' : ' nulls first') : '';
      const by = searched ? unindexed(field) : column(field);
      return sql`${by} ${sql.raw(`${down ? 'desc' : 'asc'}${nulls}`)}`;
    }),
    sql`, `,
  );
}

function beyond(collection: Table, field: string, value: Value, down: boolean): SQL {
  if (value === null) return down ? sql`false` : sql`${column(field)} is not null`;
  if (!down) return sql`${column(field)} > ${value}`;
  return nullable(collection, field)
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
  return sql`(${sql.join(alternatives, sql` or `)})`;
}
