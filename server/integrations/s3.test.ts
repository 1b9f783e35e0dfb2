import { expect, it } from 'vitest';
import { contentOf } from '#server/files/file-content.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openBucket } from '#tests/machines/bucket.ts';
import { s3Store } from './s3.ts';

const bucket: Awaited<ReturnType<typeof openBucket>> = await closeAfterAll(openBucket());

it('files are written, read whole or in part, and deleted in S3 with signed requests', async () => {
  async function* pieces(...texts: string[]) {
    for (const text of texts) yield Buffer.from(text);
  }
  const { endpoint, objects, requests } = bucket;
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
  await expect(store.read('a.0')).rejects.toThrow('answered 404 to GET a.0');
  for (const { authorization } of requests) {
    expect(authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/ap-south-1\/s3\/aws4_request, SignedHeaders=[^,]*host[^,]*, Signature=[0-9a-f]{64}$/,
    );
  }
});
