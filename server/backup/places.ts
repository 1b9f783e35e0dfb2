import { createReadStream, openAsBlob } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { objectPath, type S3Options, s3Requests } from '#server/integrations/s3-requests.ts';
import type { ServerSettings } from '#server/settings/list.ts';

/** Where backups are kept. */
export interface BackupPlace {
  /** The folder in which an archive is written before `take` moves it. */
  draftFolder: string;
  /** Moves a complete archive to its place. Returns where it is, for people. */
  take(draft: string, name: string): Promise<string>;
  /** The names of the archives in this place. */
  names(): Promise<string[]>;
  /** The bytes of an archive. */
  read(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
}

/** The place of backups for which nobody names a file: the bucket of the settings, else the folder. */
export function placeOf({ backup, backupS3, dataFolder }: ServerSettings): BackupPlace {
  return backupS3 ? s3Place(backupS3, folderOf({ backup, dataFolder })) : localPlace({ backup, dataFolder });
}

/** The folder of the settings, for a backup that is restored at once. */
export const localPlace = (settings: Pick<ServerSettings, 'backup' | 'dataFolder'>): BackupPlace =>
  folderPlace(folderOf(settings));

const folderOf = ({ backup, dataFolder }: Pick<ServerSettings, 'backup' | 'dataFolder'>): string =>
  backup.folder ?? join(dataFolder, 'backups');

export function folderPlace(folder: string): BackupPlace {
  return {
    draftFolder: folder,
    async take(draft, name) {
      const file = join(folder, name);
      await rename(draft, file);
      return file;
    },
    names: () => readdir(folder),
    read: async (name) => createReadStream(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/** The names in an answer of S3's ListObjectsV2. Those of archives contain nothing that XML escapes. */
const NAMES_IN_LIST = /<Key>([^<]+)<\/Key>/g;

/** A bucket that holds the backups of one kitchen. The store takes archives of up to 5 GB, the most for one request. */
function s3Place(options: S3Options, draftFolder: string): BackupPlace {
  const ask = s3Requests(options);
  return {
    draftFolder,
    async take(draft, name) {
      await ask('PUT', objectPath(name), { body: await openAsBlob(draft) });
      return `${options.endpoint}/${options.bucket}/${name}`;
    },
    async names() {
      const answer = await ask('GET', '?list-type=2&prefix=rasoi-');
      return Array.from((await answer.text()).matchAll(NAMES_IN_LIST), ([, name = '']) => name);
    },
    async read(name) {
      const { body } = await ask('GET', objectPath(name));
      if (!body) throw new Error(`The store of backups gave no content of ${name}`);
      // Node and browsers describe the same web streams by different types.
      return Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
    },
    async remove(name) {
      await ask('DELETE', objectPath(name), { mayMiss: true });
    },
  };
}
