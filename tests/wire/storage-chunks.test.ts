import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '#tests/kitchen.ts';
import { ATTACHMENTS, CHUNK, type FileKitchen, openFileKitchen, outcome, textOf } from './file-kitchen.ts';

let kitchen: FileKitchen;
let asha: Person;
let ravi: Person;

beforeAll(async () => {
  kitchen = await openFileKitchen();
  ({ asha, ravi } = kitchen);
});
afterAll(() => kitchen.close());
beforeEach(() => {
  kitchen.takeEvents();
});

describe('a file in chunks', () => {
  const size = 2 * CHUNK + 1234;

  it('in order reports its progress, and publishes an event with the last chunk only', async () => {
    const whole = textOf(size);
    for (const number of [0, 1, 2]) {
      const answer = await kitchen.uploadPiece(asha, 'inorder', whole, number);
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toMatchObject({ $id: 'inorder', chunksTotal: 3, chunksUploaded: number + 1 });
      if (number < 2) {
        expect(answer.json().signature).toBe('');
        expect((await kitchen.get(asha, `${ATTACHMENTS}/inorder/view`)).statusCode).toBe(404);
        expect(kitchen.takeEvents()).toEqual([]);
      } else {
        expect(answer.json()).toMatchObject({
          signature: createHash('md5').update(whole).digest('hex'),
          mimeType: 'text/plain',
          sizeOriginal: size,
        });
      }
    }
    expect(kitchen.takeEvents()).toEqual(['files create inorder']);
    expect((await kitchen.get(asha, `${ATTACHMENTS}/inorder/download`)).rawPayload.equals(whole)).toBe(true);
    expect((await kitchen.stored()).filter((name) => /\.\d+$/.test(name))).toEqual([]);
  });

  it('may arrive in any order, at once, and twice', async () => {
    const whole = textOf(size);
    const answers = await Promise.all(
      [2, 0, 1, 1, 2, 0].map((number) => kitchen.uploadPiece(asha, 'anyorder', whole, number)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    expect(kitchen.takeEvents()).toEqual(['files create anyorder']);
    expect((await kitchen.get(asha, `${ATTACHMENTS}/anyorder/view`)).rawPayload.equals(whole)).toBe(true);
    const last = await kitchen.uploadPiece(asha, 'anyorder', whole, 2);
    expect(last.json()).toMatchObject({ chunksUploaded: 3 });
    const other = await kitchen.uploadPiece(asha, 'anyorder', textOf(size), 2);
    expect(outcome(other)).toEqual([409, 'storage_file_already_exists']);
  });

  it('belongs to the person who began it', async () => {
    const whole = textOf(size);
    await kitchen.uploadPiece(asha, 'mine', whole, 0);
    expect(outcome(await kitchen.uploadPiece(ravi, 'mine', whole, 1))).toEqual([401, 'user_unauthorized']);
    expect((await kitchen.get(asha, ATTACHMENTS)).json().files).toEqual(
      expect.arrayContaining([expect.objectContaining({ $id: 'mine', chunksUploaded: 1, chunksTotal: 3 })]),
    );
    const removed = await kitchen.send(asha, 'DELETE', `${ATTACHMENTS}/mine`);
    expect(removed.statusCode).toBe(204);
    expect(kitchen.takeEvents()).toEqual([]);
    expect((await kitchen.stored()).filter((name) => /\.\d+$/.test(name))).toEqual([]);
  });

  it.each([
    ['words', 'all of it'],
    ['an end before the start', 'bytes 10-9/100'],
    ['an end beyond the whole', 'bytes 0-99/99'],
    ['a start between chunks', 'bytes 1-10/11'],
    ['another length than the bytes', 'bytes 0-7/8'],
  ])('is refused with a range of %s', async (_what, range) => {
    const answer = await kitchen.upload(asha, ATTACHMENTS, 'range', Buffer.from('x'), {
      name: 'a.txt',
      headers: { 'content-range': range },
    });
    expect(outcome(answer)).toEqual([400, 'storage_invalid_content_range']);
  });

  it('is refused if its size changes or is too large, or if its id is invalid', async () => {
    await kitchen.uploadPiece(asha, 'grows', textOf(size), 0);
    expect(outcome(await kitchen.uploadPiece(asha, 'grows', textOf(size + 1), 2))).toEqual([
      400,
      'storage_invalid_content_range',
    ]);
    const large = await kitchen.uploadPiece(asha, 'large', textOf(12 * 1_048_576 + 1), 0);
    expect(outcome(large)).toEqual([400, 'storage_invalid_file_size']);
    const headers = { 'x-appwrite-id': 'unique()' };
    const odd = await kitchen.uploadPiece(asha, 'odd', textOf(size), 1, { headers });
    expect(outcome(odd)).toEqual([400, 'storage_invalid_appwrite_id']);
  });
});

it('an unfinished upload is deleted a day after it began, a newer one is kept', async () => {
  const whole = textOf(CHUNK + 10);
  await kitchen.uploadPiece(asha, 'abandoned', whole, 0);
  const before = (await kitchen.stored()).length;
  const files = kitchen.app.files;
  expect(await files.sweep(new Date(Date.now() - 60_000))).toBe(0);
  expect(await files.sweep(new Date(Date.now() + 60_000))).toBeGreaterThan(0);
  expect((await kitchen.get(asha, `${ATTACHMENTS}/abandoned`)).statusCode).toBe(404);
  expect((await kitchen.stored()).length).toBeLessThan(before);
});
