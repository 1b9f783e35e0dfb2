import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const listOf = (paths: Iterable<string>): string => {
  const keys = Array.from(paths, (path) => `<Contents><Key>${path.split('/').at(-1)}</Key></Contents>`);
  return `<ListBucketResult>${keys.join('')}</ListBucketResult>`;
};

/** A store in memory that speaks the part of S3 that files and backups need. It does not check signatures. */
export async function openBucket() {
  /** The content of each object, by its path: '/bucket/name'. */
  const objects = new Map<string, Buffer>();
  const requests: { method: string; authorization: string }[] = [];
  const server = createServer(async (request, answer) => {
    const { method = '', url = '', headers } = request;
    requests.push({ method, authorization: String(headers.authorization) });
    const [path = '', search] = url.split('?');
    const stored = objects.get(path);
    if (method === 'PUT') {
      const content = await buffer(request);
      // S3 takes no content without its length.
      if (Number(headers['content-length']) === content.length) objects.set(path, content);
      else answer.statusCode = 411;
    } else if (method === 'DELETE') {
      objects.delete(path);
      answer.statusCode = 204;
    } else if (search !== undefined) answer.write(listOf(objects.keys()));
    else if (!stored) answer.statusCode = 404;
    else {
      const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
      if (start) answer.statusCode = 206;
      answer.write(start ? stored.subarray(Number(start), Number(end) + 1) : stored);
    }
    answer.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    objects,
    requests,
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: 'rasoi',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
