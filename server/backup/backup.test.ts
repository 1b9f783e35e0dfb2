import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { openForLongWork } from '#server/db/connection.ts';
import { databaseUrl, randomDatabaseName } from '#server/db/database-names.ts';
import { sql } from '#server/db/sql-template.ts';
import { diskStore } from '#server/files/disk-store.ts';
import { bundledPincodes } from '#server/integrations/pincodes.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { at } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';
import { tableRows } from '#tests/table-rows.ts';
import { restoreBackup } from './restore-backup.ts';
import { quoted } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const migrationsFolder = join(PROJECT_FOLDER, 'server/db/migrations');
const unlimited = async () => undefined;

/** Stands for the key of the site's certificate. */
const SITE_KEY = 'the key of the certificate';
const created: string[] = [];
const kitchen = await openOrderKitchen();
const folder: string = await mkdtemp(join(tmpdir(), 'rasoi-backup-'));
await kitchen.place();
await kitchen.setSection('ledger', { isOn: true });
const paid = { kind: 'payment', paidBy: 'cash', credit: 340 };
for (const [documentId, data] of Object.entries({
  paid,
  reversed: { kind: 'reversal', reversalOf: 'paid' },
}))
  await kitchen.create(kitchen.owner, 'ledgerEntries', { userId: 'asha', ...data }, documentId);
// Sold out twice, and once there again.
for (const isAvailable of [false, true, false])
  await kitchen.database.execute(
    sql`update dishes set "isAvailable" = ${isAvailable} where id = 'masala-chai'`,
  );
await kitchen.database.execute(
  sql`insert into https_secrets (name, sealed) values ('certificate', ${Buffer.from(SITE_KEY)})`,
);
await mkdir(join(folder, 'https'));
await writeFile(join(folder, 'https/certificate'), SITE_KEY);
await kitchen.database.execute(sql`
    insert into files (id, created, updated, "bucketId", name, signature, "mimeType", "sizeOriginal", "sizeStored", "chunksTotal", "chunksUploaded", "storedAs")
    values ('photo', now(), now(), 'images', 'photo.webp', 'abc', 'image/webp', 5, 5, 1, 1, 'photo-1')`);

afterAll(async () => {
  await kitchen.close();
  for (const name of created) await onServer((client) => client.query(`drop database ${quoted(name)}`));
  await rm(folder, { recursive: true, force: true });
});

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
const onServer = <T>(work: (client: pg.Client) => Promise<T>) =>
  withClient(inject('databaseServer').url, work);

async function emptyDatabase(): Promise<string> {
  const name = randomDatabaseName('restored');
  await onServer((client) => client.query(`create database ${quoted(name)}`));
  created.push(name);
  return databaseUrl(inject('databaseServer').url, name);
}

function collector() {
  const pieces: Buffer[] = [];
  const target = new Writable({
    write(piece, _encoding, done) {
      pieces.push(piece);
      done();
    },
  });
  return { target, bytes: () => Buffer.concat(pieces) };
}

const store = () => diskStore(join(folder, 'files'), unlimited);

await store().write(
  'photo-1',
  (async function* () {
    yield Buffer.from('photo');
  })(),
);

async function backup(passphrase?: string): Promise<Buffer> {
  const { target, bytes } = collector();
  await writeBackup({ databaseUrl: kitchen.url, store: store(), version: 'test' }, target, { passphrase });
  return bytes();
}

const restore = (bytes: Buffer, url: string, into = 'restored', passphrase?: string) =>
  restoreBackup(
    { databaseUrl: url, store: diskStore(join(folder, into), unlimited), migrationsFolder },
    Readable.from([bytes.subarray(0, 50), bytes.subarray(50)], { objectMode: false }),
    { passphrase },
  );

/** All rows of all tables as text, sorted. */
const contents = (url: string) => withClient(url, tableRows);

// BACKUP-1
describe('a backup', () => {
  it('restored into an empty database has every row and file of its moment', async () => {
    const id = await kitchen.place();
    const before = await contents(kitchen.url);
    const url = await emptyDatabase();
    const summary = await restore(await backup(), url);
    expect(await contents(url)).toEqual(before);
    expect(before.orders?.filter((row) => row.includes(`(${id},`))).toHaveLength(1);
    expect(before.ledgerEntries).toHaveLength(2);
    // What the triggers of dishes wrote, and not once more while dishes are restored.
    expect(before.prep_sold_out).toHaveLength(2);
    expect(summary).toMatchObject({ files: 1, missing: [] });
    expect(await readFile(join(folder, 'restored/ph/photo-1'), 'utf8')).toBe('photo');
  });

  // HTTPS-6
  it('has no key of the certificate, neither of the database nor of the data folder', async () => {
    const bytes = await backup();
    expect(gunzipSync(bytes).includes(SITE_KEY)).toBe(false);
    const url = await emptyDatabase();
    await restore(bytes, url, 'without-keys');
    const { rows } = await withClient(url, (client) => client.query('select name from https_secrets'));
    expect(rows).toEqual([]);
    expect(await readdir(join(folder, 'without-keys'))).not.toContain('https');
  });

  it('is of one moment, whatever is ordered meanwhile', async () => {
    const before = await contents(kitchen.url);
    let written: Promise<Buffer> = Promise.resolve(Buffer.alloc(0));
    await kitchen.database.transaction(async (tx) => {
      // The backup reads it after orders and before payments, and waits for it while somebody orders.
      await tx.execute(sql`lock table "orderIssues"`);
      written = backup();
      await expect
        .poll(
          () =>
            kitchen.database.query(
              sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            ),
          { timeout: 20_000 },
        )
        .toHaveLength(1);
      await kitchen.place();
    });
    const url = await emptyDatabase();
    await restore(await written, url, 'meanwhile');
    expect(await contents(url)).toEqual(before);
  });

  it('can be opened as a shop: a customer who was signed in orders, and gets the next number', async () => {
    const last = Number((await kitchen.order(await kitchen.place())).number);
    const url = await emptyDatabase();
    await restore(await backup(), url, 'shop');
    const database = openForLongWork({ url });
    const { server } = await createApp({
      database,
      pincodes: bundledPincodes(join(PROJECT_FOLDER, 'seed/pincodes.csv')),
      settings: readSettings({ RATE_LIMIT_SCALE: '0', RASOI_DATA: join(folder, 'shop') }),
      logger: false,
      withPages: false,
    });
    const headers = { 'x-appwrite-project': 'rasoi', 'x-appwrite-session': kitchen.asha.session };
    const menu = await server.inject({ url: `/v1${at('dishes', 'samosa')}`, headers });
    const item = JSON.stringify({ DishID: 'samosa', quantity: 1, price: menu.json().price });
    const data = { items: [item], paymentMethod: 'cod', address: '4, MG Road, Pune' };
    const payload = { documentId: 'after-the-restore', data };
    const answer = await server.inject({ method: 'POST', url: `/v1${at('orders')}`, headers, payload });
    await server.close();
    await database.close();
    expect([answer.statusCode, answer.json().number], answer.body).toEqual([201, last + 1]);
  });

  it('names a file that is not in the store, and fails if the store cannot be read', async () => {
    const source = { databaseUrl: kitchen.url, version: 'test' };
    const empty = diskStore(join(folder, 'empty'), unlimited);
    const written = await writeBackup({ ...source, store: empty }, collector().target);
    expect(written).toMatchObject({ files: 0, missing: ['photo-1'] });
    const broken = { ...empty, read: () => Promise.reject(new Error('The file store answered 503')) };
    await expect(writeBackup({ ...source, store: broken }, collector().target)).rejects.toThrow('503');
  });

  // BACKUP-4
  it('with a passphrase is encrypted, and opens only with it', async () => {
    const bytes = await backup('correct horse');
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(bytes.includes('backup.json')).toBe(false);
    const url = await emptyDatabase();
    await expect(restore(bytes, url, 'locked')).rejects.toThrow('set BACKUP_PASSPHRASE to its passphrase');
    await expect(restore(bytes, url, 'locked', 'wrong horse')).rejects.toThrow(
      'the passphrase is another one',
    );
    expect((await restore(bytes, url, 'locked', 'correct horse')).rows.orders).toBeGreaterThan(0);
  });
});

// BACKUP-2
describe('restoring', () => {
  it('into a database that is not empty is refused, and changes nothing', async () => {
    const before = await contents(kitchen.url);
    await expect(restore(await backup(), kitchen.url, 'refused')).rejects.toThrow(
      'The database is not empty',
    );
    expect(await contents(kitchen.url)).toEqual(before);
  });

  it('a backup that is damaged or cut off is refused, and leaves the database empty', async () => {
    const bytes = await backup();
    const damaged = Buffer.from(bytes);
    damaged.fill(7, 5000, 5100);
    const url = await emptyDatabase();
    for (const wrong of [damaged, bytes.subarray(0, -20), bytes.subarray(0, 5000)])
      await expect(restore(wrong, url, 'damaged')).rejects.toThrow(/damaged or incomplete/);
    expect((await restore(bytes, url, 'whole')).missing).toEqual([]);
  });

  it('a backup of a newer version is refused', async () => {
    await kitchen.database.execute(
      sql`insert into migrations (name, sha256) values ('9999-of-the-future', '')`,
    );
    const bytes = await backup();
    await kitchen.database.execute(sql`delete from migrations where name = '9999-of-the-future'`);
    const url = await emptyDatabase();
    await expect(restore(bytes, url, 'newer')).rejects.toThrow('made by another version of Rasoi (test)');
  });
});
