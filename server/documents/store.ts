import type { Data, Value } from '#domain/rows/data.ts';
import type { Attributes } from '#domain/rows/row.ts';
import { mapInTurns } from '#server/base/in-turns.ts';
import type { Sql } from '#server/db/sql.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import type { Table } from './collection.ts';
import type { Document, Values } from './document.ts';
import type { Where } from './where.ts';
import { whereSql } from './where-sql.ts';

/** A row of a collection's table. In this folder only this file, the inserts, the conditions, the lists and `insertOrAdd` write SQL. */
export interface Row {
  id: string;
  sequence: number;
  created: Date;
  updated: Date;
  permissions: string[];
  [attribute: string]: Value;
}

const SYSTEM_COLUMNS = ['id', 'sequence', 'created', 'updated', 'permissions'];

export const quotedNames = (names: readonly string[]): SQL =>
  sql.raw(names.map((name) => `"${name}"`).join(', '));
const columnList = (names: readonly string[]): SQL => quotedNames([...SYSTEM_COLUMNS, ...names]);

const columnLists = new WeakMap<Attributes, SQL>();

/** All columns that a document is read from. */
export function columns({ attributes }: Table): SQL {
  let list = columnLists.get(attributes);
  if (!list) {
    list = columnList(Object.keys(attributes));
    columnLists.set(attributes, list);
  }
  return list;
}

/** The columns of a list's documents: all or the selected attributes, except generated search texts. */
export function shownColumns(collection: Table, select: readonly string[] | undefined): SQL {
  const { own } = attributeNames(collection);
  return columnList(select ? own.filter((name) => select.includes(name)) : own);
}

export const tableName = ({ name }: Table): SQL => sql`${sql.identifier(name)}`;

/** Converts a row to a document. The only place that trusts the database for the types of its columns. */
export function toDocument<A extends Attributes>({ attributes }: Table<string, A>, row: Row): Document<A> {
  const data: Values = {};
  for (const name of Object.keys(attributes)) data[name] = row[name] ?? null;
  const { id, sequence, created, updated, permissions } = row;
  return { id, sequence, created, updated, permissions, data: data as Data<A> };
}

/** Replaces lone surrogates, which PostgreSQL refuses in JSON. In plain texts the driver replaces them. */
const wholeCharacters = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? Buffer.from(value).toString() : value;

export function toColumn({ attributes }: Table, name: string, value: Value): Value {
  const type = attributes[name]?.type;
  const isJson = type === 'records' || type === 'texts' || type === 'translations';
  return isJson && value !== null ? JSON.stringify(value, wholeCharacters) : value;
}

/** Reads the document with this id, without any access check. `lock` locks its row until the transaction ends. */
export async function find<A extends Attributes>(
  db: Sql,
  collection: Table<string, A>,
  id: string,
  lock = false,
): Promise<Document<A> | undefined> {
  const statement = sql`select ${columns(collection)} from ${tableName(collection)} where id = ${id}${sql.raw(lock ? ' for update' : '')}`;
  const [row] = await db.query<Row>(statement, `${lock ? 'lock' : 'find'} ${collection.name}`);
  return row && toDocument(collection, row);
}

interface AttributeNames {
  own: string[];
  /** Generated attributes that the server computes for a new document. */
  made: string[];
  /** Generated attributes that the database computes. */
  generated: string[];
}

const namesByTable = new WeakMap<Attributes, AttributeNames>();

/** The names of a table's attributes, by the origin of their values. */
export function attributeNames({ attributes }: Table): AttributeNames {
  let names = namesByTable.get(attributes);
  if (!names) {
    names = { own: [], made: [], generated: [] };
    for (const [name, attribute] of Object.entries(attributes)) {
      const generated = attribute.type === 'string' && attribute.generated;
      names[generated ? (attribute.texts ? 'made' : 'generated') : 'own'].push(name);
    }
    namesByTable.set(attributes, names);
  }
  return names;
}

/**
 * Reads all documents that meet the condition, oldest first, without any access check.
 * @param name of the statement, if its text never varies: it is prepared once per connection
 */
export async function findAll<N extends string, A extends Attributes>(
  db: Pick<Sql, 'query'>,
  collection: Table<N, A>,
  where: Where<NoInfer<N>>,
  name?: string,
): Promise<Document<A>[]> {
  const rows = await db.query<Row>(
    sql`select ${columns(collection)} from ${tableName(collection)} where ${whereSql(where)} order by sequence`,
    name,
  );
  return mapInTurns(rows, (row) => toDocument(collection, row));
}

export interface Changes<A extends Attributes = Attributes> {
  values: Partial<Data<A>>;
  permissions?: readonly string[] | undefined;
  now: Date;
}

function assignments(collection: Table, changes: Changes): SQL {
  const values = Object.entries(changes.values).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );
  const sets = values.map(
    ({ name, value }) => sql`${sql.identifier(name)} = ${toColumn(collection, name, value)}`,
  );
  if (changes.permissions) sets.push(sql`permissions = ${changes.permissions}`);
  const onlyDerived =
    !changes.permissions && values.every(({ name }) => collection.attributes[name]?.derived === true);
  // `updated` always increases, even within a millisecond and when the clock goes back.
  if (!onlyDerived) sets.push(sql`updated = greatest(${changes.now}, updated + interval '1 millisecond')`);
  return sql.join(sets, ', ');
}

/** Updates the documents that meet the condition and returns their new versions. Runs no hooks, emits no events. */
export async function updateAll<N extends string, A extends Attributes>(
  db: Sql,
  collection: Table<N, A>,
  where: Where<NoInfer<N>>,
  changes: Changes<A>,
): Promise<Document<A>[]> {
  const rows = await db.query<Row>(
    sql`update ${tableName(collection)} set ${assignments(collection, changes)}
      where ${whereSql(where)} returning ${columns(collection)}`,
  );
  return rows.map((row) => toDocument(collection, row));
}

/**
 * Updates a document if its row has this version, which is its `xmin`, and returns the new one. Else it throws a
 * serialization failure. Runs no hooks, emits no events.
 */
export async function updateVersion<A extends Attributes>(
  db: Sql,
  collection: Table<string, A>,
  { id, version }: { id: string; version: string },
  changes: Changes<A>,
): Promise<Document<A>[]> {
  const rows = await db.write<Row>({
    statement: sql`update ${tableName(collection)} set ${assignments(collection, changes)}
      where id = ${id} and (xmin::text = ${version} or refuse_other_version()) returning ${columns(collection)}`,
    name: `update ${Object.keys(changes.values)} of ${collection.name}`,
    returns: [...SYSTEM_COLUMNS, ...Object.keys(collection.attributes)],
    single: true,
  });
  return rows.map((row) => toDocument(collection, row));
}

/** Deletes the documents that meet the condition and returns them. Runs no hooks, emits no events. */
export async function removeAll<N extends string, A extends Attributes>(
  db: Sql,
  collection: Table<N, A>,
  where: Where<NoInfer<N>>,
): Promise<Document<A>[]> {
  const rows = await db.write<Row>({
    statement: sql`delete from ${tableName(collection)} where ${whereSql(where)} returning ${columns(collection)}`,
    name:
      where.op === 'equal' && where.values.length === 1
        ? `remove ${collection.name} by ${where.field}`
        : undefined,
    returns: [...SYSTEM_COLUMNS, ...Object.keys(collection.attributes)],
    single: false,
  });
  return rows.map((row) => toDocument(collection, row));
}
