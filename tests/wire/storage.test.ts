import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, VISITOR } from '#tests/kitchen.ts';
import {
  ATTACHMENTS,
  type FileKitchen,
  IMAGES,
  openFileKitchen,
  outcome,
  plainPhoto,
  type Sent,
} from './file-kitchen.ts';

let kitchen: FileKitchen;
let asha: Person;
let chef: Person;
let photo: Buffer;

beforeAll(async () => {
  kitchen = await openFileKitchen();
  ({ asha, chef } = kitchen);
  photo = await plainPhoto();
});
afterAll(() => kitchen.close());
beforeEach(() => {
  kitchen.takeEvents();
});

describe('a file in one request', () => {
  it('is answered with its document, published once, and served unchanged', async () => {
    const answer = await kitchen.upload(chef, IMAGES, 'thali', photo, { name: 'Thali “full”.jpg' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      $id: 'thali',
      bucketId: 'images',
      name: 'Thali “full”.jpg',
      signature: createHash('md5').update(photo).digest('hex'),
      mimeType: 'image/jpeg',
      sizeOriginal: photo.length,
      chunksTotal: 1,
      chunksUploaded: 1,
      $permissions: ['read("user:chef")', 'update("user:chef")', 'delete("user:chef")'],
    });
    expect(kitchen.takeEvents()).toEqual(['files create thali']);
    const view = await kitchen.get(VISITOR, `${IMAGES}/thali/view`);
    expect(view.rawPayload).toEqual(photo);
    expect(view.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition':
        'inline; filename="Thali _full_.jpg"; filename*=UTF-8\'\'Thali%20%E2%80%9Cfull%E2%80%9D.jpg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "script-src 'none';",
      'cache-control': 'private, max-age=3888000',
      'accept-ranges': 'bytes',
      'content-length': String(photo.length),
    });
    const download = await kitchen.get(VISITOR, `${IMAGES}/thali/download`);
    expect(download.rawPayload).toEqual(photo);
    expect(download.headers['content-disposition']).toMatch(/^attachment; /);
    const again = await kitchen.get(VISITOR, `${IMAGES}/thali/view`, {
      'if-none-match': String(view.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('gets the first answer when repeated, and a conflict for other content', async () => {
    const first = await kitchen.upload(chef, IMAGES, 'twice', photo);
    const second = await kitchen.upload(chef, IMAGES, 'twice', photo);
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    const changed = Buffer.concat([photo.subarray(0, -1), Buffer.from([0])]);
    const other = await kitchen.upload(chef, IMAGES, 'twice', changed);
    expect(outcome(other)).toEqual([409, 'storage_file_already_exists']);
    expect(outcome(await kitchen.upload(asha, ATTACHMENTS, 'twice', photo))).toEqual([
      409,
      'storage_file_already_exists',
    ]);
    expect(kitchen.takeEvents()).toEqual(['files create twice']);
  });

  it('is stored once when ten arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => kitchen.upload(asha, ATTACHMENTS, 'rush', photo)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(kitchen.takeEvents()).toEqual(['files create rush']);
  });

  it('gets an id from the server for unique()', async () => {
    const answer = await kitchen.upload(asha, ATTACHMENTS, 'unique()', photo);
    expect(answer.json().$id).toMatch(/^[0-9a-f]{20}$/);
  });

  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  it.each([
    ['no file', undefined, {}, 400, 'storage_file_empty'],
    ['a file of another name', Buffer.from('x'), { field: 'other' }, 400, 'storage_file_empty'],
    ['an empty file', Buffer.alloc(0), {}, 400, 'storage_file_empty'],
    ['an ending not taken', html, { name: 'page.html' }, 400, 'storage_file_type_unsupported'],
    ['SVG', svg, { name: 'logo.svg' }, 400, 'storage_file_type_unsupported'],
    ['no ending', svg, { name: 'logo' }, 400, 'storage_file_type_unsupported'],
    ['SVG that says it is a photo', svg, { name: 'photo.jpg' }, 403, 'storage_invalid_file'],
    ['HTML that says it is a photo', html, { name: 'photo.png' }, 403, 'storage_invalid_file'],
    [
      'permissions of others',
      Buffer.from('x'),
      { permissions: ['read("user:ravi")'] },
      401,
      'user_unauthorized',
    ],
    [
      '12 MB and one byte',
      Buffer.alloc(12 * 1_048_576 + 1, 'x'),
      { name: 'a.txt' },
      400,
      'storage_invalid_file_size',
    ],
  ])('is refused for %s, and nothing is stored', async (_what, bytes, sent: Sent, status, type) => {
    const before = await kitchen.stored();
    expect(outcome(await kitchen.upload(asha, ATTACHMENTS, 'odd', bytes, sent))).toEqual([status, type]);
    expect((await kitchen.get(asha, `${ATTACHMENTS}/odd`)).statusCode).toBe(404);
    expect(await kitchen.stored()).toEqual(before);
    expect(kitchen.takeEvents()).toEqual([]);
  });

  it('is shown as text when a browser could run it', async () => {
    await kitchen.upload(asha, ATTACHMENTS, 'page', html, { name: 'page.txt' });
    const view = await kitchen.get(asha, `${ATTACHMENTS}/page/view`);
    expect(view.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(view.rawPayload).toEqual(html);
  });

  it.each([
    ['an unknown bucket', '/storage/buckets/secrets/files', 404, 'storage_bucket_not_found'],
    ['a file id that is none', IMAGES, 400, 'general_argument_invalid'],
  ])('is refused for %s', async (_what, path, status, type) => {
    expect(outcome(await kitchen.upload(chef, path, status === 400 ? '-x' : 'x', photo))).toEqual([
      status,
      type,
    ]);
  });

  it('is refused in a request that is not a form', async () => {
    const answer = await kitchen.send(asha, 'POST', ATTACHMENTS, { fileId: 'x' });
    expect(outcome(answer)).toEqual([400, 'storage_file_empty']);
  });
});

describe('ranges of a file', () => {
  beforeAll(() =>
    kitchen.upload(asha, ATTACHMENTS, 'digits', Buffer.from('0123456789'), { name: 'digits.txt' }),
  );

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('by %s return that part', async (range, body, events) => {
    const answer = await kitchen.get(asha, `${ATTACHMENTS}/digits/view`, { range });
    expect([answer.statusCode, answer.body]).toEqual([206, body]);
    expect(answer.headers).toMatchObject({ 'content-range': events, 'content-length': String(body.length) });
  });

  it.each(['bytes=4-2', 'bytes=10-', 'bytes=-', 'lines=1-2', 'bytes=1-2,4-5', 'bytes=-11'])(
    'by %s are refused',
    async (range) => {
      const answer = await kitchen.get(asha, `${ATTACHMENTS}/digits/download`, { range });
      expect(outcome(answer)).toEqual([416, 'storage_invalid_range']);
    },
  );
});
