import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Kitchen, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

const CHUNK = 5_242_880;
const IMAGES = '/storage/buckets/images/files';
const ATTACHMENTS = '/storage/buckets/attachments/files';

let kitchen: Kitchen;
let folder: string;
let asha: Person;
let ravi: Person;
let chef: Person;
let photo: Buffer;

interface Sent {
  name?: string;
  headers?: Record<string, string>;
  permissions?: string[];
  field?: string;
}

function form(id: string, bytes: Buffer | undefined, sent: Sent) {
  const data = new FormData();
  data.append('fileId', id);
  if (bytes) data.append(sent.field ?? 'file', new File([new Uint8Array(bytes)], sent.name ?? 'photo.jpg'));
  for (const each of sent.permissions ?? []) data.append('permissions[]', each);
  return new Response(data);
}

async function upload(who: Person, path: string, id: string, bytes: Buffer | undefined, sent: Sent = {}) {
  const body = form(id, bytes, sent);
  return kitchen.app.server.inject({
    method: 'POST',
    url: `/v1${path}`,
    headers: {
      'x-appwrite-project': 'rasoi',
      'content-type': String(body.headers.get('content-type')),
      ...(who.session && { 'x-appwrite-session': who.session }),
      ...sent.headers,
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

function piece(whole: Buffer, number: number): { bytes: Buffer; range: string } {
  const start = number * CHUNK;
  const bytes = whole.subarray(start, start + CHUNK);
  return { bytes, range: `bytes ${start}-${start + bytes.length - 1}/${whole.length}` };
}

async function uploadPiece(who: Person, id: string, whole: Buffer, number: number, sent: Sent = {}) {
  const { bytes, range } = piece(whole, number);
  const headers = { 'content-range': range, ...(number > 0 && { 'x-appwrite-id': id }), ...sent.headers };
  return upload(who, ATTACHMENTS, id, bytes, { name: 'film.txt', ...sent, headers });
}

const get = (who: Person, path: string, headers: Record<string, string> = {}) =>
  kitchen.app.server.inject({
    url: `/v1${path}${path.includes('?') ? '&' : '?'}project=rasoi`,
    headers: { ...(who.session && { 'x-appwrite-session': who.session }), ...headers },
  });

const outcome = (answer: { statusCode: number; json(): { type?: string } }) => [
  answer.statusCode,
  answer.json().type,
];

/** Text of so many bytes, no two places alike. */
const textOf = (length: number) =>
  Buffer.from(randomBytes(Math.ceil(length / 2)).toString('hex')).subarray(0, length);

const storedFiles = async () =>
  (await readdir(join(folder, 'files'), { recursive: true })).filter((name) => name.includes('/'));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rasoi-files-'));
  kitchen = await openKitchen({ RASOI_DATA: folder });
  asha = await kitchen.customer('asha');
  ravi = await kitchen.customer('ravi');
  chef = await kitchen.admin();
  // Held sideways: 60 wide and 40 high once it is upright, with a red corner and words about its maker.
  photo = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#00ff00' } })
    .withExif({ IFD0: { Artist: 'Somebody', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await kitchen.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  kitchen.told();
});

describe('a file in one request', () => {
  it('is answered with its facts, told of once, and served as it came', async () => {
    const answer = await upload(chef, IMAGES, 'thali', photo, { name: 'Thali “full”.jpg' });
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
    expect(kitchen.told()).toEqual(['files create thali']);
    const view = await get(VISITOR, `${IMAGES}/thali/view`);
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
    const download = await get(VISITOR, `${IMAGES}/thali/download`);
    expect(download.rawPayload).toEqual(photo);
    expect(download.headers['content-disposition']).toMatch(/^attachment; /);
    const again = await get(VISITOR, `${IMAGES}/thali/view`, { 'if-none-match': String(view.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('answers a repeat as the first, and other content as a conflict', async () => {
    const first = await upload(chef, IMAGES, 'twice', photo);
    const second = await upload(chef, IMAGES, 'twice', photo);
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    const changed = Buffer.concat([photo.subarray(0, -1), Buffer.from([0])]);
    const other = await upload(chef, IMAGES, 'twice', changed);
    expect(outcome(other)).toEqual([409, 'storage_file_already_exists']);
    expect(outcome(await upload(asha, ATTACHMENTS, 'twice', photo))).toEqual([
      409,
      'storage_file_already_exists',
    ]);
    expect(kitchen.told()).toEqual(['files create twice']);
  });

  it('is one of ten at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => upload(asha, ATTACHMENTS, 'rush', photo)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(kitchen.told()).toEqual(['files create rush']);
  });

  it('gets an id made here for unique()', async () => {
    const answer = await upload(asha, ATTACHMENTS, 'unique()', photo);
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
  ])('refuses %s and keeps nothing', async (_what, bytes, sent: Sent, status, type) => {
    const before = await storedFiles();
    expect(outcome(await upload(asha, ATTACHMENTS, 'odd', bytes, sent))).toEqual([status, type]);
    expect((await get(asha, `${ATTACHMENTS}/odd`)).statusCode).toBe(404);
    expect(await storedFiles()).toEqual(before);
    expect(kitchen.told()).toEqual([]);
  });

  it('is shown as text when a browser could run it', async () => {
    await upload(asha, ATTACHMENTS, 'page', html, { name: 'page.txt' });
    const view = await get(asha, `${ATTACHMENTS}/page/view`);
    expect(view.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(view.rawPayload).toEqual(html);
  });

  it.each([
    ['a bucket that is none', '/storage/buckets/secrets/files', 404, 'storage_bucket_not_found'],
    ['a file id that is none', IMAGES, 400, 'general_argument_invalid'],
  ])('refuses %s', async (_what, path, status, type) => {
    expect(outcome(await upload(chef, path, status === 400 ? '-x' : 'x', photo))).toEqual([status, type]);
  });

  it('refuses a request that is no form', async () => {
    const answer = await kitchen.send(asha, 'POST', ATTACHMENTS, { fileId: 'x' });
    expect(outcome(answer)).toEqual([400, 'storage_file_empty']);
  });
});

describe('a file in chunks', () => {
  const size = 2 * CHUNK + 1234;

  it('in order: each answer says how far it is; nobody is told before the last', async () => {
    const whole = textOf(size);
    for (const number of [0, 1, 2]) {
      const answer = await uploadPiece(asha, 'inorder', whole, number);
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toMatchObject({ $id: 'inorder', chunksTotal: 3, chunksUploaded: number + 1 });
      if (number < 2) {
        expect(answer.json().signature).toBe('');
        expect((await get(asha, `${ATTACHMENTS}/inorder/view`)).statusCode).toBe(404);
        expect(kitchen.told()).toEqual([]);
      } else {
        expect(answer.json()).toMatchObject({
          signature: createHash('md5').update(whole).digest('hex'),
          mimeType: 'text/plain',
          sizeOriginal: size,
        });
      }
    }
    expect(kitchen.told()).toEqual(['files create inorder']);
    expect((await get(asha, `${ATTACHMENTS}/inorder/download`)).rawPayload.equals(whole)).toBe(true);
    expect((await storedFiles()).filter((name) => /\.\d+$/.test(name))).toEqual([]);
  });

  it('in any order, at once, and each twice', async () => {
    const whole = textOf(size);
    const answers = await Promise.all(
      [2, 0, 1, 1, 2, 0].map((number) => uploadPiece(asha, 'anyorder', whole, number)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    expect(kitchen.told()).toEqual(['files create anyorder']);
    expect((await get(asha, `${ATTACHMENTS}/anyorder/view`)).rawPayload.equals(whole)).toBe(true);
    const last = await uploadPiece(asha, 'anyorder', whole, 2);
    expect(last.json()).toMatchObject({ chunksUploaded: 3 });
    const other = await uploadPiece(asha, 'anyorder', textOf(size), 2);
    expect(outcome(other)).toEqual([409, 'storage_file_already_exists']);
  });

  it('is theirs who began it', async () => {
    const whole = textOf(size);
    await uploadPiece(asha, 'mine', whole, 0);
    expect(outcome(await uploadPiece(ravi, 'mine', whole, 1))).toEqual([401, 'user_unauthorized']);
    expect((await get(asha, ATTACHMENTS)).json().files).toEqual(
      expect.arrayContaining([expect.objectContaining({ $id: 'mine', chunksUploaded: 1, chunksTotal: 3 })]),
    );
    const removed = await kitchen.send(asha, 'DELETE', `${ATTACHMENTS}/mine`);
    expect(removed.statusCode).toBe(204);
    expect(kitchen.told()).toEqual([]);
    expect((await storedFiles()).filter((name) => /\.\d+$/.test(name))).toEqual([]);
  });

  it.each([
    ['words', 'all of it'],
    ['an end before the start', 'bytes 10-9/100'],
    ['an end beyond the whole', 'bytes 0-99/99'],
    ['a start between chunks', 'bytes 1-10/11'],
    ['another length than the bytes', 'bytes 0-7/8'],
  ])('refuses a range of %s', async (_what, range) => {
    const answer = await upload(asha, ATTACHMENTS, 'range', Buffer.from('x'), {
      name: 'a.txt',
      headers: { 'content-range': range },
    });
    expect(outcome(answer)).toEqual([400, 'storage_invalid_content_range']);
  });

  it('refuses a whole that changes its size, one that is too large, and an id that is none', async () => {
    await uploadPiece(asha, 'grows', textOf(size), 0);
    expect(outcome(await uploadPiece(asha, 'grows', textOf(size + 1), 2))).toEqual([
      400,
      'storage_invalid_content_range',
    ]);
    const large = await uploadPiece(asha, 'large', textOf(12 * 1_048_576 + 1), 0);
    expect(outcome(large)).toEqual([400, 'storage_invalid_file_size']);
    const headers = { 'x-appwrite-id': 'unique()' };
    const odd = await uploadPiece(asha, 'odd', textOf(size), 1, { headers });
    expect(outcome(odd)).toEqual([400, 'storage_invalid_appwrite_id']);
  });
});

describe('ranges', () => {
  beforeAll(() => upload(asha, ATTACHMENTS, 'digits', Buffer.from('0123456789'), { name: 'digits.txt' }));

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('%s answers that part', async (range, body, told) => {
    const answer = await get(asha, `${ATTACHMENTS}/digits/view`, { range });
    expect([answer.statusCode, answer.body]).toEqual([206, body]);
    expect(answer.headers).toMatchObject({ 'content-range': told, 'content-length': String(body.length) });
  });

  it.each(['bytes=4-2', 'bytes=10-', 'bytes=-', 'lines=1-2', 'bytes=1-2,4-5', 'bytes=-11'])(
    '%s is refused',
    async (range) => {
      const answer = await get(asha, `${ATTACHMENTS}/digits/download`, { range });
      expect(outcome(answer)).toEqual([416, 'storage_invalid_range']);
    },
  );
});

describe('who may', () => {
  beforeAll(async () => {
    await upload(chef, IMAGES, 'public', photo);
    await upload(asha, ATTACHMENTS, 'private', photo);
  });

  it.each([
    ['visitor', () => VISITOR, 401],
    ['customer', () => asha, 401],
    ['admin', () => chef, 201],
  ])('add a picture: %s', async (_who, who, status) => {
    expect((await upload(who(), IMAGES, 'new', photo)).statusCode).toBe(status);
  });

  it.each([
    ['visitor', () => VISITOR, 404, 401],
    ['other customer', () => ravi, 404, 401],
    ['owner', () => asha, 200, 200],
    ['admin', () => chef, 200, 200],
  ])('read and rename an attachment: %s', async (_who, who, read, write) => {
    for (const what of ['', '/view', '/download', '/preview']) {
      expect((await get(who(), `${ATTACHMENTS}/private${what}`)).statusCode).toBe(read);
    }
    expect((await get(who(), `${IMAGES}/public/view`)).statusCode).toBe(200);
    const renamed = await kitchen.send(who(), 'PUT', `${ATTACHMENTS}/private`, { name: `${_who}.jpg` });
    expect(renamed.statusCode).toBe(write);
    expect(kitchen.told()).toEqual(write === 200 ? ['files update private'] : []);
  });

  it('list: everybody the pictures, people their own attachments, admins all, visitors none', async () => {
    const names = async (who: Person, path: string) =>
      (await get(who, path)).json().files.map((file: { $id: string }) => file.$id);
    expect(await names(VISITOR, IMAGES)).toContain('public');
    expect(await names(asha, ATTACHMENTS)).toContain('private');
    expect(await names(ravi, ATTACHMENTS)).not.toContain('private');
    expect(await names(chef, `${ATTACHMENTS}?search=jpg`)).toContain('private');
    expect(await names(chef, `${ATTACHMENTS}?search=nothing-of-it`)).toEqual([]);
    expect(outcome(await get(VISITOR, ATTACHMENTS))).toEqual([401, 'user_unauthorized']);
    const query = encodeURIComponent('{"method":"equal","attribute":"storedAs","values":["x"]}');
    expect(outcome(await get(chef, `${ATTACHMENTS}?queries[0]=${query}`))).toEqual([
      400,
      'general_query_invalid',
    ]);
  });

  it('reach files as documents: nobody', async () => {
    const answer = await kitchen.send(chef, 'GET', '/databases/rasoi/collections/files/documents');
    expect(outcome(answer)).toEqual([404, 'collection_not_found']);
  });

  it('delete: not others; then it is gone with its content', async () => {
    await upload(asha, ATTACHMENTS, 'going', photo);
    kitchen.told();
    const before = (await storedFiles()).length;
    expect((await kitchen.send(ravi, 'DELETE', `${ATTACHMENTS}/going`)).statusCode).toBe(401);
    expect((await kitchen.send(asha, 'DELETE', `${ATTACHMENTS}/going`)).statusCode).toBe(204);
    expect((await kitchen.send(asha, 'DELETE', `${ATTACHMENTS}/going`)).statusCode).toBe(404);
    expect(kitchen.told()).toEqual(['files delete going']);
    expect((await storedFiles()).length).toBe(before - 1);
  });
});

describe('previews', () => {
  beforeAll(() => upload(chef, IMAGES, 'dish', photo));
  const preview = (search: string) => get(VISITOR, `${IMAGES}/dish/preview?${search}`);

  it.each([
    ['', 'jpeg', 60, 40],
    ['width=30', 'jpeg', 30, 20],
    ['height=10&output=webp', 'webp', 15, 10],
    ['width=20&height=20&gravity=top-left&output=png', 'png', 20, 20],
    ['width=30&output=gif', 'gif', 30, 20],
    ['width=30&output=avif&quality=40', 'avif', 30, 20],
    ['width=30&rotation=90&output=png', 'png', 20, 30],
    ['width=30&borderWidth=5&borderColor=ff0000&output=jpg', 'jpeg', 40, 30],
    ['width=30&borderRadius=8&opacity=0.5&background=fff&output=png', 'png', 30, 20],
  ])('%s', async (search, format, width, height) => {
    const answer = await preview(search);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${format}`]);
    const found = await sharp(answer.rawPayload).metadata();
    expect(found).toMatchObject({ format: format === 'avif' ? 'heif' : format, width, height });
    expect(found.exif).toBeUndefined();
    expect(found.orientation).toBeUndefined();
    expect((await preview(search)).rawPayload).toEqual(answer.rawPayload);
  });

  it('rounds corners and fades', async () => {
    const answer = await preview('borderRadius=20&opacity=0.5&output=png');
    const { data, info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true });
    const alpha = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
    expect(alpha(0, 0)).toBe(0);
    expect(alpha(30, 20)).toBeGreaterThan(120);
    expect(alpha(30, 20)).toBeLessThan(135);
  });

  it.each([
    'width=4001',
    'width=-1',
    'width=1.5',
    'quality=101',
    'rotation=361',
    'output=svg',
    'gravity=up',
    'borderColor=red',
    'opacity=2',
    'width=x',
  ])('refuses %s', async (search) => {
    expect(outcome(await preview(search))).toEqual([400, 'general_argument_invalid']);
  });

  it('shows a sign for what is no picture, and refuses one that can not be opened', async () => {
    await upload(asha, ATTACHMENTS, 'words', Buffer.from('words'), { name: 'words.txt' });
    const sign = await get(asha, `${ATTACHMENTS}/words/preview?width=64`);
    expect(await sharp(sign.rawPayload).metadata()).toMatchObject({ format: 'png', width: 64 });
    await upload(asha, ATTACHMENTS, 'broken', photo.subarray(0, 200), { name: 'broken.jpg' });
    expect(outcome(await get(asha, `${ATTACHMENTS}/broken/preview`))).toEqual([
      400,
      'general_argument_invalid',
    ]);
  });
});

it('gives up what was begun a day ago and never finished, and nothing else', async () => {
  const whole = textOf(CHUNK + 10);
  await uploadPiece(asha, 'abandoned', whole, 0);
  await upload(asha, ATTACHMENTS, 'finished', photo);
  const before = (await storedFiles()).length;
  const files = kitchen.app.files;
  expect(await files.sweep(new Date(Date.now() - 60_000))).toBe(0);
  expect(await files.sweep(new Date(Date.now() + 60_000))).toBeGreaterThan(0);
  expect((await get(asha, `${ATTACHMENTS}/abandoned`)).statusCode).toBe(404);
  expect((await get(asha, `${ATTACHMENTS}/finished/view`)).statusCode).toBe(200);
  expect((await storedFiles()).length).toBeLessThan(before);
});
