import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { type Database, NO_TIMEOUTS, openDatabase } from './connection.ts';
import { databaseUrl, randomDatabaseName } from './database-names.ts';
import { dropDatabase } from './drop-database.ts';
import { sql } from './sql-template.ts';

export interface TestDatabase {
  database: Database;
  url: string;
  drop(): Promise<void>;
}

const ACCESSED_BY_OTHERS = '55006';

/** Creates a migrated database for one test file; `of` a kitchen, with the default menu and settings. */
export async function createTestDatabase(of: 'template' | 'kitchen' = 'template'): Promise<TestDatabase> {
  const { url: serverUrl, [of]: template } = inject('databaseServer');
  const name = randomDatabaseName('test');
  await administer(serverUrl, (admin) => copyDatabase(admin, template, name));
  const url = databaseUrl(serverUrl, name);
  // A test must not fail because the machine is slow.
  const database = openDatabase({ url, maxConnections: 5, ...NO_TIMEOUTS });
  return {
    database,
    url,
    async drop() {
      await database.close();
      await administer(serverUrl, (admin) => dropDatabase(admin, name));
    },
  };
}

async function copyDatabase(admin: Database, template: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await admin.execute(sql`create database ${sql.identifier(name)} template ${sql.identifier(template)}`);
      return;
    } catch (error) {
      const occupied = error instanceof Error && 'code' in error && error.code === ACCESSED_BY_OTHERS;
      if (!occupied || attempt === 50) throw error;
      await sleep(100);
    }
  }
}

async function administer(url: string, work: (admin: Database) => Promise<unknown>): Promise<void> {
  const admin = openDatabase({ url, maxConnections: 1, ...NO_TIMEOUTS });
  try {
    await work(admin);
  } finally {
    await admin.close();
  }
}

/** The same database for an account that may do everything. A server of `TEST_DATABASE_URL` has only one account. */
export const superuserUrl = (url: string): string => url.replace('//rasoi:', '//postgres:');
