import { type SQL, sql } from 'drizzle-orm';
import type { Attribute, Attributes, Data } from '#domain/attributes.ts';
import type { Sql } from '#server/db/sql.ts';
import type { Adding, Table } from './collection.ts';
import type { Document, Value, Values } from './document.ts';
import { isGenerated } from './values.ts';
import type { Where } from './where.ts';
import { whereSql } from './where-sql.ts';

/** The rows of a collection's table as documents. SQL lives here and in the conditions, nowhere else in the engine. */
export interface Row {
  id: string;
  sequence: number;
  created: Date;
  updated: Date;
  permissions: string[];
  [attribute: string]: Value;
}

export interface Provenance {
  /** Account id of the maker, null for the product itself. */
  creator: string | null;
  /** Hash of what was asked for, by which a repeated request is known. */
  fingerprint: string | null;
}

const SYSTEM_COLUMNS = ['id', 'sequence', 'created', 'updated', 'permissions'];

const namesOf = (names: readonly string[]): SQL => sql.raw(names.map((name) => `"${name}"`).join(', '));
const listOf = (names: readonly string[]): SQL => namesOf([...SYSTEM_COLUMNS, ...names]);

const columnLists = new WeakMap<Attributes, SQL>();

/** Every column of a collection's table that a document is made of. */
function columns({ attributes }: Table): SQL {
  let list = columnLists.get(attributes);
  if (!list) {
    list = listOf(Object.keys(attributes));
    columnLists.set(attributes, list);
  }
  return list;
}

/** The columns of what a list shows: of all attributes or of some, but for what is there to be searched alone. */
export function shownColumns(collection: Table, select: readonly string[] | undefined): SQL {
  const { own } = split(collection);
  return listOf(select ? own.filter((name) => select.includes(name)) : own);
}

export const tableName = ({ name }: Table): SQL => sql`${sql.identifier(name)}`;

/** A row as a document. The one place that takes the database's word for what its columns hold. */
export function toDocument<A extends Attributes>({ attributes }: Table<string, A>, row: Row): Document<A> {
  const data: Values = {};
  for (const name of Object.keys(attributes)) data[name] = row[name] ?? null;
  const { id, sequence, created, updated, permissions } = row;
  return { id, sequence, created, updated, permissions, data: data as Data<A> };
}

/** PostgreSQL refuses lone surrogates in JSON. The driver replaces them in texts; this does the same in records. */
const wholeCharacters = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? Buffer.from(value).toString() : value;

function toColumn({ attributes }: Table, name: string, value: Value): unknown {
  const records = attributes[name]?.type === 'records';
  return records && value !== null ? JSON.stringify(value, wholeCharacters) : value;
}

/** The document with this id; with `lock`, held for the rest of the transaction. */
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

/** The names of the attributes that the database generates, and of the others. */
function split(collection: Table): { own: string[]; generated: string[] } {
  const names = Object.keys(collection.attributes);
  const generated = names.filter((name) => isGenerated(collection, name));
  return { own: names.filter((name) => !generated.includes(name)), generated };
}

/** The documents that meet the condition, oldest first. */
export async function findAll<N extends string, A extends Attributes>(
  db: Sql,
  collection: Table<N, A>,
  where: Where<NoInfer<N>>,
): Promise<Document<A>[]> {
  const rows = await db.query<Row>(
    sql`select ${columns(collection)} from ${tableName(collection)} where ${whereSql(where)} order by sequence`,
  );
  return rows.map((row) => toDocument(collection, row));
}

export async function insert<A extends Attributes>(
  db: Sql,
  collection: Table<string, A>,
  id: string,
  given: Data<A>,
  meta: Provenance & { permissions: readonly string[]; now: Date },
): Promise<Document<A>> {
  const values: Values = given;
  const { own: names, generated } = split(collection);
  const own = names.map((name) => sql`${toColumn(collection, name, values[name] ?? null)}`);
  const head = sql`${id}, ${meta.now}, ${meta.now}, ${sql.param(meta.permissions)}, ${meta.creator}, ${meta.fingerprint}`;
  const list = sql.raw(names.map((name) => `, "${name}"`).join(''));
  const returns = ['sequence', ...generated];
  const [row] = await db.write<{ sequence: number; [generated: string]: Value }>({
    statement: sql`insert into ${tableName(collection)} (id, created, updated, permissions, creator, fingerprint${list})
      values (${sql.join([head, ...own], sql`, `)}) returning ${namesOf(returns)}`,
    name: `insert ${collection.name}`,
    returns,
    single: true,
  });
  const { now, permissions } = meta;
  return toDocument(collection, {
    ...values,
    ...row,
    id,
    sequence: row?.sequence ?? 0,
    created: now,
    updated: now,
    permissions: [...permissions],
  });
}

/** What a column takes a value for an attribute as, where the database cannot tell by itself. */
const COLUMN_TYPES: Readonly<Record<Attribute['type'], SQL>> = {
  string: sql.raw('text'),
  integer: sql.raw('bigint'),
  money: sql.raw('bigint'),
  float: sql.raw('double precision'),
  boolean: sql.raw('boolean'),
  datetime: sql.raw('timestamptz'),
  records: sql.raw('jsonb'),
};

/**
 * Makes a document, or adds to the one there is for the same thing, and remembers that; in one statement, which needs no
 * lock and no transaction around it. Answers the document as it is then: with another id, it was added to.
 * @returns undefined when nothing was written: the id is known, the sum would be too high, or there is nothing to copy
 */
export async function insertOrAdd<A extends Attributes>(
  db: Sql,
  collection: Table<string, A>,
  { unique, sum, max, copied }: Adding<A>,
  id: string,
  given: Partial<Data<A>>,
  meta: Provenance & { permissions: readonly string[]; now: Date },
): Promise<Document<A> | undefined> {
  const values: Partial<Values> = given;
  const { attributes, name } = collection;
  const names = split(collection).own;
  const quoted = (list: readonly string[]) => sql.raw(list.map((each) => `"${each}"`).join(', '));
  const own = names.map((each) =>
    copied.fields.includes(each)
      ? sql`source.${sql.identifier(each)}`
      : sql`${toColumn(collection, each, values[each] ?? null)}::${COLUMN_TYPES[attributes[each]?.type ?? 'string']}`,
  );
  const source = values[copied.id] ?? null;
  const copies = copied.fields.map((each) => sql`${sql.identifier(each)} = excluded.${sql.identifier(each)}`);
  const total = sql`${tableName(collection)}.${sql.identifier(sum)} + excluded.${sql.identifier(sum)}`;
  const [row] = await db.query<Row>(
    sql`with written as (
        insert into ${tableName(collection)}
          (id, created, updated, permissions, creator, fingerprint, ${quoted(names)})
        select ${id}, ${meta.now}::timestamptz, ${meta.now}::timestamptz, ${sql.param(meta.permissions)}::text[],
          ${meta.creator}, ${meta.fingerprint}, ${sql.join(own, sql`, `)}
        from ${tableName(copied.from)} source
        where source.id = ${source} and ${whereSql(copied.where)}
          and not exists (select from requests where collection = ${name} and id = ${id})
        for key share of source
        on conflict (${quoted(unique)}) do update set ${sql.identifier(sum)} = ${total}, ${sql.join(copies, sql`, `)},
          updated = greatest(excluded.updated, ${tableName(collection)}.updated + interval '1 millisecond')
        where ${tableName(collection)}.id <> excluded.id and ${total} <= ${max}
        returning ${columns(collection)}
      ), remembered as (
        insert into requests (collection, id, creator, fingerprint, document, created)
        select ${name}, ${id}, ${meta.creator}, ${meta.fingerprint}, written.id, ${meta.now}::timestamptz
        from written where written.id <> ${id}
      ) select * from written`,
    `insert or add ${name}`,
  );
  return row && toDocument(collection, row);
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
  if (changes.permissions) sets.push(sql`permissions = ${sql.param(changes.permissions)}`);
  const onlyDerived =
    !changes.permissions && values.every(({ name }) => collection.attributes[name]?.derived === true);
  // `updated` always increases, even within a millisecond and when the clock goes back.
  if (!onlyDerived) sets.push(sql`updated = greatest(${changes.now}, updated + interval '1 millisecond')`);
  return sql.join(sets, sql`, `);
}

/** Updates the documents that meet the condition. Returns them as they are afterwards. */
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

/** Deletes the documents that meet the condition. Returns them as they were. */
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
