import { TZDate } from '@date-fns/tz';
import type { Database } from '#server/db/connection.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { backUpByItself } from './automatic.ts';
import { claimScheduled } from './records.ts';

const HOUR = 3_600_000;
/** Milliseconds between two looks at the time. */
const CHECK_INTERVAL = 300_000;
/** Milliseconds until a failed run is tried again. */
const RETRY_AFTER = HOUR;
/** The hour of the day, in the kitchen's time zone, at which backups begin, because hardly anybody orders then. */
const NIGHT = 4;

export interface ScheduledBackupsDeps {
  database: Database;
  /** For the connection that copies the rows. */
  databaseUrl: string;
  settings: ServerSettings;
  timeZone(): Promise<string>;
  clock: () => Date;
}

/** The latest moment at which a backup was due: at four in the night, and every so many hours from then until the next night. */
export function lastDue(now: Date, hours: number, timeZone: string): Date {
  const night = new TZDate(now, timeZone);
  if (night.getHours() < NIGHT) night.setDate(night.getDate() - 1);
  night.setHours(NIGHT, 0, 0, 0);
  const step = hours * HOUR;
  return new Date(night.getTime() + Math.floor((now.getTime() - night.getTime()) / step) * step);
}

/**
 * Makes the scheduled backup if it is due and no instance has begun it. Failed ones are tried again after an hour.
 * Returns where it is; undefined if there was nothing to do.
 */
export async function runScheduledBackup(
  deps: ScheduledBackupsDeps,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const { database, databaseUrl, settings, clock } = deps;
  const now = clock();
  const due = lastDue(now, settings.backup.every, await deps.timeZone());
  const record = await claimScheduled(database, now, due, new Date(now.getTime() - RETRY_AFTER));
  if (!record) return undefined;
  const { place } = await backUpByItself({
    ...{ database: database.longWork(), databaseUrl, settings, kind: 'scheduled', record, clock },
    ...(signal && { signal }),
  });
  return place;
}

/** Scheduled backups as repeated work. */
export const scheduledBackups = (deps: ScheduledBackupsDeps) => ({
  every: CHECK_INTERVAL,
  run: async (stopping: AbortSignal): Promise<void> => {
    if (deps.settings.backup.every === 0) return;
    await runScheduledBackup(deps, stopping).catch((error: unknown) => {
      if (!stopping.aborted) throw error;
    });
  },
});
