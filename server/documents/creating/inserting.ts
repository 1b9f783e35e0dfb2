import type { Data, Value } from '#domain/rows/data.ts';
import type { Attributes } from '#domain/rows/row.ts';
import { mapInTurns } from '#server/base/in-turns.ts';
import type { Sql } from '#server/db/sql.ts';
import { SQL, sql } from '#server/db/sql-template.ts';
import type { Table } from '../collection.ts';
import type { Document, Values } from '../document.ts';
import { attributeNames, quotedNames, tableName, toColumn, toDocument } from '../store.ts';
import { searchWords } from '../where.ts';

/** Where a document came from, by which a repeated request is recognised. */
export interface Provenance {
  /** The creator's account or device id; null for visitors and the system. */
  creator: string | null;
  /** Hash of the requested values. */
  fingerprint: string | null;
}

/** The columns besides the attributes that an insert gives values to; the database makes `sequence`. */
const WRITTEN_COLUMNS = ['id', 'created', 'updated', 'permissions', 'creator', 'fingerprint'];
/** The search texts of a new document's generated attributes, by name. */
function wordsOf({ attributes }: Table, id: string, values: Values): Record<string, string[]> {
  const words: Record<string, string[]> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    if (attribute.type !== 'string' || !attribute.texts) continue;
    const texts = attribute.texts({ ...values, id }).filter((text) => text !== null && text !== undefined);
    words[name] = searchWords(texts.join(' '));
  }
  return words;
}

interface Insert {
  table: string;
  /** `insert into table (columns) values`. */
  head: SQL;
  /** The texts of one row between its values. */
  row: readonly string[];
  /** The texts of the statement of one row between its values. */
  texts: readonly string[];
  returns: readonly string[];
}

const insertsByTable = new WeakMap<Attributes, Insert>();

/** The insert into a table, whose text is composed once. The values of a row are those of `WRITTEN_COLUMNS`, `own` and `made`. */
function insertInto(collection: Table): Insert {
  const known = insertsByTable.get(collection.attributes);
  if (known?.table === collection.name) return known;
  const { own, made, generated } = attributeNames(collection);
  const returns = ['sequence', ...generated];
  const cells = [...WRITTEN_COLUMNS, ...own].map(() => sql`${null}`);
  const vectors = made.map(() => sql`array_to_tsvector(${null})`);
  const head = sql`insert into ${tableName(collection)} (${quotedNames([...WRITTEN_COLUMNS, ...own, ...made])}) values `;
  const row = sql`(${sql.join([...cells, ...vectors], ', ')})`;
  const { texts } = sql`${head}${row} returning ${quotedNames(returns)}`;
  const insert = { table: collection.name, head, row: row.texts, texts, returns };
  insertsByTable.set(collection.attributes, insert);
  return insert;
}

type Meta = Provenance & { permissions: readonly string[]; now: Date };

/** A row that is to be inserted. */
interface NewRow {
  id: string;
  values: Values;
  /** The search texts of attributes that the server computes. */
  words: Record<string, string[]>;
}

/** The values of a row in the order of its columns. */
function cellsOf(collection: Table, { id, values, words }: NewRow, meta: Meta): unknown[] {
  const { own, made } = attributeNames(collection);
  const { now, permissions, creator, fingerprint } = meta;
  const cells = own.map((name) => toColumn(collection, name, values[name] ?? null));
  return [
    id,
    now,
    now,
    permissions,
    creator,
    fingerprint,
    ...cells,
    ...made.map((name) => words[name] ?? []),
  ];
}

/** What the database says of an inserted row. */
interface InsertedRow {
  sequence: number;
  [generated: string]: Value;
}

function insertedDocument<A extends Attributes>(
  collection: Table<string, A>,
  { id, values, words }: NewRow,
  { now, permissions }: Meta,
  row: InsertedRow | undefined,
): Document<A> {
  const { made } = attributeNames(collection);
  return toDocument(collection, {
    ...values,
    ...Object.fromEntries(made.map((name) => [name, words[name]?.join(' ') ?? null])),
    ...row,
    id,
    sequence: row?.sequence ?? 0,
    created: now,
    updated: now,
    permissions: [...permissions],
  });
}

/**
 * Inserts a document with valid values. Runs no hooks and emits no event.
 * @throws a unique violation when the id or a unique key exists
 */
export async function insert<A extends Attributes>(
  db: Sql,
  collection: Table<string, A>,
  id: string,
  values: Data<A>,
  meta: Meta,
): Promise<Document<A>> {
  const { texts, returns } = insertInto(collection);
  const added = { id, values, words: wordsOf(collection, id, values) };
  const [row] = await db.write<InsertedRow>({
    statement: new SQL(texts, cellsOf(collection, added, meta)),
    name: `insert ${collection.name}`,
    returns,
    single: true,
  });
  return insertedDocument(collection, added, meta, row);
}

/** How many values a statement with several rows has at most; PostgreSQL takes 65,535. */
const MOST_VALUES = 5_000;

/**
 * Inserts many documents with valid values, in their order. Others get their turns in between. Runs no hooks and emits no events.
 * @throws a unique violation when an id or a unique key exists
 */
export async function insertAll<A extends Attributes>(
  db: Sql,
  collection: Table<string, A>,
  given: readonly { id: string; values: Data<A> }[],
  meta: Meta,
): Promise<Document<A>[]> {
  const { head, row, returns } = insertInto(collection);
  const atOnce = Math.max(1, Math.floor(MOST_VALUES / (row.length - 1)));
  const inserted: Document<A>[] = [];
  for (let from = 0; from < given.length; from += atOnce) {
    const added = await mapInTurns(
      given.slice(from, from + atOnce),
      ({ id, values }): NewRow => ({
        ...{ id, values },
        words: wordsOf(collection, id, values),
      }),
    );
    const rows = await mapInTurns(added, (each) => new SQL(row, cellsOf(collection, each, meta)));
    const found = await db.query<InsertedRow & { id: string }>(
      sql`${head}${sql.join(rows, ', ')} returning id, ${quotedNames(returns)}`,
    );
    const byId = new Map(found.map(({ id, ...made }) => [id, made]));
    for (const each of added) inserted.push(insertedDocument(collection, each, meta, byId.get(each.id)));
  }
  return inserted;
}
