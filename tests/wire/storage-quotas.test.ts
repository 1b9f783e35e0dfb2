import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#server/collections/messages.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { ATTACHMENT_QUOTA } from '#server/files/attachments.ts';
import { at, type Person, VISITOR } from '#tests/kitchen.ts';
import {
  ATTACHMENTS,
  CHUNK,
  type FileKitchen,
  IMAGES,
  openFileKitchen,
  outcome,
  textOf,
} from './file-kitchen.ts';

let kitchen: FileKitchen;
let asha: Person;
let ravi: Person;
let port: number;

beforeAll(async () => {
  kitchen = await openFileKitchen();
  ({ asha, ravi } = kitchen);
  await kitchen.app.server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = kitchen.app.server.server.address() as AddressInfo);
});
afterAll(() => kitchen.close());
beforeEach(async () => {
  await kitchen.database.execute(sql`delete from files`);
});

const words = (who: Person, id: string, text = '0123456789') =>
  kitchen.upload(who, ATTACHMENTS, id, Buffer.from(text), { name: 'words.txt' });

/** Records in the database that a person has uploaded this many bytes. */
async function hasSent(who: Person, bytes: number): Promise<void> {
  await words(who, `old-${who.id}`);
  await kitchen.database.execute(
    sql`update files set "sizeOriginal" = ${bytes} where id = ${`old-${who.id}`}`,
  );
}

/** Records in the database that a person has begun `count` uploads of this many bytes each. */
const hasBegun = (who: Person, count: number, bytes: number) =>
  kitchen.database.execute(
    sql`insert into files (id, created, updated, "bucketId", "userId", name, "sizeOriginal", "chunksTotal",
        "chunksUploaded", "storedAs")
      select ${who.id} || n, now(), now(), 'attachments', ${who.id}, 'a.txt', ${bytes}, 2, 1, gen_random_uuid()
      from generate_series(1, ${count}) as n`,
  );

// FILE-3
describe('a person who sends attachments', () => {
  const prove = (column: 'e-mail' | 'phone', proven: boolean) =>
    kitchen.database.execute(
      column === 'phone'
        ? sql`update accounts set phone_verified = ${proven} where id = 'asha'`
        : sql`update users set "emailVerification" = ${proven} where id = 'asha'`,
    );

  it('must have a verified e-mail address or phone number', async () => {
    await prove('e-mail', false);
    const refused = await words(asha, 'unproven');
    expect([refused.statusCode, refused.json().message]).toEqual([
      401,
      'Please verify your e-mail address or phone number before you send files',
    ]);
    await prove('phone', true);
    expect((await words(asha, 'by-phone')).statusCode).toBe(201);
    await prove('phone', false);
    await prove('e-mail', true);
    expect((await words(asha, 'by-mail')).statusCode).toBe(201);
  });
});

// FILE-4
describe('the storage of one person', () => {
  it('is limited, without effect on others', async () => {
    await hasSent(asha, ATTACHMENT_QUOTA - 9);
    expect(outcome(await words(asha, 'one-too-much'))).toEqual([413, 'storage_quota_exceeded']);
    expect((await kitchen.get(asha, `${ATTACHMENTS}/one-too-much`)).statusCode).toBe(404);
    expect((await words(asha, 'fits', '012345678')).statusCode).toBe(201);
    expect((await words(ravi, 'of-another')).statusCode).toBe(201);
  });

  it('is limited for simultaneous uploads too', async () => {
    await hasSent(asha, ATTACHMENT_QUOTA - 25);
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => words(asha, `rush-${n}`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 413, 413, 413, 413]);
  });

  it('accepts a repeated upload even when all space is used', async () => {
    await hasSent(asha, ATTACHMENT_QUOTA - 10);
    const first = await words(asha, 'last');
    const again = await words(asha, 'last');
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()]);
  });
});

// FILE-5
describe('unfinished uploads of one person', () => {
  const whole = textOf(CHUNK + 10);

  it('are at most ten, of which those idle for ten minutes do not count', async () => {
    await hasBegun(asha, 10, CHUNK + 10);
    expect(outcome(await kitchen.uploadPiece(asha, 'eleventh', whole, 0))).toEqual([
      429,
      'storage_too_many_unfinished',
    ]);
    expect((await kitchen.uploadPiece(ravi, 'first', whole, 0)).statusCode).toBe(201);
    kitchen.wait(11);
    expect((await kitchen.uploadPiece(asha, 'eleventh', whole, 0)).statusCode).toBe(201);
    expect((await kitchen.get(asha, ATTACHMENTS)).json().files).toMatchObject([{ $id: 'eleventh' }]);
  });

  it('are also limited for all people together', async () => {
    await hasBegun(ravi, 9, 250 * 1_048_576);
    expect(outcome(await kitchen.uploadPiece(asha, 'more', whole, 0))).toEqual([
      503,
      'general_service_unavailable',
    ]);
    expect((await words(asha, 'in-one-request')).statusCode).toBe(201);
  });
});

// FILE-6
describe('an upload that its headers already disqualify', () => {
  const agent = new Agent({ keepAlive: true });
  afterAll(() => agent.destroy());

  /** Sends the headers of an upload and nothing of its body. */
  function announce(
    who: Person,
    path: string,
    headers: Record<string, string | number>,
  ): Promise<[number, string]> {
    return new Promise((resolve, reject) => {
      const sent = request({
        agent,
        port,
        path: `/v1${path}`,
        method: 'POST',
        headers: {
          'x-appwrite-project': 'rasoi',
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': CHUNK,
          ...(who.session && { 'x-appwrite-session': who.session }),
          ...headers,
        },
      });
      sent.on('error', reject);
      sent.on('response', async (answer) => {
        const pieces: Buffer[] = [];
        for await (const piece of answer) pieces.push(piece);
        resolve([answer.statusCode ?? 0, JSON.parse(String(Buffer.concat(pieces))).type]);
        sent.destroy();
      });
      sent.flushHeaders();
    });
  }

  it.each([
    ['a visitor sends it', () => VISITOR, ATTACHMENTS, {}, 401, 'user_unauthorized'],
    ['a customer sends a picture of the menu', () => asha, IMAGES, {}, 401, 'user_unauthorized'],
    [
      'there is no such bucket',
      () => asha,
      '/storage/buckets/safe/files',
      {},
      404,
      'storage_bucket_not_found',
    ],
    [
      'the file is too large',
      () => asha,
      ATTACHMENTS,
      { 'content-range': 'bytes 0-5242879/99999999' },
      400,
      'storage_invalid_file_size',
    ],
    [
      'the request is too large',
      () => asha,
      ATTACHMENTS,
      { 'content-length': 20_000_000 },
      400,
      'storage_invalid_file_size',
    ],
    [
      'the range is none',
      () => asha,
      ATTACHMENTS,
      { 'content-range': 'bytes 9-0/9' },
      400,
      'storage_invalid_content_range',
    ],
    [
      'the file is another\u2019s',
      () => ravi,
      ATTACHMENTS,
      { 'x-appwrite-id': 'asha1' },
      401,
      'user_unauthorized',
    ],
  ] as const)('is refused before its body is read: %s', async (_what, who, path, headers, status, type) => {
    await hasBegun(asha, 1, CHUNK + 10);
    expect(await announce(who(), path, headers)).toEqual([status, type]);
  });
});

describe('a form with more than one file', () => {
  it('is refused, and nothing of it is stored', async () => {
    const part = (name: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\n\r\nLess salt\r\n`;
    const field = '--x\r\nContent-Disposition: form-data; name="fileId"\r\n\r\ntwo\r\n';
    for (const body of [
      `${field}${part('file')}${part('file')}--x--\r\n`,
      `${field}${part('other')}${part('file')}--x--\r\n`,
    ]) {
      const answer = await kitchen.app.server.inject({
        method: 'POST',
        url: `/v1${ATTACHMENTS}`,
        headers: {
          'x-appwrite-project': 'rasoi',
          'x-appwrite-session': asha.session,
          'content-type': 'multipart/form-data; boundary=x',
        },
        payload: body,
      });
      expect(answer.statusCode).toBe(400);
      expect((await kitchen.get(asha, `${ATTACHMENTS}/two`)).statusCode).toBe(404);
    }
  });

  it('leaves the connection free for the next request', async () => {
    const form = new FormData();
    form.append('other', new File([new Uint8Array(CHUNK)], 'a.txt'));
    const headers = { 'x-appwrite-project': 'rasoi', 'x-appwrite-session': asha.session };
    const origin = `http://127.0.0.1:${port}/v1`;
    for (let n = 0; n < 3; n++) {
      const answer = await fetch(`${origin}${ATTACHMENTS}`, { method: 'POST', headers, body: form });
      expect([answer.status, (await answer.json()).type]).toEqual([400, 'storage_file_empty']);
      expect((await fetch(`${origin}${ATTACHMENTS}`, { headers })).status).toBe(200);
    }
  });
});

// FILE-7
it('an attachment is deleted after a while unless a message or an order uses it', async () => {
  for (const id of ['in-a-message', 'in-an-order', 'unused']) await words(asha, id);
  const address = (id: string) => `https://rasoi.example/v1${ATTACHMENTS}/${id}/view?project=rasoi`;
  const values = { name: 'Asha', email: 'asha@example.in', subject: 'Food Quality' };
  const message = { id: 'm', values: { ...values, message: `See ${address('in-a-message')}` } };
  await kitchen.app.documents.create(messages, message, SYSTEM);
  const line = { dishId: 'samosa', name: 'Samosa', quantity: 1, price: 59, image: '' };
  const data = { paymentMethod: 'cod', items: [JSON.stringify(line)], address: 'Bengaluru' };
  const placed = await kitchen.send(asha, 'POST', at('orders'), { documentId: 'o', data });
  expect(placed.statusCode).toBe(201);
  await kitchen.database.execute(sql`update orders set "imgUrl" = ${address('in-an-order')}`);
  await kitchen.app.files.sweep(new Date(Date.now() + 3_600_000));
  const there = (await kitchen.get(asha, ATTACHMENTS)).json().files.map((file: { $id: string }) => file.$id);
  expect(there.sort()).toEqual(['in-a-message', 'in-an-order']);
});
