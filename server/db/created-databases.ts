// Databases that are made for a task and dropped after it. Each takes as long as the disk needs for thousands of files.
import { setTimeout as sleep } from 'node:timers/promises';
import type { LongWorkDatabase } from './connection.ts';
import { errorCode } from './embedded/report.ts';
import { sql } from './sql-template.ts';

const PERMISSION_DENIED = '42501';
/** How often the drop is tried, and milliseconds between two tries. */
const ATTEMPTS = 100;
const PAUSE_MS = 100;

/** Creates an empty database, or a copy of one that nobody uses. */
export async function createDatabase(
  admin: LongWorkDatabase,
  name: string,
  template = 'template0',
): Promise<void> {
  await admin.execute(sql`create database ${sql.identifier(name)} template ${sql.identifier(template)}`);
}

/**
 * Drops a database and ends all connections to it. An autovacuum worker of the server may be using it, which only a
 * superuser may end. The worker leaves by itself, so the drop is tried again.
 */
export async function dropDatabase(admin: LongWorkDatabase, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await admin.execute(sql`drop database if exists ${sql.identifier(name)} with (force)`);
      return;
    } catch (error) {
      if (errorCode(error) !== PERMISSION_DENIED || attempt === ATTEMPTS) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
