import { execFile } from 'node:child_process';
import { chmod, chown, lstat, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { findUser, runsAsRoot } from './owner.ts';
import { startEmbedded } from './supervisor.ts';
import { makeFolder, removeFolder, serverPid, startProcess } from './test-process.ts';

const NOBODY = { uid: 65534, gid: 65534 };
const log = { info: () => undefined, error: () => undefined };

it('the user for the database is found in the list of users, and is never root', () => {
  const passwd = 'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65534::/:/bin/false\nevil:x:0:0::/:/bin/sh\n';
  expect(findUser(passwd, 'nobody')).toEqual({ name: 'nobody', ...NOBODY });
  expect(findUser(passwd, 'postgres')).toBeUndefined();
  expect(findUser(passwd, 'evil')).toBeUndefined();
});

describe.skipIf(!runsAsRoot())('root', () => {
  let closed: string;
  let folder: string;
  beforeEach(async () => {
    closed = await makeFolder();
    await chmod(closed, 0o700);
    folder = join(closed, 'database');
  });
  afterEach(async () => {
    await removeFolder(folder);
    await rm(closed, { recursive: true });
  });

  async function startAndStop(): Promise<void> {
    const server = await startEmbedded({ folder, log });
    const database = openDatabase({ url: server.url });
    try {
      await database.execute(sql`create table if not exists notes (text text)`);
      const { uid } = await stat(join(folder, 'cluster'));
      expect((await stat(`/proc/${await serverPid(folder)}`)).uid).toBe(uid);
      expect(uid).not.toBe(0);
    } finally {
      await database.close();
      await server.stop();
    }
  }

  it('can keep the database in a folder that the database’s user may not enter, without opening it', async () => {
    await startAndStop();
    expect((await stat(closed)).mode & 0o777).toBe(0o700);
    expect((await stat(closed)).uid).toBe(0);
    const { uid, gid } = await stat(join(folder, 'cluster'));
    const look = promisify(execFile)('ls', [folder], { uid, gid });
    await expect(look).rejects.toThrow(/Permission denied/);
  });

  it('returns a copied cluster to the database’s user', async () => {
    await startAndStop();
    const cluster = join(folder, 'cluster');
    for (const entry of await readdir(cluster, { recursive: true })) await chown(join(cluster, entry), 0, 0);
    await chown(cluster, 0, 0);
    await chmod(cluster, 0o755);
    await startAndStop();
    expect((await stat(cluster)).mode & 0o777).toBe(0o700);
  });

  it('runs the database as the user who owns the cluster already', async () => {
    await startAndStop();
    const cluster = join(folder, 'cluster');
    for (const entry of await readdir(cluster, { recursive: true }))
      await chown(join(cluster, entry), 4321, 4321);
    await chown(cluster, 4321, 4321);
    await startAndStop();
    expect((await stat(cluster)).uid).toBe(4321);
  });
});

describe.skipIf(!runsAsRoot() || !(await canRead(NOBODY)))('an ordinary user', () => {
  it('runs the database itself, and reads a clear message when the folder belongs to another', {
    timeout: 40_000,
  }, async () => {
    const folder = await makeFolder();
    try {
      await chown(folder, NOBODY.uid, NOBODY.gid);
      const rasoi = startProcess(join(folder, 'mine'), 'stay', NOBODY);
      await rasoi.printed(1);
      expect(rasoi.errors()).toBe('');
      const pid = await serverPid(join(folder, 'mine'));
      expect((await lstat(`/proc/${pid}`)).uid).toBe(NOBODY.uid);
      await rasoi.kill('SIGTERM');

      const foreign = join(folder, 'foreign');
      await mkdir(join(foreign, 'cluster'), { recursive: true });
      await chown(foreign, NOBODY.uid, NOBODY.gid);
      const refused = startProcess(foreign, 'stay', NOBODY);
      await refused.ended;
      expect(refused.errors()).toMatch(
        /^The database folder .+ belongs to user 0 and this is user 65534: [^\n]+$/,
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

/** Whether the project lies where the user can read it; below /root it does not. */
async function canRead(user: { uid: number; gid: number }): Promise<boolean> {
  const look = promisify(execFile)(process.execPath, ['--version'], { ...user, cwd: import.meta.dirname });
  const enter = promisify(execFile)('ls', [import.meta.dirname], user);
  return Promise.all([look, enter]).then(
    () => true,
    () => false,
  );
}
