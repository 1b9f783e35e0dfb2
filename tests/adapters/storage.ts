import { Readable } from 'node:stream';
import { Failure } from '#server/base/failure.ts';
import type { FileStore } from '#server/files/file-store.ts';

/** Keeps files in memory: for a trial, and as the shape of a store of yours. */
export function memoryStore(): FileStore {
  const files = new Map<string, Buffer>();
  return {
    checkRoom: async () => {},
    async write(name, content) {
      const pieces: Buffer[] = [];
      for await (const piece of content) pieces.push(piece);
      // Only now: an upload that breaks off leaves what was there.
      files.set(name, Buffer.concat(pieces));
    },
    async read(name, range) {
      const content = files.get(name);
      if (!content) throw new Failure('general_service_unavailable', 'The store has no such file.');
      return Readable.from([range ? content.subarray(range.start, range.end + 1) : content]);
    },
    async remove(name) {
      files.delete(name);
    },
  };
}
