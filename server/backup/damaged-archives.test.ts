import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '#server/db/connection.ts';
import { databaseUrl, randomDatabaseName } from '#server/db/database-names.ts';
import { sql } from '#server/db/sql-template.ts';
import { createTestDatabase } from '#server/db/test-database.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { restoreBackup } from './restore-backup.ts';
import { quoted } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const DAMAGED = 'The backup is damaged or incomplete.';
const FOREIGN = 'This file is no backup of Rasoi.';
const PASSPHRASE = 'seven green chillies';

/** A file store that has one content and takes every other. */
const store: FileStore = {
  checkRoom: async () => undefined,
  async write(_name, content) {
    for await (const _piece of content);
  },
  read: async () => Readable.from([Buffer.from('photo')]),
  remove: async () => undefined,
};

let url: string;
let plain: Buffer;
let sealed: Buffer;

beforeAll(async () => {
  const source = await createTestDatabase();
  await source.database.execute(sql`insert into server_keys (name, key) values ('first', '\\x01')`);
  await source.database.execute(sql`
    insert into files (id, created, updated, "bucketId", name, signature, "mimeType", "sizeOriginal", "chunksTotal", "chunksUploaded", "storedAs")
    values ('photo', now(), now(), 'images', 'photo.webp', 'abc', 'image/webp', 5, 1, 1, 'photo-1')`);
  const archive = async (passphrase?: string) => {
    const pieces: Buffer[] = [];
    const target = new Writable({
      write(piece, _encoding, done) {
        pieces.push(piece);
        done();
      },
    });
    await writeBackup({ databaseUrl: source.url, store, version: 'test' }, target, { passphrase });
    return Buffer.concat(pieces);
  };
  plain = await archive();
  sealed = await archive(PASSPHRASE);
  await source.drop();
  const name = randomDatabaseName('restored');
  const admin = openDatabase({ url: inject('databaseServer').url, maxConnections: 1 });
  await admin.execute(sql.raw(`create database ${quoted(name)}`));
  url = databaseUrl(inject('databaseServer').url, name);
  afterAll(async () => {
    await admin.execute(sql.raw(`drop database ${quoted(name)} with (force)`));
    await admin.close();
  });
});

/** So many places of a backup are damaged, each in a run of its own. */
const PLACES = 12;

/** The message with which a restore is refused; undefined if it succeeds, which empties the database again. */
async function refusal(
  bytes: Buffer,
  passphrase?: string,
  more: { plain?: boolean } = {},
): Promise<string | undefined> {
  const target = { databaseUrl: url, store, migrationsFolder: join(PROJECT_FOLDER, 'server/db/migrations') };
  const opening = { ...more, ...(passphrase !== undefined && { passphrase }) };
  try {
    await restoreBackup(target, Readable.from([bytes], { objectMode: false }), opening);
  } catch (error) {
    return (error as Error).message;
  }
  const database = openDatabase({ url, maxConnections: 1 });
  await database.execute(sql`drop schema public cascade`);
  await database.execute(sql`create schema public`);
  await database.close();
  return undefined;
}

type Entries = [name: string, content: Buffer][];

async function packed(entries: Entries): Promise<Buffer> {
  const archive = pack();
  for (const [name, content] of entries) archive.entry({ name }, content);
  archive.finalize();
  const pieces: Buffer[] = [];
  for await (const piece of archive) pieces.push(piece as Buffer);
  return gzipSync(Buffer.concat(pieces));
}

// BACKUP-2
it('a file that is no backup is refused with one line', async () => {
  const random = Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * 7919) % 251));
  const others = [
    Buffer.alloc(0),
    Buffer.from('{"id": 1}'),
    random,
    gzipSync(random),
    await packed([['letter.txt', random]]),
  ];
  for (const file of others) expect(await refusal(file)).toBe(FOREIGN);
});

// BACKUP-2
it('a backup that is cut off anywhere is refused with one line', async () => {
  for (let length = 20; length < plain.length; length += Math.ceil(plain.length / PLACES))
    expect([length, await refusal(plain.subarray(0, length))]).toEqual([length, DAMAGED]);
}, 120_000);

// BACKUP-2
it('a backup with one wrong byte is refused with one line', async () => {
  // The first ten bytes are of the compression, and say nothing of the content.
  for (let place = 10; place < plain.length; place += Math.ceil(plain.length / PLACES)) {
    const bytes = Buffer.from(plain);
    bytes[place] = (bytes[place] ?? 0) ^ 0x10;
    expect([DAMAGED, FOREIGN]).toContain(await refusal(bytes));
  }
}, 120_000);

// BACKUP-2
it('wrong content of a backup is refused with one line, without what the rows have', async () => {
  async function entriesOf(bytes: Buffer): Promise<Entries> {
    const entries: Entries = [];
    const reader = extract();
    reader.end(gunzipSync(bytes));
    for await (const entry of reader) {
      const pieces: Buffer[] = [];
      for await (const piece of entry) pieces.push(piece as Buffer);
      entries.push([entry.header.name, Buffer.concat(pieces)]);
    }
    return entries;
  }
  /** The archive with the content of one entry changed. */
  async function changed(name: string, change: (text: string) => string): Promise<Buffer> {
    const entries = await entriesOf(plain);
    return packed(
      entries.map(([each, content]) => [
        each,
        each === name ? Buffer.from(change(String(content))) : content,
      ]),
    );
  }
  const wrong = [
    // COPY into a column that does not exist is refused before any row.
    await changed('backup.json', (text) => text.replace('"columns":["name"', '"columns":["nonsense"')),
    await changed('backup.json', (text) => text.replace('"name":"server_keys"', '"name":"secrets"')),
    await changed('backup.json', () => '{}'),
    await changed('backup.json', () => 'no JSON'),
    await changed('tables/server_keys/0', (text) => `${text}too\tmany\tcolumns\n`),
    await changed('tables/server_keys/0', (text) => `${text}${text}`),
    await changed('tables/files/0', (text) => text.replace('photo-1', '\\N')),
    await changed('end.json', (text) => text.replace('"files":1', '"files":2')),
    await packed([...(await entriesOf(plain)), ['more', Buffer.from('more')]]),
  ];
  for (const [index, bytes] of wrong.entries())
    expect([index, await refusal(bytes)]).toEqual([index, DAMAGED]);
  expect(await refusal(plain)).toBeUndefined();
}, 120_000);

// BACKUP-4
it('a plain backup is refused while there is a passphrase, unless it is accepted by the option that the refusal names', async () => {
  expect(await refusal(plain, PASSPHRASE)).toContain('npm run rasoi -- restore FILE --plain');
  expect(await refusal(plain, PASSPHRASE, { plain: true })).toBeUndefined();
});

// BACKUP-4
it('an encrypted backup that is damaged, or opened with another passphrase, is refused with one line', async () => {
  expect(await refusal(sealed)).toContain('set BACKUP_PASSPHRASE');
  expect(await refusal(sealed, 'another')).toContain('can’t be decrypted');
  const late = Buffer.from(sealed);
  late[late.length - 30] = (late[late.length - 30] ?? 0) ^ 1;
  for (const bytes of [late, sealed.subarray(0, -30)]) expect(await refusal(bytes, PASSPHRASE)).toBe(DAMAGED);
}, 120_000);
