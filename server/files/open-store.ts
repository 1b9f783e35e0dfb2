import { join } from 'node:path';
import { s3Store } from '#server/integrations/s3.ts';
import type { Settings } from '#server/settings.ts';
import { diskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { watchFreeSpace } from './free-space.ts';

/** Where the content of files lies by the settings. */
export function openFileStore({ s3, dataFolder }: Pick<Settings, 's3' | 'dataFolder'>): FileStore {
  return s3 ? s3Store(s3) : diskStore(join(dataFolder, 'files'), watchFreeSpace(dataFolder));
}
