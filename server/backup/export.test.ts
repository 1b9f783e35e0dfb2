import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, expect, it } from 'vitest';
import { allCollections } from '#server/collections/index.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Collection } from '#server/documents/collection.ts';
import { diskStore } from '#server/files/disk-store.ts';
import { singlePiece } from '#server/files/file-content.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';
import { type Exported, exportEverything } from './export.ts';

const PUSH_SECRET = 'the-auth-secret-of-a-browser';
/** Stands for the key of the site's certificate. */
const SITE_KEY = 'the-key-of-the-certificate';
const kitchen = await openOrderKitchen();
const folder: string = await mkdtemp(join(tmpdir(), 'rasoi-export-'));
const store = diskStore(`${folder}-store`, async () => undefined);
await kitchen.place();
await kitchen.device('printer');
await kitchen.database.execute(sql`
    insert into files (id, created, updated, "bucketId", name, signature, "mimeType", "sizeOriginal", "sizeStored", "chunksTotal", "chunksUploaded", "storedAs")
    values ('photo', now(), now(), 'images', '../=photo.webp', 'abc', 'image/webp', 5, 5, 1, 1, 'photo-1')`);
await kitchen.database.execute(
  sql`insert into https_secrets (name, sealed) values ('certificate', ${Buffer.from(SITE_KEY)})`,
);
await store.write('photo-1', singlePiece(Buffer.from('photo')));
await kitchen.database.execute(sql`
    insert into "pushSubscriptions" (id, created, updated, "userId", endpoint, p256dh, auth)
    values ('browser', now(), now(), 'asha', 'https://push.example/1', 'key', ${PUSH_SECRET})`);
const exported: Exported = await exportEverything(kitchen.database, store, folder);

// ADMIN-87
it('the audit log has the export itself', async () => {
  const [entry] = await kitchen.database.query(
    sql`select "adminName", action, label from audits where "documentId" = '_export'`,
  );
  expect(entry).toEqual({
    adminName: 'npm run rasoi -- export',
    action: 'reveal',
    label: 'Export of everything',
  });
});

afterAll(async () => {
  await kitchen.close();
  for (const each of [folder, `${folder}-store`]) await rm(each, { recursive: true, force: true });
});

const textOf = (name: string) => readFile(join(folder, name), 'utf8');
const collections: readonly Collection[] = allCollections;

// BACKUP-10
it.each(collections.map(({ name }) => name))(
  '%s: all documents are exported, as JSON and as CSV',
  async (name) => {
    const [row] = await kitchen.database.query<{ count: number }>(
      sql`select count(*) as count from ${sql.identifier(name)}`,
    );
    const documents: object[] = JSON.parse(await textOf(`${name}.json`));
    const lines: object[] = parse(await textOf(`${name}.csv`), { bom: true, columns: true });
    expect([documents.length, lines.length, exported.documents[name]]).toEqual([
      row?.count,
      row?.count,
      row?.count,
    ]);
    for (const line of lines) expect(Object.keys(line)).toEqual(Object.keys(documents[0] ?? {}));
  },
);

// BACKUP-10
it('an order is exported with what it says, and a file with its content', async () => {
  const [order] = JSON.parse(await textOf('orders.json'));
  expect(order).toMatchObject({ address: '4, MG Road, Pune', paymentMethod: 'cod', userId: 'asha' });
  const [line]: Record<string, string>[] = parse(await textOf('orders.csv'), { bom: true, columns: true });
  expect(JSON.parse(line?.items ?? '')).toEqual(order.items);
  expect(Number(line?.number)).toBe(order.number);
  expect([await textOf('files/images/photo.webp'), exported.files]).toEqual(['photo', 1]);
});

/** Words in names of columns that hold secrets, and the columns that only sound like it. */
const SECRET = /secret|token|hash|password|sealed|^auth$|p256dh|^key$/i;

// BACKUP-10
it('every attribute that sounds like a secret is marked as one', () => {
  const HARMLESS = ['secretIssuedAt', 'tokenIssuedAt', 'passwordUpdate'];
  for (const { attributes } of collections)
    for (const [name, { secret }] of Object.entries(attributes))
      if (SECRET.test(name) && !HARMLESS.includes(name))
        expect({ name, secret }).toEqual({ name, secret: true });
});

// BACKUP-10
it('no secret of the database is in the export', async () => {
  const files = (await readdir(folder)).filter((name) => /\.(json|csv)$/.test(name));
  const everything = (await Promise.all(files.map(textOf))).join();
  expect(everything).not.toContain(PUSH_SECRET);
  // HTTPS-6
  expect(everything).not.toContain(SITE_KEY);
  expect((await readdir(folder)).filter((name) => /https|certificate/.test(name))).toEqual([]);
  const columns = await kitchen.database.query<{ table: string; column: string }>(
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'bytea')`,
  );
  let checked = 0;
  for (const { table, column } of columns.filter((each) => SECRET.test(each.column))) {
    const rows = await kitchen.database.query<{ value: string | null }>(
      sql`select distinct ${sql.identifier(column)}::text as value from ${sql.identifier(table)} limit 100`,
    );
    for (const { value } of rows)
      if (value && value.length > 8) {
        checked += 1;
        expect(everything.includes(value), `${table}.${column}`).toBe(false);
      }
  }
  expect(checked).toBeGreaterThan(5);
});
