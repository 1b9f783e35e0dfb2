import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect } from 'vitest';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { createEmptyTestDatabase } from '#server/db/test-database.ts';
import { diskStore } from '#server/files/disk-store.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { booksOf, checkRules } from './compare.ts';
import type { HistoryKitchen } from './history-kitchen.ts';

const migrationsFolder = join(PROJECT_FOLDER, 'server/db/migrations');

/** Restores a backup of a kitchen in another database, as on a new machine: the books there say the same. */
export async function restoreElsewhere(kitchen: HistoryKitchen): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rasoi-restored-'));
  const { database, url, drop } = await createEmptyTestDatabase();
  try {
    const store = diskStore(folder, async () => undefined);
    const archive = new PassThrough();
    await Promise.all([
      writeBackup({ databaseUrl: kitchen.url, store, version: 'test' }, archive, {}),
      restoreBackup({ databaseUrl: url, store, migrationsFolder }, archive, {}),
    ]);
    await checkRules({ database });
    const people = [...kitchen.sessions.values()];
    expect(await booksOf({ database }, people)).toEqual(await booksOf(kitchen, people));
  } finally {
    await drop();
    await rm(folder, { recursive: true, force: true });
  }
}
