import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { FileStore } from '#server/files/file-store.ts';

export interface S3Options {
  /** The URL without a trailing slash. The bucket is the first part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Retries of a failed request. */
const RETRIES = 3;

/** Stores files in a bucket of any S3-compatible store. */
export function s3Store(options: S3Options): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });

  async function ask(
    method: string,
    name: string,
    also: RequestInit = {},
    missing = false,
  ): Promise<Response> {
    const url = `${endpoint}/${encodeURIComponent(bucket)}/${encodeURIComponent(name)}`;
    const answer = await client.fetch(url, { ...also, method });
    if (answer.ok || (missing && answer.status === 404)) return answer;
    await answer.body?.cancel();
    throw new Error(`The file store answered ${answer.status} to ${method} ${name}`);
  }

  return {
    // A bucket has no size limit.
    checkRoom: async () => {},
    async write(name, content) {
      const pieces: Buffer[] = [];
      for await (const piece of content) pieces.push(piece);
      // S3 needs the length in advance. Our files fit into memory.
      await ask('PUT', name, { body: new Uint8Array(Buffer.concat(pieces)) });
    },
    async read(name, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined;
      const answer = await ask('GET', name, headers && { headers });
      return answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]);
    },
    async remove(name) {
      await ask('DELETE', name, {}, true);
    },
  };
}
