import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './connection.ts';
import { errorCode } from './embedded/report.ts';

const PERMISSION_DENIED = '42501';
/** Tries before giving up, and milliseconds between two. */
const ATTEMPTS = 100;
const PAUSE_MS = 100;

/**
 * Drops a test database with all connections to it. A background worker of the server may be in it just then (autovacuum),
 * which only a superuser may end: it leaves by itself and the drop is tried again.
 */
export async function dropDatabase(admin: Database, name: string): Promise<void> {
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
