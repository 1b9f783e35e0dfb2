import { join } from 'node:path';
import type { FileStore } from '#server/engine/file-store.ts';
import type { Settings } from '#server/settings.ts';
import { diskStore } from './disk.ts';
import { s3Store } from './s3.ts';

/** Where the content of files lies by the settings. */
export function openFileStore({ s3, dataFolder }: Pick<Settings, 's3' | 'dataFolder'>): FileStore {
  return s3 ? s3Store(s3) : diskStore(join(dataFolder, 'files'));
}
