import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './file-store.ts';

/** Files in a folder, spread over subfolders by the beginning of their names. */
export function diskStore(folder: string): FileStore {
  const placeOf = (name: string) => {
    if (!/^[\w-][\w.-]*$/.test(name)) throw new Error(`Not a name for a file: ${name}`);
    const near = join(folder, name.slice(0, 2));
    return { near, file: join(near, name) };
  };

  return {
    async write(name, content) {
      const { near, file } = placeOf(name);
      await mkdir(near, { recursive: true });
      // Under another name until all of it is on the disk, so that nobody ever meets a part.
      const draft = `${file}.${randomUUID()}.part`;
      try {
        const handle = await open(draft, 'wx');
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
      await once(stream, 'open');
      return stream;
    },

    remove: (name) => rm(placeOf(name).file, { force: true }),
  };
}
