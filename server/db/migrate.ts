import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, Sql } from './connection.ts';

/** The database and the migrations of this version do not belong together; the message is one line. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

interface Migration {
  name: string;
  text: string;
  sha256: string;
}

/**
 * Applies the folder's `NNNN-name.sql` files that the database lacks, in order and in one transaction.
 * Instances that start at once take turns. Answers the names it applied.
 */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  await ensureTable(database);
  return database.transaction(async (tx) => {
    // Another instance's migrations, and our own, may take longer than a statement otherwise may.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`lock table migrations in exclusive mode`);
    const applied = await tx.query<{ name: string; sha256: string }>(
      sql`select name, sha256 from migrations order by name`,
    );
    checkApplied(applied, migrations);
    const pending = migrations.slice(applied.length);
    for (const migration of pending) await apply(tx, migration);
    return pending.map((migration) => migration.name);
  });
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file, index) => {
      const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1];
      if (number === undefined) throw new MigrationError(`Not a migration's name, NNNN-name.sql: ${file}.`);
      // Numbers are handed out to branches ahead of time, so some may stay unused; none is used twice.
      if (files[index - 1]?.startsWith(`${number}-`)) {
        throw new MigrationError(`Migration ${number} is doubled: found ${file}.`);
      }
      // Line endings depend on how git wrote the file.
      const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
      return {
        name: file.slice(0, -'.sql'.length),
        text,
        sha256: createHash('sha256').update(text).digest('hex'),
      };
    }),
  );
}

/** Two first starts may both make the table; the slower one finds it made. */
async function ensureTable(database: Database): Promise<void> {
  const create = () =>
    database.execute(sql`
      create table if not exists migrations (
        name text primary key,
        sha256 text not null,
        applied_at timestamptz not null default now()
      )`);
  await create().catch(create);
}

function checkApplied(applied: { name: string; sha256: string }[], migrations: Migration[]): void {
  applied.forEach(({ name, sha256 }, index) => {
    const migration = migrations[index];
    if (migration?.name !== name) {
      throw new MigrationError(
        `The database has the migration ${name}, which this version of Rasoi does not have there: start the version that made it.`,
      );
    }
    if (migration.sha256 !== sha256) {
      throw new MigrationError(
        `The migration ${name} was changed after it was applied: put the file back as it was.`,
      );
    }
  });
}

async function apply(tx: Sql, { name, text, sha256 }: Migration): Promise<void> {
  try {
    await tx.execute(sql.raw(text));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    error.message = `Migration ${name}: ${error.message}`;
    throw error;
  }
  await tx.execute(sql`insert into migrations (name, sha256) values (${name}, ${sha256})`);
}
