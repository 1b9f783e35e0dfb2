import type { Data } from '#domain/rows/data.ts';
import type { Attribute, Attributes } from '#domain/rows/row.ts';
import { Failure } from '#server/base/failure.ts';
import type { Sql } from '#server/db/sql.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import { userOf } from './access.ts';
import type { Actor } from './actor.ts';
import type { Adding, Collection, Table } from './collection.ts';
import type { Provenance } from './creating/inserting.ts';
import type { Document, Values } from './document.ts';
import { attributeNames, columns, quotedNames, type Row, tableName, toColumn, toDocument } from './store.ts';
import type { EngineDeps } from './unit-of-work.ts';
import { whereSql } from './where-sql.ts';
import { checkedDraft, type DocumentInput } from './writing.ts';

/** The column type of each attribute type, for casts where PostgreSQL can't infer it. */
const COLUMN_TYPES: Readonly<Record<Attribute['type'], SQL>> = {
  string: sql.raw('text'),
  integer: sql.raw('bigint'),
  money: sql.raw('bigint'),
  float: sql.raw('double precision'),
  boolean: sql.raw('boolean'),
  datetime: sql.raw('timestamptz'),
  records: sql.raw('jsonb'),
  texts: sql.raw('jsonb'),
  translations: sql.raw('jsonb'),
};

/**
 * Inserts a document, or increases the existing document with the same unique values and remembers the request. It is
 * one statement, which needs no lock and no transaction.
 * @returns the document; another id than `id` means that an existing one was increased. Undefined when nothing was
 *   written: the id is in use, the sum would exceed `max`, or the document to copy from does not exist
 */
async function insertOrAdd<A extends Attributes>(
  db: Sql,
  collection: Table<string, A>,
  { unique, sum, max, replaces, copied }: Adding<A>,
  id: string,
  given: Partial<Data<A>>,
  meta: Provenance & { permissions: readonly string[]; now: Date },
  /** Names the statement if `given` has values of other attributes than usual. */
  variant = '',
): Promise<Document<A> | undefined> {
  const values: Partial<Values> = given;
  const { attributes, name } = collection;
  const names = attributeNames(collection).own;
  const isCopied = (each: string) => copied.fields.includes(each) && values[each] === undefined;
  const cell = (each: string) => toColumn(collection, each, values[each] ?? null);
  const own = names.map((each) =>
    isCopied(each)
      ? sql`source.${sql.identifier(each)}`
      : sql`${cell(each)}::${COLUMN_TYPES[attributes[each]?.type ?? 'string']}`,
  );
  const { now, permissions, creator, fingerprint } = meta;
  const source = values[copied.id] ?? null;
  const isFound = whereSql(copied.where);
  const copies = [
    ...copied.fields.map((each) => sql`${sql.identifier(each)} = excluded.${sql.identifier(each)}`),
    ...replaces.map(
      (each) =>
        sql`${sql.identifier(each)} = coalesce(excluded.${sql.identifier(each)}, ${tableName(collection)}.${sql.identifier(each)})`,
    ),
  ];
  const total = sql`${tableName(collection)}.${sql.identifier(sum)} + excluded.${sql.identifier(sum)}`;
  const statement = sql`with written as (
      insert into ${tableName(collection)}
        (id, created, updated, permissions, creator, fingerprint, ${quotedNames(names)})
      select ${id}, ${now}::timestamptz, ${now}::timestamptz, ${permissions}::text[],
        ${creator}, ${fingerprint}, ${sql.join(own, ', ')}
      from ${tableName(copied.from)} source
      where source.id = ${source} and ${isFound}
        and not exists (select from requests where collection = ${name} and id = ${id})
      for key share of source
      on conflict (${quotedNames(unique)}) do update set ${sql.identifier(sum)} = ${total}, ${sql.join(copies, ', ')},
        updated = greatest(excluded.updated, ${tableName(collection)}.updated + interval '1 millisecond')
      where ${tableName(collection)}.id <> excluded.id and ${total} <= ${max}
      returning ${columns(collection)}
    ), remembered as (
      insert into requests (collection, id, creator, fingerprint, document, created)
      select ${name}, ${id}, ${creator}, ${fingerprint}, written.id, ${now}::timestamptz
      from written where written.id <> ${id}
    ) select * from written`;
  const [row] = await db.write<Row>({
    statement,
    name: `insert or add ${name} ${variant}`,
    returns: [],
    single: false,
  });
  return row && toDocument(collection, row);
}

/**
 * Creates a document in a collection with an `adds` rule, or increases the existing document for the same thing.
 * Publishes the event.
 * @throws Failure with the collection's reason, or document_already_exists when the id was used before
 */
export async function createOrAdd<A extends Attributes>(
  { database, events, clock }: EngineDeps,
  collection: Collection<string, A> & { adds: Adding<A> },
  request: DocumentInput & { id: string },
  provenance: Provenance,
  actor: Actor,
  created: 'create' | 'upsert',
): Promise<Document<A>> {
  const now = clock();
  const caller = { user: userOf(actor) };
  const draft = checkedDraft({ actor, now }, collection, request);
  const meta = { ...provenance, permissions: request.permissions ?? [], now };
  const values = collection.adds.values(caller, draft);
  const { adds } = collection;
  const document = adds.reads(draft)
    ? await database.transaction(async (tx) => {
        const read = await adds.read(tx, draft);
        const copied = { ...adds.copied, where: read.where };
        const all = { ...values, ...read.values };
        return insertOrAdd(tx, collection, { ...adds, copied }, draft.id, all, meta, 'with read values');
      })
    : await insertOrAdd(database, collection, adds, draft.id, values, meta);
  if (!document) {
    throw (await adds.refusal(database, caller, draft)) ?? new Failure('document_already_exists');
  }
  const action = document.id === draft.id ? created : 'update';
  await events.publish([{ collection: collection.name, action, document }]);
  return document;
}
