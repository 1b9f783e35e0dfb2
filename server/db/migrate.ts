import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, LongWorkDatabase } from './connection.ts';
import { contentHash } from './content-hash.ts';
import type { Sql } from './sql.ts';
import { sql } from './sql-template.ts';

/** The database does not fit the migrations of this version. The message is one line. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

type Executes = Pick<Sql, 'execute'>;

interface Migration {
  name: string;
  text: string;
  sha256: string;
}

/**
 * Applies the `NNNN-name.sql` files of the folder that the database lacks, in order and in one transaction.
 * Instances that start at the same time take turns. Returns the names of the applied migrations.
 * `before` runs once there is something to apply to a database that earlier migrations have made; if it fails, none is applied.
 */
export async function migrate(
  database: LongWorkDatabase,
  folder: string,
  before?: () => Promise<void>,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  await ensureTable(database);
  return database.transaction(async (tx) => {
    // Migrations may take longer than the statement timeout, as may waiting for those of another instance.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`lock table migrations in exclusive mode`);
    const applied = await tx.query<{ name: string; sha256: string }>(
      sql`select name, sha256 from migrations order by name`,
    );
    checkApplied(applied, migrations);
    const pending = migrations.slice(applied.length);
    if (applied.length > 0 && pending.length > 0) await before?.();
    for (const migration of pending) await apply(tx, migration);
    return pending.map((migration) => migration.name);
  });
}

/**
 * Makes the tables of an empty database as they were when the named migrations had been applied, within a transaction.
 * @returns false if the folder does not have exactly these migrations up to the last of them
 */
export async function migrateAsBefore(
  tx: Executes,
  folder: string,
  names: readonly string[],
): Promise<boolean> {
  const migrations = (await readMigrations(folder)).slice(0, names.length);
  if (migrations.some(({ name }, index) => name !== names[index]) || migrations.length < names.length)
    return false;
  await createTable(tx);
  for (const migration of migrations) await apply(tx, migration);
  return true;
}

/** The names of the migrations in the folder, in order. */
export const migrationNames = async (folder: string): Promise<string[]> =>
  (await readMigrations(folder)).map(({ name }) => name);

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file, index) => {
      const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1];
      if (number === undefined)
        throw new MigrationError(`The migration ${file} must be named NNNN-name.sql.`);
      // Numbers are reserved for branches, so some may stay unused; but no number is used twice.
      if (files[index - 1]?.startsWith(`${number}-`)) {
        throw new MigrationError(`Two migrations have the number ${number}: rename ${file}.`);
      }
      // The hash must not depend on the line endings that git wrote.
      const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
      return {
        name: file.slice(0, -'.sql'.length),
        text,
        sha256: contentHash(text, 'hex'),
      };
    }),
  );
}

/** Two instances may create the table at the same time. The slower one fails, tries again and finds the table. */
async function ensureTable(database: Database): Promise<void> {
  await createTable(database).catch(() => createTable(database));
}

const createTable = (db: Executes) =>
  db.execute(sql`
    create table if not exists migrations (
      name text primary key,
      sha256 text not null,
      applied_at timestamptz not null default now()
    )`);

function checkApplied(applied: { name: string; sha256: string }[], migrations: Migration[]): void {
  applied.forEach(({ name, sha256 }, index) => {
    const migration = migrations[index];
    if (migration?.name !== name) {
      throw new MigrationError(
        `The database has the migration ${name}, which this version of Rasoi does not have in that place: start the version of Rasoi that applied it.`,
      );
    }
    if (migration.sha256 !== sha256) {
      throw new MigrationError(
        `The migration ${name} was changed after it was applied: put the file back as it was.`,
      );
    }
  });
}

async function apply(tx: Executes, { name, text, sha256 }: Migration): Promise<void> {
  try {
    await tx.execute(sql.raw(text));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    error.message = `Migration ${name}: ${error.message}`;
    throw error;
  }
  await tx.execute(sql`insert into migrations (name, sha256) values (${name}, ${sha256})`);
}
