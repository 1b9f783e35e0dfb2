import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';

const HOUR = 3_600_000;
/** The owner is warned when the last good backup, or the kitchen itself, is older than this (milliseconds). */
const LATE_AFTER = 48 * HOUR;

/** The state of backups, for the owner. */
export interface BackupState {
  /** The newest good backup: it has all data of the moment `at`. */
  last: { at: Date; place: string; bytes: number } | undefined;
  /** Why the newest run failed; undefined if it succeeded, is running, or if there was none. */
  problem: string | undefined;
  /** Whether there has been no good backup for two days. False for a kitchen that is not two days old. */
  isLate: boolean;
}

/** Reads when the last good backup was. */
export async function backupState(database: Sql, now: Date): Promise<BackupState> {
  const [last] = await database.query<{ at: Date; place: string; bytes: number }>(
    sql`select started as at, place, bytes from backups where finished is not null and problem is null
      order by started desc limit 1`,
  );
  const [newest] = await database.query<{ problem: string | null }>(
    sql`select problem from backups where finished is not null order by started desc limit 1`,
  );
  const [opened] = await database.query<{ at: Date }>(sql`select min(applied_at) as at from migrations`);
  const since = last?.at ?? opened?.at ?? now;
  return {
    last,
    problem: newest?.problem ?? undefined,
    isLate: now.getTime() - since.getTime() > LATE_AFTER,
  };
}
