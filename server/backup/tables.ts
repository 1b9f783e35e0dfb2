// What a database has, read from PostgreSQL's catalog alone: it may be that of any earlier version of Rasoi.

import type { ClientBase } from 'pg';
import type { LongWorkDatabase } from '#server/db/connection.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';

/** A table as it is copied: without the columns that the database computes. */
export interface Table {
  name: string;
  columns: string[];
}

/** A counter of the database, such as that of order numbers, and the last number that it gave. */
export interface Sequence {
  name: string;
  last: string;
  /** False if `last` is still to be given. */
  isUsed: boolean;
}

/** What is added up from other tables, and is added up again where it is missing. */
const DERIVED = ['report_days', 'report_hours', 'report_dishes', 'report_minutes'];
/**
 * Left out: events on their way to other instances, the instances that run, what was backed up and tried out on this machine,
 * and the keys of its certificate.
 */
const LEFT_OUT = [
  'event_payloads',
  'leases',
  'instances',
  'backups',
  'restore_drills',
  'https_secrets',
  ...DERIVED,
];
/** The list of applied migrations, which the restored database has from applying them. */
const MIGRATIONS = 'migrations';

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** All tables with data, each after those that its rows refer to, so that they can be filled in this order. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select class.relname as name,
       array(select attname::text from pg_attribute where attrelid = class.oid and attnum > 0
         and not attisdropped and attgenerated = '' order by attnum) as columns
     from pg_class class where class.relkind = 'r' and class.relnamespace = current_schema()::regnamespace
       and class.relname <> all ($1) order by class.relname`,
    [[...LEFT_OUT, MIGRATIONS]],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select source.relname as from, target.relname as to from pg_constraint
     join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
     where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid <> confrelid`,
  );
  const sorted: Table[] = [];
  let left = rows;
  while (left.length > 0) {
    const isFree = ({ name }: Table) =>
      !references.some(({ from, to }) => from === name && left.some((other) => other.name === to));
    const free = left.filter(isFree);
    if (free.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${left.map(({ name }) => name).join(', ')}`);
    sorted.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return sorted;
}

/** The names of a table's columns; none if there is no such table. */
export async function columnsOf(database: Pick<Sql, 'query'>, table: string): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    sql`select attname::text as name from pg_attribute
      where attrelid = to_regclass(${quoted(table)}) and attnum > 0 and not attisdropped`,
  );
  return rows.map(({ name }) => name);
}

/** The number of a table's rows, or of those that were created before a moment. */
export async function countRows(database: LongWorkDatabase, table: string, before?: Date): Promise<number> {
  const older = before ? sql`where created < ${before}` : sql``;
  const [row] = await database.query<{ rows: number }>(
    sql`select count(*) as rows from ${sql.identifier(table)} ${older}`,
  );
  return row?.rows ?? 0;
}

export async function listSequences(client: ClientBase): Promise<Sequence[]> {
  const { rows: names } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = current_schema()::regnamespace
     order by relname`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const { rows } = await client.query<{ last: string; isUsed: boolean }>(
      `select last_value::text as last, is_called as "isUsed" from ${quoted(name)}`,
    );
    for (const row of rows) sequences.push({ name, ...row });
  }
  return sequences;
}

/** The names of the migrations that the database has, in order. */
export async function listMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select name from ${MIGRATIONS} order by name`);
  return rows.map(({ name }) => name);
}
