import { statfs } from 'node:fs/promises';
import { Failure } from '#server/base/failure.ts';

/** Space reserved for the database and its logs, so that a disk full of pictures does not stop orders (bytes). */
export const RESERVED = 256 * 1_048_576;
/** How long a measurement of the disk is used (milliseconds). */
const MEASUREMENT_LIFETIME = 1_000;

/** The disk of a folder: what this process may still write, and its size (bytes). */
export async function diskSpace(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

const freeBytes = async (folder: string): Promise<number> => (await diskSpace(folder)).free;

/** Throws Failure general_service_unavailable if the disk is nearly full. Call it before accepting something large. */
export type CheckRoom = () => Promise<void>;

/** Creates the check for the disk of a folder. A disk that can't be measured counts as empty. */
export function watchFreeSpace(
  folder: string,
  free: (folder: string) => Promise<number> = freeBytes,
  now: () => number = Date.now,
): CheckRoom {
  let measuredAt = -Infinity;
  let left = Infinity;
  return async () => {
    if (now() - measuredAt >= MEASUREMENT_LIFETIME) {
      measuredAt = now();
      left = await free(folder).catch(() => Infinity);
    }
    if (left < RESERVED) {
      throw new Failure(
        'general_service_unavailable',
        'There is no room for more files. Please try again later.',
      );
    }
  };
}
