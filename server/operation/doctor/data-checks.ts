import { type CheckResult, found } from '#domain/operation/checks.ts';
import { sizeWords } from '#domain/operation/sizes.ts';
import { drillState } from '#server/backup/drill-records.ts';
import { backupState } from '#server/backup/last-backup.ts';
import { outageOf } from '#server/db/outage.ts';
import { sql } from '#server/db/sql-template.ts';
import { readDatabaseSize } from '#server/operation/database-readings.ts';
import { VERSION } from '#server/settings/version.ts';
import type { CheckDeps, CheckRow } from './check.ts';

/** Whether the database answers. The other checks depend on it. */
export async function checkDatabase({ database, settings }: CheckDeps): Promise<CheckResult> {
  try {
    const [row] = await database.query<{ version: string }>(
      sql`select current_setting('server_version') as version`,
      'version of the database',
    );
    // Packagers add their name: '17.2 (Debian 17.2-1)'.
    const version = row?.version.split(' ')[0] ?? '';
    const size = sizeWords(await readDatabaseSize(database));
    return settings.databaseUrl === undefined
      ? found('databaseBuiltIn', version, size)
      : found('databaseOnServer', version, size);
  } catch (error) {
    if (outageOf(error)) return found('databaseAway');
    throw error;
  }
}

export const backup: CheckRow = {
  check: 'backup',
  needsDatabase: true,
  async run({ database, settings, clock }) {
    const { last, problem, isLate } = await backupState(database, clock());
    const size = last && sizeWords(last.bytes);
    const at = last && { at: last.at.toISOString() };
    if (problem !== undefined) return { ...found('backupFailed'), ...at };
    if (settings.backup.every === 0)
      return size === undefined ? found('backupsOff') : { ...found('backupsOffLast', size), ...at };
    if (size === undefined) return found('noBackup');
    return isLate ? { ...found('backupLate', size), ...at } : { ...found('backupGood', size), ...at };
  },
};

export const drill: CheckRow = {
  check: 'drill',
  needsDatabase: true,
  async run({ database, clock }) {
    const { last, problem, isLate, firstBackup, leftBehind } = await drillState(database, clock());
    const at = last && { at: last.at.toISOString() };
    if (problem !== undefined) return { ...found('drillFailed', problem), ...at };
    if (isLate) return { ...found('drillLate'), ...at };
    if (leftBehind !== undefined) return { ...found('drillLeftBehind', leftBehind), ...at };
    if (!last) return firstBackup ? found('drillExpected') : undefined;
    return { ...found('drillGood', Math.round(last.seconds), last.orders.toLocaleString('en-IN')), ...at };
  },
};

export const version: CheckRow = {
  check: 'version',
  needsDatabase: false,
  run: async () => found('version', VERSION),
};
