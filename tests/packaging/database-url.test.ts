import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '#tests/machines/packages.ts';
import { newCustomer } from './customer.ts';
import { type DatabaseServer, debianPostgres, startDatabaseServer } from './database-server.ts';
import { type DebianRoot, missingForRoot, openDebianRoot } from './debian-root.ts';
import { BROKEN, MIGRATION, packVersions } from './versions.ts';

// Upgrades with a database server of the kitchen's own, which a package can't replace.

const missing =
  missingForRoot() ?? (debianPostgres() === undefined ? 'needs apt-get install postgresql' : undefined);
if (missing) console.warn(`tests/packaging/database-url.test.ts is skipped: it ${missing}`);

const shared = inject('packagingFolder');
const work = missing ? '' : mkdtempSync(join(tmpdir(), 'rasoi-database-url-'));
let root: DebianRoot;
let database: DatabaseServer;
let origin: string;

beforeAll(async () => {
  if (missing) return;
  root = await openDebianRoot(shared);
  database = await startDatabaseServer();
  const folder = join(root.folder, 'tmp');
  await packVersions({ shared, folder }, [
    { version: '7.1.0' },
    { version: '7.2.0', files: BROKEN },
    { version: '7.3.0', files: { ...BROKEN, ...MIGRATION } },
  ]);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  mkdirSync(join(root.folder, 'etc/rasoi'), { recursive: true });
  const settings = `HOST=127.0.0.1\nPORT=${port}\nDATABASE_URL=${database.url}\n`;
  writeFileSync(join(root.folder, 'etc/rasoi/rasoi.env'), settings);
});
afterAll(async () => {
  await root?.close();
  await database?.stop();
  if (work) rmSync(work, { recursive: true });
});

const install = async (version: string) => {
  const [file = ''] = readdirSync(join(root.folder, 'tmp')).filter((name) => name.includes(`_${version}_`));
  return root.run('apt-get', 'install', '-y', '-o', 'Dpkg::Options::=--force-confold', `/tmp/${file}`);
};
const version = async () => /^Version: +(\S+)/m.exec((await root.run('rasoi', 'status')).said)?.[1];

// INSTALL-15
describe.skipIf(missing)('an upgrade that fails with DATABASE_URL', () => {
  it('brings the old version back while the new one has not changed the database', async () => {
    const installed = await install('7.1.0');
    expect(installed.code, installed.said).toBe(0);
    const customer = await newCustomer(origin, 'ravi');
    await customer.order('first');
    const { code, said } = await install('7.2.0');
    expect(code).not.toBe(0);
    expect(said).toContain('Trying the old version with the data as they are.');
    expect(said).toContain('the version before 7.2.0 is back');
    expect(await version()).toBe('7.1.0');
    await customer.order('second');
    expect(await customer.orders()).toEqual(['first', 'second']);
  });

  it('says how to restore the backup once it has, and that way brings everything back', async () => {
    const { code, said } = await install('7.3.0');
    expect(code).not.toBe(0);
    const [, backup = ''] =
      /first empty the database.*Then: rasoi restore (\S+) && dpkg --configure rasoi/s.exec(said) ?? [];
    expect(backup, said).toContain('/backups/before-7.3.0-');
    expect(await fetch(origin).catch(() => 'nothing answers')).toBe('nothing answers');

    await database.empty();
    const files = join(root.folder, 'var/lib/rasoi/files');
    renameSync(files, `${files}-of-before`);
    const restored = await root.run('rasoi', 'restore', backup);
    expect(restored.said).toContain(': 2 orders');
    expect((await root.run('dpkg', '--configure', 'rasoi')).said).toContain(
      'the version before 7.3.0 is back',
    );
    expect(await version()).toBe('7.1.0');
    expect((await fetch(`${origin}/menu`)).status).toBe(200);
  });
});
