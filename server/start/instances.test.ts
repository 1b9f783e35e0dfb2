import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { createTestDatabase } from '#server/db/test-database.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { announceInstance } from './instances.ts';
import { StartError } from './start-error.ts';

let folder: string;
const opened: { close(): Promise<void> }[] = [];
const test = await closeAfterAll(createTestDatabase());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rasoi-instances-'));
  for (const name of ['one', 'two']) await mkdir(join(folder, name, 'files'), { recursive: true });
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
  await rm(folder, { recursive: true });
});

const S3 = {
  S3_ENDPOINT: 'http://bucket',
  S3_BUCKET: 'rasoi',
  S3_ACCESS_KEY_ID: 'k',
  S3_SECRET_ACCESS_KEY: 's',
};

async function announce(name: string, more: Record<string, string> = {}) {
  const settings = readSettings({ DATABASE_URL: test.url, RASOI_DATA: join(folder, name), ...more });
  const instance = await announceInstance({ database: test.database, settings });
  opened.push(instance);
  return instance;
}

// SCALE-5
it('an instance that keeps files elsewhere than the others is refused in one line', async () => {
  const first = await announce('one');
  const line = /^S3_ENDPOINT: another instance, on \S+, uses this database and keeps [^\n]+$/;
  await expect(announce('two')).rejects.toThrow(line);
  await expect(announce('two', S3)).rejects.toThrow(StartError);
  await first.close();
  await announce('two');
});

it('of two that start at once with files in different places, one is refused', async () => {
  const starts = await Promise.allSettled([announce('one'), announce('two')]);
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('instances with one folder of files, or one bucket, may share a database', async () => {
  await Promise.all([announce('one'), announce('one'), announce('one')]);
  for (const one of opened.splice(0)) await one.close();
  await announce('one', S3);
  await announce('two', S3);
});

it('an instance that has crashed is forgotten', async () => {
  await announce('one');
  await test.database.execute(sql`update instances set seen = now() - interval '31 s'`);
  await announce('two');
});
