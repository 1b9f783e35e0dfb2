import { type SQL, sql } from 'drizzle-orm';
import type { Attributes } from '#domain/attributes.ts';
import type { Sql } from '#server/db/sql.ts';
import type { Table } from './collection.ts';
import type { Document } from './document.ts';
import { cursorSql, MAX_TOTAL, type Order, orderOf, orderSql, type Query } from './query.ts';
import { type Row, shownColumns, tableName, toDocument } from './store.ts';
import { and, type Where } from './where.ts';
import { whereSql } from './where-sql.ts';

/** A search is tried on the newest rows, so many; common words are in at least a tenth of them. */
const LOOK = 200;
const COMMON = LOOK / 10;

/** A list, with its conditions divided by what they ask for. */
interface Search<A extends Attributes> {
  collection: Table<string, A>;
  order: readonly Order[];
  reversed: boolean;
  /** Which words must be there. */
  words: SQL;
  /** Everything else. */
  others: SQL;
}

/** Whether only what some words are in is wanted. */
function isSearch(where: Where): boolean {
  if (where.op === 'or') return where.of.length > 0 && where.of.every(isSearch);
  return where.op === 'search' || (where.op === 'and' && where.of.some(isSearch));
}

const flat = (where: Where): readonly Where[] => (where.op === 'and' ? where.of.flatMap(flat) : [where]);

const conditions = (parts: readonly Where[]): SQL => whereSql(and(...parts));

/** One page, in list order, and the number of all matches up to `MAX_TOTAL` (0 when not asked for). */
export async function page<A extends Attributes>(
  db: Sql,
  collection: Table<string, A>,
  query: Query,
  cursor: Document<A> | undefined,
): Promise<{ documents: Document<A>[]; total: number }> {
  const order = orderOf(query);
  const reversed = query.cursor?.before ?? false;
  const parts = query.where.flatMap(flat);
  const beyond = cursor && cursorSql(collection, order, cursor, reversed);
  const found = parts.some(isSearch)
    ? await searched(db, { collection, order, reversed, ...divided(parts) }, query, beyond)
    : await listed(db, collection, query, conditions(parts), beyond);
  const documents = found.rows.map((row) => toDocument(collection, row));
  if (reversed) documents.reverse();
  return { documents, total: found.total };
}

function divided(parts: readonly Where[]): { words: SQL; others: SQL } {
  return {
    words: conditions(parts.filter(isSearch)),
    others: conditions(parts.filter((part) => !isSearch(part))),
  };
}

interface Found {
  rows: Row[];
  total: number;
}

/** The rows of a page, each with `more`, in an order that an index may have. */
const inOrder = (collection: Table, filter: SQL, order: SQL, query: Query, more = sql.empty()): SQL =>
  sql`select ${shownColumns(collection, query.select)}${more} from ${tableName(collection)} where ${filter}
    order by ${order} limit ${query.limit} offset ${query.offset}`;

async function listed(
  db: Sql,
  collection: Table,
  query: Query,
  filter: SQL,
  beyond: SQL | undefined,
): Promise<Found> {
  const order = orderSql(collection, orderOf(query), query.cursor?.before ?? false);
  const from = beyond ? sql`${filter} and ${beyond}` : filter;
  if (!query.count) return { rows: await db.query<Row>(inOrder(collection, from, order, query)), total: 0 };
  // Counted along: a statement of its own would be another journey.
  const total = sql`, (${counted(sql`${tableName(collection)} where ${filter}`)}) as "$total"`;
  const rows = await db.query<Row & { $total: number }>(inOrder(collection, from, order, query, total));
  const none = !beyond && query.offset === 0 ? 0 : undefined;
  return { rows, total: rows[0]?.$total ?? none ?? (await count(db, collection, filter)) };
}

/**
 * Words that many rows hold are found by walking the list in its order, rare ones in the index of words. The database
 * can't tell the two apart: it takes every beginning of a word for a common one.
 */
async function searched<A extends Attributes>(
  db: Sql,
  search: Search<A>,
  query: Query,
  beyond: SQL | undefined,
): Promise<Found> {
  const { collection, order, reversed, words, others } = search;
  const walk = sql`select * from ${tableName(collection)} where ${others} order by sequence desc`;
  const [look] = await db.query<{ held: number }>(
    sql`select count(*) as held from (${walk} limit ${LOOK}) as first where ${words}`,
  );
  const filter = sql`${others} and ${beyond ?? sql`true`} and ${words}`;
  const rowsBy = (field?: (name: string) => SQL) =>
    db.query<Row>(inOrder(collection, filter, orderSql(collection, order, reversed, field), query));
  if ((look?.held ?? 0) >= COMMON) {
    const total = query.count ? countIn(db, sql`(${walk} offset 0) as walked where ${words}`) : 0;
    const [rows, counted] = await Promise.all([rowsBy(), total]);
    return { rows, total: counted };
  }
  const total = query.count ? await count(db, collection, sql`${others} and ${words}`) : 0;
  // Even of words that are rare by now there may be too many rows to be sorted.
  return { rows: await rowsBy(total === MAX_TOTAL ? undefined : unindexed), total };
}

/** As no index has it, so that the database sorts what the index of words finds. */
const unindexed = (field: string): SQL => sql`greatest(${sql.identifier(field)})`;

const count = (db: Sql, collection: Table, filter: SQL): Promise<number> =>
  countIn(db, sql`${tableName(collection)} where ${filter}`);

async function countIn(db: Sql, from: SQL): Promise<number> {
  const [row] = await db.query<{ total: number }>(counted(from));
  return row?.total ?? 0;
}

const counted = (from: SQL): SQL =>
  sql`select count(*) as total from (select 1 from ${from} limit ${MAX_TOTAL}) as matched`;
