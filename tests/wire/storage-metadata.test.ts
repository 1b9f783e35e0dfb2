import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VISITOR } from '#tests/kitchen.ts';
import {
  ATTACHMENTS,
  CHUNK,
  type FileKitchen,
  IMAGES,
  openFileKitchen,
  outcome,
  sidewaysPhoto,
} from './file-kitchen.ts';

let kitchen: FileKitchen;
beforeAll(async () => {
  kitchen = await openFileKitchen();
});
afterAll(() => kitchen.close());

/** A photo that needs two chunks, with metadata about the camera. */
const largePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 2000,
      height: 1500,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();

describe('a photo with data of place and author', () => {
  // FILE-1
  it('is served upright and without that data, to view and to download', async () => {
    const photo = await sidewaysPhoto();
    expect(photo.includes('Somebody')).toBe(true);
    const made = (await kitchen.upload(kitchen.chef, IMAGES, 'taken', photo)).json();
    for (const what of ['view', 'download']) {
      const { rawPayload, headers } = await kitchen.get(VISITOR, `${IMAGES}/taken/${what}`);
      expect(rawPayload.includes('Somebody')).toBe(false);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
      expect(headers['content-length']).toBe(String(rawPayload.length));
      expect(made).toMatchObject({
        sizeOriginal: photo.length,
        sizeActual: rawPayload.length,
        signature: createHash('md5').update(rawPayload).digest('hex'),
      });
    }
  });

  it('counts as one upload when it is sent again', async () => {
    const photo = await sidewaysPhoto();
    const first = await kitchen.upload(kitchen.chef, IMAGES, 'again', photo);
    const second = await kitchen.upload(kitchen.chef, IMAGES, 'again', photo);
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    const other = Buffer.concat([photo.subarray(0, -1), Buffer.from([0])]);
    expect(outcome(await kitchen.upload(kitchen.chef, IMAGES, 'again', other))).toEqual([
      409,
      'storage_file_already_exists',
    ]);
  });

  it('loses that data in chunked uploads and attachments too', async () => {
    const photo = await largePhoto();
    expect(Math.ceil(photo.length / CHUNK)).toBe(2);
    const sent = { name: 'large.jpg' };
    await kitchen.uploadPiece(kitchen.asha, 'large', photo, 0, sent);
    expect((await kitchen.uploadPiece(kitchen.asha, 'large', photo, 1, sent)).json().chunksUploaded).toBe(2);
    const { rawPayload } = await kitchen.get(kitchen.asha, `${ATTACHMENTS}/large/view`);
    expect(rawPayload.includes('Somebody')).toBe(false);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 2000, height: 1500 });
    expect((await kitchen.uploadPiece(kitchen.asha, 'large', photo, 1, sent)).statusCode).toBe(201);
  });
});

// FILE-2
it.each([
  [
    'of more than 25 megapixels',
    { width: 5001, height: 5000 },
    'Please choose a picture of at most 25 megapixels',
  ],
  ['that cannot be opened', undefined, 'This picture cannot be opened'],
])('a picture %s is refused, and nothing of it is kept', async (_what, size, message) => {
  const picture = size && sharp({ create: { ...size, channels: 3, background: '#000' } }).png();
  const bytes = (await picture?.toBuffer()) ?? (await sidewaysPhoto()).subarray(0, 200);
  const before = await kitchen.stored();
  const answer = await kitchen.upload(kitchen.chef, IMAGES, 'odd', bytes, { name: size ? 'a.png' : 'a.jpg' });
  expect([answer.statusCode, answer.json().message]).toEqual([403, message]);
  expect((await kitchen.get(kitchen.chef, `${IMAGES}/odd`)).statusCode).toBe(404);
  expect(await kitchen.stored()).toEqual(before);
});
