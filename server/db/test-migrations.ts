import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import type { Database } from './connection.ts';
import { migrate } from './migrate.ts';
import { sql } from './sql-template.ts';
import { createTestDatabase } from './test-database.ts';

const MIGRATIONS = join(PROJECT_FOLDER, 'server/db/migrations');

/** A test database as an earlier version of the product left it. */
export interface EarlierDatabase {
  database: Database;
  /** Runs the later migrations whose names `isWanted`; all of them without it. */
  upgrade(isWanted?: (name: string) => boolean): Promise<void>;
  drop(): Promise<void>;
}

/** Makes a test database with the migrations before the one of this name. */
export async function databaseBefore(migration: string): Promise<EarlierDatabase> {
  const { database, drop } = await createTestDatabase();
  await database.execute(sql`drop schema public cascade`);
  await database.execute(sql`create schema public`);
  const folder = await mkdtemp(join(tmpdir(), 'rasoi-migrations-'));
  const run = async (isWanted: (name: string) => boolean) => {
    const names = (await readdir(MIGRATIONS)).filter(isWanted);
    for (const name of names) await copyFile(join(MIGRATIONS, name), join(folder, name));
    await migrate(database, folder);
  };
  await run((name) => name < migration);
  return {
    database,
    upgrade: (isWanted = () => true) => run((name) => name >= migration && isWanted(name)),
    async drop() {
      await drop();
      await rm(folder, { recursive: true });
    },
  };
}
