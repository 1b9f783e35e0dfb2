import { join } from 'node:path';
import { diskStore } from '#server/files/disk-store.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { watchFreeSpace } from '#server/files/free-space.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { s3Store } from './s3.ts';

/** Opens the store for the content of files: the S3 bucket in the settings, else the data folder. */
export function openFileStore({ s3, dataFolder }: Pick<ServerSettings, 's3' | 'dataFolder'>): FileStore {
  return s3 ? s3Store(s3) : diskStore(join(dataFolder, 'files'), watchFreeSpace(dataFolder));
}
