import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from './connection.ts';
import { MigrationError, migrate } from './migrate.ts';
import { sql } from './sql-template.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let test: TestDatabase;
let folder: string;

beforeEach(async () => {
  test = await createTestDatabase();
  await test.database.execute(sql`drop schema public cascade`);
  await test.database.execute(sql`create schema public`);
  folder = await mkdtemp(join(tmpdir(), 'rasoi-migrations-'));
  await put('0001-first.sql', 'create table first (id int); insert into first values (1);\n');
  await put('0002-second.sql', 'create table second (id int);\nalter table first add name text;\n');
});
afterEach(async () => {
  await test.drop();
  await rm(folder, { recursive: true });
});

const put = (name: string, text: string) => writeFile(join(folder, name), text);
const tables = async (database: Database) =>
  (
    await database.query<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )
  ).map((row) => row.name);

it('new migrations are applied once, in order', async () => {
  expect(await migrate(test.database, folder)).toEqual(['0001-first', '0002-second']);
  expect(await migrate(test.database, folder)).toEqual([]);
  // A number that was handed out and not used.
  await put('0004-third.sql', 'create table third (id int);');
  expect(await migrate(test.database, folder)).toEqual(['0004-third']);
  expect(await tables(test.database)).toEqual(['first', 'migrations', 'second', 'third']);
});

// SCALE-2
it('instances that start at once migrate one after another', async () => {
  await put('0003-slow.sql', 'select pg_sleep(0.3); create table slow (id int);');
  const instances = Array.from({ length: 4 }, () => openDatabase({ url: test.url, statementTimeout: 100 }));
  const applied = await Promise.all(instances.map((instance) => migrate(instance.longWork(), folder)));
  expect(applied.flat()).toEqual(['0001-first', '0002-second', '0003-slow']);
  expect(await test.database.query(sql`select id from first`)).toEqual([{ id: 1 }]);
  await Promise.all(instances.map((instance) => instance.close()));
});

it('a failed migration leaves nothing behind', async () => {
  await put('0003-wrong.sql', 'create table third (id int);\nselect nonsense;');
  await expect(migrate(test.database, folder)).rejects.toThrow(
    'Migration 0003-wrong: column "nonsense" does not exist',
  );
  expect(await tables(test.database)).toEqual(['migrations']);
});

it('a migration that was changed after it was applied is refused, line endings aside', async () => {
  await migrate(test.database, folder);
  await put('0002-second.sql', 'create table second (id int);\r\nalter table first add name text;\r\n');
  expect(await migrate(test.database, folder)).toEqual([]);
  await put('0002-second.sql', 'create table second (id bigint);');
  await expect(migrate(test.database, folder)).rejects.toThrow(
    /^The migration 0002-second was changed [^\n]+$/,
  );
});

// BACKUP-8
it('a database with unknown migrations is refused', async () => {
  await put('0003-third.sql', 'create table third (id int);');
  await migrate(test.database, folder);
  await rm(join(folder, '0003-third.sql'));
  await expect(migrate(test.database, folder)).rejects.toThrow(
    /^The database has the migration 0003-third, [^\n]+$/,
  );
});

it.each([
  ['a double', '0002-other.sql'],
  ['another name', 'third.sql'],
])('a migrations folder with %s is refused', async (_what, name) => {
  await put(name, 'select 1;');
  await expect(migrate(test.database, folder)).rejects.toThrow(MigrationError);
  expect(await tables(test.database)).toEqual([]);
});
