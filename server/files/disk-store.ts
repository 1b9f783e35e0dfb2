import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '#server/base/failure.ts';
import { errorCode } from '#server/db/embedded/report.ts';
import type { FileStore } from './file-store.ts';
import type { CheckRoom } from './free-space.ts';

/** For a file that was uploaded to another server, because the servers share a database but no file store. */
const NOT_ON_THIS_SERVER =
  'This file is not on this server. Servers that share a database need a shared file store (S3).';

/** Stores files in a folder, in subfolders by the first letters of their names. */
export function diskStore(folder: string, checkRoom: CheckRoom): FileStore {
  const placeOf = (name: string) => {
    if (!/^[\w-][\w.-]*$/.test(name)) throw new Error(`Not a name for a file: ${name}`);
    const near = join(folder, name.slice(0, 2));
    return { near, file: join(near, name) };
  };

  return {
    checkRoom,

    async write(name, content) {
      const { near, file } = placeOf(name);
      await mkdir(near, { recursive: true, mode: 0o700 });
      // Written under another name until it is complete, so that nobody reads an incomplete file.
      const draft = `${file}.${randomUUID()}.part`;
      try {
        const handle = await open(draft, 'wx', 0o600);
        try {
          for await (const piece of content) await handle.writeFile(piece);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async read(name, range) {
      const stream = createReadStream(placeOf(name).file, range);
      await once(stream, 'open').catch((error: unknown) => {
        throw errorCode(error) === 'ENOENT'
          ? new Failure('general_service_unavailable', NOT_ON_THIS_SERVER)
          : error;
      });
      return stream;
    },

    remove: (name) => rm(placeOf(name).file, { force: true }),
  };
}
