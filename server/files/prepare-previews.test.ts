import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { createEvents } from '#server/documents/events.ts';
import { sidewaysPhoto } from '#tests/wire/file-kitchen.ts';
import type { FileDocument } from './bucket.ts';
import type { Files } from './files.ts';
import { createPictures } from './pictures/pictures.ts';
import { preparePreviews } from './prepare-previews.ts';
import { ORIGINAL } from './preview-options.ts';
import { createPreviews } from './previews.ts';

const folder: string = await mkdtemp(join(tmpdir(), 'rasoi-previews-'));

afterAll(() => rm(folder, { recursive: true, force: true }));

it('an uploaded image gets the previews that pages use, and any other file gets none', async () => {
  const file = (bucketId: string): FileDocument => ({
    id: bucketId,
    sequence: 1,
    created: new Date(),
    updated: new Date(),
    permissions: [],
    data: {
      bucketId,
      name: 'dosa.jpg',
      signature: null,
      mimeType: 'image/jpeg',
      sizeOriginal: 1,
      sizeStored: null,
      colour: null,
      chunksTotal: 1,
      chunksUploaded: 1,
      userId: null,
      readerId: null,
      storedAs: bucketId,
      held: false,
    },
  });
  const events = createEvents((error) => expect.unreachable(String(error)));
  const pictures = createPictures();
  const previews = createPreviews(folder, pictures);
  const photo = await sidewaysPhoto();
  const files = { content: async () => photo } as Partial<Files> as Files;
  preparePreviews({
    events,
    files,
    pictures,
    previews,
    onError: (error) => expect.unreachable(String(error)),
  });
  const [image, attachment] = [file('images'), file('attachments')];
  for (const document of [attachment, image])
    await events.publish([{ collection: 'files', action: 'create', document }]);
  // In the order of names in which the route parses the options.
  const asked = { output: 'avif', ...ORIGINAL, gravity: undefined, width: 1200 } as const;
  await vi.waitFor(async () => expect(await previews.kept(image, asked)).toBeDefined(), 10_000);
  expect(await previews.kept(image, { ...ORIGINAL, width: 400, output: 'webp' })).toBeDefined();
  expect(await previews.kept(attachment, { ...ORIGINAL, width: 400, output: 'webp' })).toBeUndefined();
});
