import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { migrateSafely } from '#server/backup/before-migration.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { sql } from '#server/db/sql-template.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { diskStore } from '#server/files/disk-store.ts';
import { bundledPincodes } from '#server/integrations/pincodes.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { prepareSiteSettings } from '#server/site/site-settings.ts';
import { loadCatalogue } from '#server/start/seed.ts';
import { archiveOf, dumps, type Facts, readFacts } from '#tests/landed-schemas/dump.ts';
import { lostSince } from '#tests/landed-schemas/lost.ts';
import { emailOf, look, PASSWORD, type Send } from '#tests/landed-schemas/people.ts';
import { tableRows } from '#tests/table-rows.ts';

const migrationsFolder = join(PROJECT_FOLDER, 'server/db/migrations');
const names = await dumps();

let test: TestDatabase;
let data: string;
beforeEach(async () => {
  test = await createTestDatabase();
  data = await mkdtemp(join(tmpdir(), 'rasoi-landed-'));
  await empty();
});
afterEach(async () => {
  await test.drop();
  await rm(data, { recursive: true });
});

async function empty(): Promise<void> {
  await test.database.execute(sql`drop schema public cascade`);
  await test.database.execute(sql`create schema public`);
}

const restore = (archive: string, folder: string) =>
  restoreBackup(
    {
      databaseUrl: test.url,
      store: diskStore(join(folder, 'files'), async () => undefined),
      migrationsFolder,
    },
    createReadStream(archive),
  );

async function allRows(): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: test.url });
  await client.connect();
  try {
    return await tableRows(client);
  } finally {
    await client.end();
  }
}

/** The SHA-256 of the applied migrations, by their names. */
const applied = async (): Promise<Record<string, string>> => {
  const rows = await test.database.query<{ name: string; sha256: string }>(
    sql`select name, sha256 from migrations`,
  );
  return Object.fromEntries(rows.map(({ name, sha256 }) => [name, sha256]));
};

/** Starts this version on the data folder as `npm start` does, up to the port; asks with `use`, and stops it. */
async function startAndUse(facts: Facts, use: (send: Send) => Promise<void>): Promise<string[]> {
  const settings = readSettings({ RATE_LIMIT_SCALE: '0', RASOI_DATA: data });
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  const { database, url } = test;
  await migrateSafely({ database, databaseUrl: url, settings, migrationsFolder, print });
  const { server, documents } = await createApp({
    database,
    settings,
    pincodes: bundledPincodes(join(PROJECT_FOLDER, 'seed/pincodes.csv')),
    logger: false,
    withPages: false,
    // What is shown of orders and sessions depends on the time.
    clock: () => new Date(facts.at),
  });
  try {
    await prepareSiteSettings({ database, documents, settings, env: {}, print });
    await loadCatalogue(database, documents, join(PROJECT_FOLDER, 'seed'));
    await use(async (who, method, path, body) => {
      const session = facts.sessions[who];
      const answer = await server.inject({
        method: method as 'GET',
        url: `/v1${path}`,
        headers: { 'x-appwrite-project': 'rasoi', ...(session && { 'x-appwrite-session': session }) },
        ...(body !== undefined && { payload: body as object }),
      });
      const isJson = String(answer.headers['content-type']).includes('json');
      return {
        status: answer.statusCode,
        body: isJson ? answer.json() : answer.rawPayload.toString('base64'),
      };
    });
  } finally {
    await server.close();
  }
  return printed;
}

// BACKUP-12
describe.each(names)('data of the landed schema %s', { timeout: 180_000 }, (name) => {
  it('are backed up, upgraded and shown as before, and that backup restores', async () => {
    const facts = await readFacts(name);
    await restore(archiveOf(name), data);
    expect(await applied()).toEqual(facts.migrations);
    const before = await allRows();
    const printed = await startAndUse(facts, async (send) => {
      expect(lostSince(facts.seen, await look(send))).toEqual([]);
      const login = { email: emailOf('asha'), password: PASSWORD };
      expect((await send('visitor', 'POST', '/account/sessions/email', login)).status).toBe(201);
    });
    const archives = await readdir(join(data, 'backups')).catch(() => []);
    const isNewest = Object.keys(await applied()).length === Object.keys(facts.migrations).length;
    expect(archives).toHaveLength(isNewest ? 0 : 1);
    if (isNewest) return;
    const archive = join(data, 'backups', archives[0] ?? '');
    expect(printed).toContain(`Backed up before the upgrade: ${archive}`);

    await empty();
    expect((await restore(archive, join(data, 'again'))).files).toBe(1);
    expect(await applied()).toEqual(facts.migrations);
    expect(await allRows()).toEqual(before);
  });
});
