import { join } from 'node:path';
import { diskStore } from './files/disk-store.ts';
import type { FileStore } from './files/file-store.ts';
import { watchFreeSpace } from './files/free-space.ts';
import { s3Store } from './integrations/s3.ts';
import type { Settings } from './settings/list.ts';

/** Opens the store for the content of files: the S3 bucket in the settings, else the data folder. */
export function openFileStore({ s3, dataFolder }: Pick<Settings, 's3' | 'dataFolder'>): FileStore {
  return s3 ? s3Store(s3) : diskStore(join(dataFolder, 'files'), watchFreeSpace(dataFolder));
}
