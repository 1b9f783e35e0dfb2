import { statfs } from 'node:fs/promises';
import { Failure } from '#server/http/failure.ts';

/** Bytes that stay free for the database and its logs, so that orders go on when there is no room for pictures. */
const KEPT_FREE = 256 * 1_048_576;
/** Milliseconds that a measurement of the disk is used. */
const BELIEVED = 1_000;

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Checks for room, to be called before something large is taken in. Throws Failure general_service_unavailable. */
export type CheckRoom = () => Promise<void>;

/** Watches the free space on the disk of a folder. A disk that can't be measured counts as free. */
export function watchFreeSpace(
  folder: string,
  free: (folder: string) => Promise<number> = freeBytes,
  now: () => number = Date.now,
): CheckRoom {
  let looked = -Infinity;
  let left = Infinity;
  return async () => {
    if (now() - looked >= BELIEVED) {
      looked = now();
      left = await free(folder).catch(() => Infinity);
    }
    if (left < KEPT_FREE) {
      throw new Failure(
        'general_service_unavailable',
        'There is no room for more files. Please try again later.',
      );
    }
  };
}
