import type { Attributes } from '#domain/rows/row.ts';
import type { Sql } from '#server/db/sql.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import type { Table } from './collection.ts';
import type { Document } from './document.ts';
import { type KnownDocuments, type RowVersion, VERSION_COLUMNS } from './lists/known-documents.ts';
import { cursorSql, MAX_TOTAL, type Query, type SortOrder, sortOrderOf, sortSql } from './queries/query.ts';
import { type Row, shownColumns, tableName, toDocument } from './store.ts';
import { and, type Where } from './where.ts';
import { whereSql } from './where-sql.ts';

/** A search is first tried on this many of the newest rows. A word in a tenth of them counts as common. */
const SAMPLE_ROWS = 200;
const COMMON_IN_SAMPLE = SAMPLE_ROWS / 10;

/** A list whose conditions are split into the search for words and the rest. */
interface Search<A extends Attributes> {
  collection: Table<string, A>;
  /** The columns to read. */
  columns: SQL;
  order: readonly SortOrder[];
  reversed: boolean;
  /** The conditions that search for words. */
  words: SQL;
  /** The columns that those conditions read. */
  wordColumns: SQL;
  /** All other conditions. */
  others: SQL;
}

/** Whether every match of the condition must contain certain words. */
function isSearch(where: Where): boolean {
  if (where.op === 'or') return where.of.length > 0 && where.of.every(isSearch);
  return where.op === 'search' || (where.op === 'and' && where.of.some(isSearch));
}

const flattened = (where: Where): readonly Where[] =>
  where.op === 'and' ? where.of.flatMap(flattened) : [where];

const conditions = (parts: readonly Where[]): SQL => whereSql(and(...parts));

/** Larger pages are read in full, so that they do not displace everything else from the cache. */
const MAX_KNOWN_PAGE = 100;

/**
 * One page of a list in its order, and the number of all matches up to `MAX_TOTAL` (0 unless `query.count`). With
 * `known`, only documents that it does not have in their current version are read in full.
 */
export async function findPage<A extends Attributes>(
  db: Sql,
  collection: Table<string, A>,
  query: Query,
  cursor: Document<A> | undefined,
  known?: KnownDocuments,
): Promise<{ documents: Document<A>[]; total: number }> {
  const byVersion = !query.select && query.limit <= MAX_KNOWN_PAGE ? known : undefined;
  const order = sortOrderOf(query);
  const reversed = query.cursor?.before ?? false;
  const parts = query.where.flatMap(flattened);
  const beyond = cursor && cursorSql(collection, order, cursor, reversed);
  const columns = byVersion ? VERSION_COLUMNS : shownColumns(collection, query.select);
  const found = parts.some(isSearch)
    ? await findBySearch(db, { collection, columns, order, reversed, ...splitSearch(parts) }, query, beyond)
    : await findByFilter(db, { collection, columns }, query, conditions(parts), beyond);
  const documents = byVersion
    ? await byVersion.read(db, collection, found.rows, and(...parts))
    : found.rows.map((row) => toDocument(collection, row));
  if (reversed) documents.reverse();
  return { documents, total: found.total };
}

function fieldsOf(where: Where): string[] {
  switch (where.op) {
    case 'and':
    case 'or':
      return where.of.flatMap(fieldsOf);
    case 'not':
      return fieldsOf(where.of);
    default:
      return [where.field];
  }
}

function splitSearch(parts: readonly Where[]): Pick<Search<Attributes>, 'words' | 'wordColumns' | 'others'> {
  const searches = parts.filter(isSearch);
  const fields = [...new Set(searches.flatMap(fieldsOf))].map((field) => sql.identifier(field));
  return {
    words: conditions(searches),
    wordColumns: sql.join(fields, ', '),
    others: conditions(parts.filter((part) => !isSearch(part))),
  };
}

/** A complete row, or only its id and version. */
type PageRow = Row & RowVersion;

interface Found {
  rows: PageRow[];
  total: number;
}

/**
 * Selects the rows of a page. `more` is appended to the selected columns. The rows before the page are skipped by their
 * sequence alone, which the index of an order has, so that they are not read from the table.
 */
function selectPage(
  { collection, columns }: Pick<Search<Attributes>, 'collection' | 'columns'>,
  filter: SQL,
  order: SQL,
  { limit, offset }: Query,
  more = sql``,
): SQL {
  const page = (selected: SQL) =>
    sql`select ${selected} from ${tableName(collection)} where ${filter} order by ${order} limit ${limit}`;
  if (offset === 0) return page(sql`${columns}${more}`);
  return sql`select ${columns}${more} from ${tableName(collection)}
    where sequence = any(array(${page(sql.raw('sequence'))} offset ${offset})) order by ${order}`;
}

async function findByFilter(
  db: Sql,
  list: Pick<Search<Attributes>, 'collection' | 'columns'>,
  query: Query,
  filter: SQL,
  beyond: SQL | undefined,
): Promise<Found> {
  const { collection } = list;
  const order = sortSql(collection, sortOrderOf(query), query.cursor?.before ?? false);
  const from = beyond ? sql`${filter} and ${beyond}` : filter;
  if (!query.count) return { rows: await db.query<PageRow>(selectPage(list, from, order, query)), total: 0 };
  // Counts in the same statement, because a second one would be another round trip.
  const total = sql`, (${counted(sql`${tableName(collection)} where ${filter}`)}) as "$total"`;
  const rows = await db.query<PageRow & { $total: number }>(selectPage(list, from, order, query, total));
  const none = !beyond && query.offset === 0 ? 0 : undefined;
  return { rows, total: rows[0]?.$total ?? none ?? (await count(db, collection, filter)) };
}

/**
 * Finds common words by reading the list in its order, and rare words in the search index. PostgreSQL can't choose: it
 * estimates every prefix search as common.
 */
async function findBySearch<A extends Attributes>(
  db: Sql,
  search: Search<A>,
  query: Query,
  beyond: SQL | undefined,
): Promise<Found> {
  const { collection, order, reversed, words, wordColumns, others } = search;
  // Only the columns needed: PostgreSQL would fill in all others for each of up to `MAX_TOTAL` rows.
  const walk = sql`select ${wordColumns} from ${tableName(collection)} where ${others} order by sequence desc`;
  const [sample] = await db.query<{ held: number }>(
    sql`select count(*) as held from (${walk} limit ${SAMPLE_ROWS}) as first where ${words}`,
  );
  const filter = sql`${others} and ${beyond ?? sql`true`} and ${words}`;
  const rowsBy = (field?: (name: string) => SQL) =>
    db.query<PageRow>(selectPage(search, filter, sortSql(collection, order, reversed, field), query));
  if ((sample?.held ?? 0) >= COMMON_IN_SAMPLE) {
    const total = query.count ? countIn(db, sql`(${walk} offset 0) as walked where ${words}`) : 0;
    const [rows, countQuery] = await Promise.all([rowsBy(), total]);
    return { rows, total: countQuery };
  }
  const total = query.count ? await count(db, collection, sql`${others} and ${words}`) : 0;
  // A word that is rare in the newest rows may still match too many older rows to sort.
  return { rows: await rowsBy(total === MAX_TOTAL ? undefined : withoutIndex), total };
}

/** Hides the field from indexes, so that PostgreSQL uses the search index and sorts its result. */
const withoutIndex = (field: string): SQL => sql`greatest(${sql.identifier(field)})`;

const count = (db: Sql, collection: Table, filter: SQL): Promise<number> =>
  countIn(db, sql`${tableName(collection)} where ${filter}`);

async function countIn(db: Sql, from: SQL): Promise<number> {
  const [row] = await db.query<{ total: number }>(counted(from));
  return row?.total ?? 0;
}

const counted = (from: SQL): SQL =>
  sql`select count(*) as total from (select 1 from ${from} limit ${MAX_TOTAL}) as matched`;
