import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { type LongWorkDatabase, openForLongWork, withLongWork } from './connection.ts';
import { createDatabase, dropDatabase } from './created-databases.ts';
import { databaseUrl, randomDatabaseName } from './database-names.ts';

export interface TestDatabase {
  database: LongWorkDatabase;
  url: string;
  drop(): Promise<void>;
}

const ACCESSED_BY_OTHERS = '55006';

/** Creates a migrated database for one test file; `of` a kitchen, with the default menu and settings. */
export function createTestDatabase(of: 'template' | 'kitchen' = 'template'): Promise<TestDatabase> {
  return createFrom(inject('databaseServer')[of]);
}

/** Creates a database without tables. */
export const createEmptyTestDatabase = (): Promise<TestDatabase> => createFrom('template0');

async function createFrom(template: string): Promise<TestDatabase> {
  const { url: serverUrl } = inject('databaseServer');
  const name = randomDatabaseName('test');
  await withLongWork({ url: serverUrl }, (admin) => copyDatabase(admin, template, name));
  const url = databaseUrl(serverUrl, name);
  // A test must not fail because the machine is slow.
  const database = openForLongWork({ url, maxConnections: 5 });
  return {
    database,
    url,
    async drop() {
      await database.close();
      await withLongWork({ url: serverUrl }, (admin) => dropDatabase(admin, name));
    },
  };
}

async function copyDatabase(admin: LongWorkDatabase, template: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await createDatabase(admin, name, template);
      return;
    } catch (error) {
      const occupied = error instanceof Error && 'code' in error && error.code === ACCESSED_BY_OTHERS;
      if (!occupied || attempt === 50) throw error;
      await sleep(100);
    }
  }
}

/** The same database for an account that may do everything. A server of `TEST_DATABASE_URL` has only one account. */
export const superuserUrl = (url: string): string => url.replace('//rasoi:', '//postgres:');
