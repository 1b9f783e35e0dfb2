import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { sql } from '#server/db/sql-template.ts';
import { type Kitchen, openKitchen, type Person } from '#tests/kitchen.ts';

export const CHUNK = 5_242_880;
export const IMAGES = '/storage/buckets/images/files';
export const ATTACHMENTS = '/storage/buckets/attachments/files';

/** Options that make an upload unusual. */
export interface Sent {
  name?: string;
  headers?: Record<string, string>;
  permissions?: string[];
  /** The form's name for the file. */
  field?: string;
}

/** A kitchen with its own data folder, and people with verified e-mail addresses who upload files. */
export interface FileKitchen extends Kitchen {
  asha: Person;
  ravi: Person;
  chef: Person;
  upload(
    who: Person,
    path: string,
    id: string,
    bytes: Buffer | undefined,
    sent?: Sent,
  ): Promise<LightMyRequestResponse>;
  /** Uploads one chunk of a file to the attachments, as the SDK does. */
  uploadPiece(
    who: Person,
    id: string,
    whole: Buffer,
    number: number,
    sent?: Sent,
  ): Promise<LightMyRequestResponse>;
  get(who: Person, path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** The names in the file store. */
  stored(): Promise<string[]>;
}

export async function openFileKitchen(settings: Record<string, string> = {}): Promise<FileKitchen> {
  const folder = await mkdtemp(join(tmpdir(), 'rasoi-files-'));
  const kitchen = await openKitchen({ RASOI_DATA: folder, ...settings });

  const upload: FileKitchen['upload'] = async (who, path, id, bytes, sent = {}) => {
    const form = new FormData();
    form.append('fileId', id);
    if (bytes) form.append(sent.field ?? 'file', new File([new Uint8Array(bytes)], sent.name ?? 'photo.jpg'));
    for (const each of sent.permissions ?? []) form.append('permissions[]', each);
    const body = new Response(form);
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
  };

  const people = {
    asha: await kitchen.customer('asha'),
    ravi: await kitchen.customer('ravi'),
    chef: await kitchen.admin(),
  };
  await kitchen.database.execute(sql`update users set "emailVerification" = true`);

  return {
    ...kitchen,
    ...people,
    upload,
    uploadPiece(who, id, whole, number, sent = {}) {
      const start = number * CHUNK;
      const bytes = whole.subarray(start, start + CHUNK);
      const headers = {
        'content-range': `bytes ${start}-${start + bytes.length - 1}/${whole.length}`,
        ...(number > 0 && { 'x-appwrite-id': id }),
        ...sent.headers,
      };
      return upload(who, ATTACHMENTS, id, bytes, { name: 'words.txt', ...sent, headers });
    },
    get: (who, path, headers = {}) =>
      kitchen.app.server.inject({
        url: `/v1${path}${path.includes('?') ? '&' : '?'}project=rasoi`,
        headers: { ...(who.session && { 'x-appwrite-session': who.session }), ...headers },
      }),
    async stored() {
      const files = join(folder, 'files');
      // The first upload makes the folder.
      if (!existsSync(files)) return [];
      return (await readdir(files, { recursive: true })).filter((name) => name.includes('/'));
    },
    async close() {
      await kitchen.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const outcome = (answer: { statusCode: number; json(): { type?: string } }) => [
  answer.statusCode,
  answer.json().type,
];

/** A text of this many bytes without repetition. */
export const textOf = (length: number) =>
  Buffer.from(randomBytes(Math.ceil(length / 2)).toString('hex')).subarray(0, length);

/** A photo of 60 by 40 pixels without metadata, which is kept byte for byte. */
export const plainPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#00ff00' } })
    .jpeg()
    .toBuffer();

/** A sideways photo with metadata about the camera; 60 by 40 pixels when upright. */
export const sidewaysPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 60, channels: 3, background: '#00ff00' } })
    .withExif({ IFD0: { Artist: 'Somebody', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
