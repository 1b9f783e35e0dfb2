import { createHash } from 'node:crypto';
import * as web18 from 'appwrite';
import * as web27 from 'appwrite-27';
import * as node17 from 'node-appwrite';
import { InputFile as InputFile17 } from 'node-appwrite/file';
import * as node27 from 'node-appwrite-27';
import { InputFile as InputFile27 } from 'node-appwrite-27/file';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBrowser } from './browser.ts';
import { CHUNK, type FileKitchen, openFileKitchen, plainPhoto, textOf } from './file-kitchen.ts';

let kitchen: FileKitchen;
let endpoint: string;
let photo: Buffer;

beforeAll(async () => {
  kitchen = await openFileKitchen();
  endpoint = `${await kitchen.app.server.listen({ port: 0, host: '127.0.0.1' })}/v1`;
  photo = await plainPhoto();
});
afterAll(() => kitchen.close());

interface Answer {
  $id: string;
  chunksTotal: number;
  chunksUploaded: number;
  signature: string;
}

/** The operations that each version of the SDK is tested with. */
interface Shelf {
  create(id: string, bytes: Buffer, name: string, onProgress?: (chunks: number) => void): Promise<Answer>;
  list(): Promise<{ total: number }>;
  rename(id: string, name: string): Promise<{ name: string }>;
  remove(id: string): Promise<unknown>;
}

const BUCKET = 'attachments';
const sliced = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);

const shelves: [string, () => Shelf][] = [
  [
    'appwrite 18.2.0',
    () => {
      const client = new web18.Client().setEndpoint(endpoint).setProject('rasoi');
      const storage = new web18.Storage(client.setSession(kitchen.asha.session));
      return {
        create: (id, bytes, name, onProgress) =>
          storage.createFile(BUCKET, id, sliced(bytes, name), undefined, ({ chunksUploaded }) =>
            onProgress?.(chunksUploaded),
          ),
        list: () => storage.listFiles(BUCKET),
        rename: (id, name) => storage.updateFile(BUCKET, id, name),
        remove: (id) => storage.deleteFile(BUCKET, id),
      };
    },
  ],
  [
    'appwrite 27.0.0',
    () => {
      const client = new web27.Client().setEndpoint(endpoint).setProject('rasoi');
      const storage = new web27.Storage(client.setSession(kitchen.asha.session));
      return {
        create: (fileId, bytes, name, onProgress) =>
          storage.createFile({
            bucketId: BUCKET,
            fileId,
            file: sliced(bytes, name),
            onProgress: ({ chunksUploaded }) => onProgress?.(chunksUploaded),
          }),
        list: () => storage.listFiles({ bucketId: BUCKET }),
        rename: (fileId, name) => storage.updateFile({ bucketId: BUCKET, fileId, name }),
        remove: (fileId) => storage.deleteFile({ bucketId: BUCKET, fileId }),
      };
    },
  ],
  [
    'node-appwrite 17.2.0',
    () => {
      const client = new node17.Client().setEndpoint(endpoint).setProject('rasoi');
      const storage = new node17.Storage(client.setSession(kitchen.asha.session));
      return {
        create: (id, bytes, name, onProgress) =>
          storage.createFile(
            BUCKET,
            id,
            InputFile17.fromBuffer(bytes, name),
            undefined,
            ({ chunksUploaded }) => onProgress?.(chunksUploaded),
          ),
        list: () => storage.listFiles(BUCKET),
        rename: (id, name) => storage.updateFile(BUCKET, id, name),
        remove: (id) => storage.deleteFile(BUCKET, id),
      };
    },
  ],
  [
    'node-appwrite 27.1.0',
    () => {
      const client = new node27.Client().setEndpoint(endpoint).setProject('rasoi');
      const storage = new node27.Storage(client.setSession(kitchen.asha.session));
      return {
        create: (fileId, bytes, name, onProgress) =>
          storage.createFile({
            bucketId: BUCKET,
            fileId,
            file: InputFile27.fromBuffer(bytes, name),
            onProgress: ({ chunksUploaded }) => onProgress?.(chunksUploaded),
          }),
        list: () => storage.listFiles({ bucketId: BUCKET }),
        rename: (fileId, name) => storage.updateFile({ bucketId: BUCKET, fileId, name }),
        remove: (fileId) => storage.deleteFile({ bucketId: BUCKET, fileId }),
      };
    },
  ],
];

beforeEach(() => openBrowser('fallback header'));
afterEach(() => vi.unstubAllGlobals());

describe.each(shelves)('%s', (version, open) => {
  const id = version.replace(/[^a-z0-9]/g, '-');

  it('sends a small file, lists, renames and deletes it', async () => {
    const shelf = open();
    const made = await shelf.create(id, photo, 'photo.jpg');
    expect(made).toMatchObject({ $id: id, signature: createHash('md5').update(photo).digest('hex') });
    expect((await shelf.list()).total).toBe(1);
    expect(await shelf.rename(id, 'other.jpg')).toMatchObject({ name: 'other.jpg' });
    await shelf.remove(id);
    expect((await shelf.list()).total).toBe(0);
  });

  it('sends a large one in chunks', async () => {
    const shelf = open();
    const whole = textOf(2 * CHUNK + 99);
    const progress: number[] = [];
    const made = await shelf.create(`${id}-large`, whole, 'words.txt', (chunks) => progress.push(chunks));
    expect(made).toMatchObject({
      chunksTotal: 3,
      chunksUploaded: 3,
      signature: createHash('md5').update(whole).digest('hex'),
    });
    expect(progress.at(-1)).toBe(3);
    const back = await kitchen.get(kitchen.asha, `/storage/buckets/${BUCKET}/files/${id}-large/download`);
    expect(back.rawPayload.equals(whole)).toBe(true);
    await shelf.remove(`${id}-large`);
  });

  it('gets errors as the SDK’s own exceptions', async () => {
    const refused = open().create(`${id}-page`, Buffer.from('<html>'), 'page.html');
    await expect(refused).rejects.toMatchObject({ code: 400, type: 'storage_file_type_unsupported' });
  });
});

async function fetched(address: string): Promise<{ status: number; type: string | null; bytes: Buffer }> {
  const answer = await fetch(address);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get('content-type'), bytes };
}

it('files are served at the web SDK’s addresses and to the server SDK', async () => {
  await kitchen.upload(kitchen.chef, '/storage/buckets/images/files', 'shown', photo);
  const client = new web18.Client().setEndpoint(endpoint).setProject('rasoi');
  const address = new web18.Storage(client).getFilePreview(
    'images',
    'shown',
    30,
    0,
    web18.ImageGravity.Center,
    80,
  );
  const picture = await fetched(address);
  expect([picture.status, picture.type, picture.bytes.length > 0]).toEqual([200, 'image/jpeg', true]);
  const view = await fetched(new web18.Storage(client).getFileView('images', 'shown'));
  expect(view.bytes).toEqual(photo);
  const server = new node17.Client().setEndpoint(endpoint).setProject('rasoi');
  const bytes = await new node17.Storage(server).getFileDownload('images', 'shown');
  expect(Buffer.from(bytes)).toEqual(photo);
});
