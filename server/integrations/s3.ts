import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FileStore } from '#server/files/file-store.ts';
import { objectPath, type S3Options, s3Requests } from './s3-requests.ts';

/** Stores files in a bucket of any S3-compatible store. */
export function s3Store(options: S3Options): FileStore {
  const ask = s3Requests(options);
  return {
    // A bucket has no size limit.
    checkRoom: async () => {},
    async write(name, content) {
      const pieces: Buffer[] = [];
      for await (const piece of content) pieces.push(piece);
      // S3 needs the length in advance. Our files fit into memory.
      await ask('PUT', objectPath(name), { body: new Uint8Array(Buffer.concat(pieces)) });
    },
    async read(name, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined;
      const answer = await ask('GET', objectPath(name), headers && { headers });
      return answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]);
    },
    async remove(name) {
      await ask('DELETE', objectPath(name), { mayMiss: true });
    },
  };
}
