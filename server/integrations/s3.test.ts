import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentOf } from '#server/files/file-content.ts';
import { s3Store } from './s3.ts';

/** The part of S3 that the store uses. A real S3 server was not available. */
const objects = new Map<string, Buffer>();
const asked: { method: string; authorization: string }[] = [];
let server: Server;
let endpoint: string;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces);
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    asked.push({ method, authorization: String(headers.authorization) });
    const body = await bodyOf(request);
    const found = objects.get(url);
    if (method === 'PUT') objects.set(url, body);
    if (method === 'DELETE') objects.delete(url);
    if (method !== 'GET') return response.writeHead(method === 'PUT' ? 200 : 204).end();
    if (!found) return response.writeHead(404).end('<Error/>');
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(String(headers.range)) ?? [];
    if (start === undefined) return response.writeHead(200).end(found);
    return response.writeHead(206).end(found.subarray(Number(start), Number(end) + 1));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.on('listening', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

it('files are written, read whole or in part, and deleted in S3 with signed requests', async () => {
  const store = s3Store({
    endpoint,
    bucket: 'rasoi',
    region: 'ap-south-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  await store.write('a.0', pieces('dal ', 'makhani'));
  expect([...objects]).toEqual([['/rasoi/a.0', Buffer.from('dal makhani')]]);
  expect(String(await contentOf(store, 'a.0'))).toBe('dal makhani');
  expect(String(await contentOf(store, 'a.0', { start: 4, end: 6 }))).toBe('mak');
  await store.remove('a.0');
  await store.remove('a.0');
  expect(objects.size).toBe(0);
  await expect(store.read('a.0')).rejects.toThrow('The file store answered 404 to GET a.0');
  for (const { authorization } of asked) {
    expect(authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/ap-south-1\/s3\/aws4_request, SignedHeaders=[^,]*host[^,]*, Signature=[0-9a-f]{64}$/,
    );
  }
});
