import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { freePort } from '#tests/machines/packages.ts';
import { type Customer, newCustomer } from './customer.ts';
import { type DebianRoot, missingForRoot, openDebianRoot } from './debian-root.ts';
import { BROKEN, MIGRATION, packVersions } from './versions.ts';

// The package in a fresh Debian, as a stranger installs and upgrades it. systemd can't run there: tests/packaging/systemctl
// plays it by the package's own unit, with sd_notify and the watchdog.

const missing = missingForRoot();
if (missing) console.warn(`tests/packaging is skipped: it ${missing}`);

const ADMIN = { email: 'asha@khana.example', password: 'Kadhai-and-Tawa-42' };

const shared = inject('packagingFolder');
const work = missing ? '' : mkdtempSync(join(tmpdir(), 'rasoi-package-'));
let root: DebianRoot;
let origin: string;
let customer: Customer;
const packages: Record<string, string> = {};

beforeAll(async () => {
  if (missing) return;
  const [debian, made] = await Promise.all([
    openDebianRoot(shared),
    packVersions({ shared, folder: work }, [
      { version: '7.1.0' },
      { version: '7.2.0', files: { ...BROKEN, ...MIGRATION } },
      { version: '7.3.0', files: MIGRATION },
    ]),
  ]);
  root = debian;
  for (const file of made) {
    copyFileSync(file, join(root.folder, 'tmp', basename(file)));
    packages[basename(file).split('_')[1] ?? ''] = `/tmp/${basename(file)}`;
    rmSync(file);
  }
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  writeSettings(port);
});
afterAll(async () => {
  await root?.close();
  if (work) rmSync(work, { recursive: true });
});

/** Writes the settings before the package is installed, as a stranger may, so that its port is one that is free. */
function writeSettings(port: number): void {
  mkdirSync(inRoot('etc/rasoi'), { recursive: true });
  const settings = {
    HOST: '127.0.0.1',
    PORT: port,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(inRoot('etc/rasoi/rasoi.env'), lines.join(''));
}

const inRoot = (path: string) => join(root.folder, path);
const keptSettings = ['-o', 'Dpkg::Options::=--force-confold'];
const install = (version: string, ...more: string[]) =>
  root.run('apt-get', 'install', '-y', ...keptSettings, ...more, packages[version] ?? '');
const ready = async () => {
  const answer = await fetch(`${origin}/ready`).catch(() => undefined);
  return answer ? `${answer.status} ${((await answer.json()) as { status: string }).status}` : 'nothing';
};
const version = async () => /^Version: +(\S+)/m.exec((await root.run('rasoi', 'status')).said)?.[1];
const mainProcess = () => Number(readFileSync(inRoot('run/test-systemd/main'), 'utf8'));
async function restarted(before: number): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (mainProcess() !== before && (await ready()) === '200 ready') return;
    await sleep(100);
  }
  throw new Error('The server did not start again.');
}

describe('the unit of systemd', () => {
  const unit = join(PROJECT_FOLDER, 'packaging/rasoi.service');
  const analyze = (...args: string[]) =>
    execFileSync('systemd-analyze', [...args, unit], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

  // INSTALL-3
  it.skipIf(missing)('is well formed and leaves the server few rights', () => {
    const exposure = /exposure level for rasoi\.service: ([\d.]+)/.exec(
      analyze('security', '--offline=true'),
    )?.[1];
    expect(Number(exposure)).toBeLessThanOrEqual(3);
    const folder = mkdtempSync(join(tmpdir(), 'rasoi-unit-'));
    const text = readFileSync(unit, 'utf8').replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true');
    writeFileSync(join(folder, 'rasoi.service'), text);
    execFileSync('systemd-analyze', ['verify', join(folder, 'rasoi.service')], { stdio: 'pipe' });
    rmSync(folder, { recursive: true });
  });
});

// INSTALL-1
describe.skipIf(missing)('the package', () => {
  it('installs with one command, without building or fetching anything, and serves at once', async () => {
    const { code, said } = await install('7.1.0');
    expect(said).toContain('Setting up rasoi (7.1.0)');
    expect(code).toBe(0);
    expect(await ready()).toBe('200 ready');
    expect((await fetch(`${origin}/menu`)).status).toBe(200);
    customer = await newCustomer(origin, 'ravi');
    await customer.order('first');
    expect(await customer.orders()).toEqual(['first']);
  });

  // INSTALL-2
  it('runs as a user of its own, whom only its data belongs to', async () => {
    const status = readFileSync(`/proc/${mainProcess()}/status`, 'utf8');
    const [, , uid] = (await root.run('getent', 'passwd', 'rasoi')).said.split(':');
    expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).toBe(uid);
    expect(statSync(inRoot('var/lib/rasoi')).mode & 0o777).toBe(0o750);
    expect(statSync(inRoot('etc/rasoi/rasoi.env')).mode & 0o777).toBe(0o640);
    const { said } = await root.run(
      'find',
      '/usr/lib/rasoi',
      '-not',
      '-user',
      'root',
      '-o',
      '-perm',
      '/022',
      '-not',
      '-type',
      'l',
    );
    expect(said).toBe('');
  });

  // INSTALL-4
  it('loses no order when it is killed, and starts again when it hangs', async () => {
    let before = mainProcess();
    process.kill(before, 'SIGKILL');
    await restarted(before);
    expect(await customer.orders()).toEqual(['first']);
    const unit = inRoot('lib/systemd/system/rasoi.service');
    writeFileSync(unit, readFileSync(unit, 'utf8').replace('WatchdogSec=60', 'WatchdogSec=6'));
    await root.run('systemctl', 'restart', 'rasoi.service');
    await sleep(9_000);
    expect(await ready()).toBe('200 ready');
    before = mainProcess();
    process.kill(before, 'SIGSTOP');
    await restarted(before);
    expect(await customer.orders()).toEqual(['first']);
  });

  // INSTALL-8, PRINT-14
  it('has a command that says how it stands, backs up, exports and shows its log', async () => {
    expect((await root.run('rasoi', 'status')).said).toMatch(/^Server: +ready$/m);
    const { said } = await root.run('rasoi', 'backup');
    const file = /^(\S+): 1 orders/m.exec(said)?.[1] ?? said;
    expect(existsSync(inRoot(file))).toBe(true);
    expect((await root.run('rasoi', 'restore', file)).said).toContain('nothing is ever overwritten');
    expect((await root.run('rasoi', 'restore', file, '--aside')).said).toContain('Stop it first');
    expect((await root.run('rasoi', 'export')).said).toContain('1 orders');
    expect((await root.run('rasoi', 'logs')).said).toContain('Rasoi is open');
    const help = await root.run('rasoi', 'help');
    for (const name of [
      'status',
      'doctor',
      'backup',
      'restore',
      'drill',
      'export',
      'logs',
      'map',
      'printer',
      'reset-password',
    ])
      expect(help.said).toContain(`  ${name}`);
    const printer = await root.run('rasoi', 'printer', '--help');
    expect(printer).toMatchObject({ code: 0, said: expect.stringContaining('rasoi printer --server https') });
    expect(await root.run('rasoi', 'fly')).toMatchObject({
      code: 1,
      said: expect.stringContaining('no command "fly"'),
    });
    const unprivileged = await root.run('setpriv', '--reuid=65534', '--clear-groups', 'rasoi', 'status');
    expect(unprivileged.said).toContain('sudo rasoi status');
  });

  // INSTALL-9
  it('gives the owner another password', async () => {
    const { said } = await root.run('rasoi', 'reset-password');
    const [, email, password] = /^(\S+) {2}(\S+)$/m.exec(said) ?? [];
    expect(email).toBe(ADMIN.email);
    const signIn = (secret: string) =>
      fetch(`${origin}/v1/account/sessions/email`, {
        method: 'POST',
        headers: { 'x-appwrite-project': 'rasoi', 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: secret }),
      });
    expect((await signIn(ADMIN.password)).status).toBe(401);
    expect((await signIn(password ?? '')).status).toBe(201);
    expect((await root.run('rasoi', 'reset-password', 'ravi@example.in')).said).toContain(
      "no owner's address",
    );
  });
});

describe.skipIf(missing)('an upgrade', () => {
  // INSTALL-6
  it('that fails brings back the old version, and the data as they were', async () => {
    await customer.order('second');
    const { code, said } = await install('7.2.0');
    expect(code).not.toBe(0);
    expect(said).toContain('a broken build');
    expect(said).toContain('the version before 7.2.0 is back');
    expect(await version()).toBe('7.1.0');
    expect(await customer.orders()).toEqual(['first', 'second']);
    await customer.order('third');
    // Another try, by dpkg itself, ends in the same way.
    expect((await root.run('dpkg', '--configure', 'rasoi')).code).not.toBe(0);
    expect(await version()).toBe('7.1.0');
    expect(await customer.orders()).toEqual(['first', 'second', 'third']);
  });

  // INSTALL-5
  it('answers nothing but /ready until it is proven, and keeps all orders', async () => {
    const seen = new Set<string>();
    let over = false;
    const watching = (async () => {
      while (!over) {
        const [about, page] = await Promise.all([
          ready(),
          fetch(origin).then(
            ({ status }) => status,
            () => undefined,
          ),
        ]);
        if (about === '503 unproven') seen.add(`page ${page ?? 'not answered'}`);
        await sleep(20);
      }
    })();
    const { code, said } = await install('7.3.0');
    over = true;
    await watching;
    expect(said).toContain('Setting up rasoi (7.3.0)');
    expect(code).toBe(0);
    expect(seen).toContain('page 503');
    expect(seen).not.toContain('page 200');
    expect(await version()).toBe('7.3.0');
    expect(await customer.orders()).toEqual(['first', 'second', 'third']);
    expect(existsSync(inRoot('usr/lib/rasoi/previous'))).toBe(false);
  });

  // INSTALL-7
  it('has no way back once it has served: an older version is refused and changes nothing', async () => {
    const { code, said } = await install('7.1.0', '--allow-downgrades');
    expect(code).not.toBe(0);
    expect(said).toContain(
      'version 7.1.0 is older than 7.3.0, which has served this data since. Nothing was changed.',
    );
    expect(await ready()).toBe('200 ready');
    expect(await version()).toBe('7.3.0');
  });
});

// INSTALL-10
describe.skipIf(missing)('removing the package', () => {
  it('keeps the data, and deletes them only for who answers so', async () => {
    expect((await root.run('apt-get', 'purge', '-y', 'rasoi')).said).toContain('are still in /var/lib/rasoi');
    expect(existsSync(inRoot('var/lib/rasoi/postgres'))).toBe(true);
    expect(existsSync(inRoot('usr/lib/rasoi'))).toBe(false);
    expect((await install('7.1.0')).said).toContain('version 7.1.0 is older than 7.3.0');
    // The purge has deleted the settings.
    writeSettings(Number(new URL(origin).port));
    expect((await install('7.3.0')).code).toBe(0);
    const answer = 'echo rasoi rasoi/delete-data boolean true | debconf-set-selections';
    await root.run('sh', '-c', answer);
    expect((await root.run('apt-get', 'purge', '-y', 'rasoi')).code).toBe(0);
    expect(existsSync(inRoot('var/lib/rasoi'))).toBe(false);
  });
});
