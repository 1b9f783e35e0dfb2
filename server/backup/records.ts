// The table of backups: what was made, when and where.
import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { columnsOf } from './tables.ts';

export type BackupCause = 'schedule' | 'command' | 'migration';

/** A run whose last `showLife` is older than this has ended with its process (milliseconds). */
export const DEAD_AFTER = 600_000;

/** A backup that was made: where it is, for people, and its size. */
export interface MadeBackup {
  place: string;
  bytes: number;
}

/** The record of a run. Its functions throw errors of the database; a backup is good without its record, too. */
export interface BackupRecord {
  /** Shows other instances that the run goes on. */
  showLife(now: Date): Promise<void>;
  succeed(now: Date, made: MadeBackup): Promise<void>;
  fail(now: Date, problem: string): Promise<void>;
}

const NO_RECORD: BackupRecord = { showLife: async () => {}, succeed: async () => {}, fail: async () => {} };

/** The columns that a new record needs. A new database, and that of an earlier version of Rasoi, may lack them. */
const NEEDED = ['id', 'cause', 'started', 'alive'];

/** Begins a record. Without a table for it, nothing is recorded. */
export async function beginRecord(
  database: Database,
  cause: Exclude<BackupCause, 'schedule'>,
  now: Date,
): Promise<BackupRecord> {
  const columns = await columnsOf(database, 'backups');
  if (!NEEDED.every((name) => columns.includes(name))) return NO_RECORD;
  const id = randomUUID();
  await database.execute(
    sql`insert into backups (id, cause, started, alive) values (${id}, ${cause}, ${now}, ${now})`,
  );
  return recordOf(database, id);
}

/**
 * Begins the record of a scheduled backup, in one statement that only one of several instances succeeds with. Undefined if
 * there is a good or running one since `due`, or one was begun after `retryBefore`.
 */
export async function claimScheduled(
  database: Database,
  now: Date,
  due: Date,
  retryBefore: Date,
): Promise<BackupRecord | undefined> {
  await database.execute(
    sql`update backups set finished = alive, problem = 'It was interrupted: the server ended.'
      where finished is null and alive < ${new Date(now.getTime() - DEAD_AFTER)}`,
  );
  const id = randomUUID();
  const claimed = await database.execute(
    sql`insert into backups (id, cause, started, alive)
      select ${id}::text, 'schedule', ${now}::timestamptz, ${now}::timestamptz
      where not exists (
        select 1 from backups where cause = 'schedule'
          and ((problem is null and started >= ${due}) or started > ${retryBefore}))
      on conflict (cause) where cause = 'schedule' and finished is null do nothing`,
  );
  return claimed === 1 ? recordOf(database, id) : undefined;
}

function recordOf(database: Database, id: string): BackupRecord {
  return {
    async showLife(now) {
      await database.execute(sql`update backups set alive = ${now} where id = ${id}`);
    },
    async succeed(now, { place, bytes }) {
      await database.execute(
        sql`update backups set finished = ${now}, place = ${place}, bytes = ${bytes} where id = ${id}`,
      );
    },
    async fail(now, problem) {
      await database.execute(
        sql`update backups set finished = ${now}, problem = ${problem} where id = ${id}`,
      );
    },
  };
}
