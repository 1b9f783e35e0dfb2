import { execFile, execFileSync } from 'node:child_process';
import {
  accessSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Of Debian's smallest system, what a server has besides: systemd is not started, but brings systemd-notify. */
const INCLUDED = 'adduser,ca-certificates,debconf,libstdc++6,systemd';
const SEEN = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', LANG: 'C.UTF-8' };

/** A fresh Debian in a folder, in which the fake systemctl of this folder plays systemd. */
export interface DebianRoot {
  folder: string;
  /** Runs a program in it, without a terminal. A failure is an answer too. */
  run(program: string, ...args: string[]): Promise<{ code: number; said: string }>;
  close(): Promise<void>;
}

/** Debian's packages of programs that have another name. */
const PACKAGES: Readonly<Record<string, string>> = {
  'systemd-analyze': 'systemd',
  'pebble-challtestsrv': 'pebble',
  'dpkg-deb': 'dpkg',
  certutil: 'libnss3-tools',
  ip: 'iproute2',
};

/**
 * Why there can be no fresh Debian on this machine; undefined if there can. With NEEDS_PACKAGES no program may be missing.
 * @param programs what a test needs besides
 */
export function missingForRoot(...programs: string[]): string | undefined {
  if (process.getuid?.() !== 0) return 'needs root';
  if (!canMount()) return 'needs the right to mount, which this container lacks';
  if (process.env.NEEDS_PACKAGES === '1') return undefined;
  const missing = ['debootstrap', 'minisign', 'dpkg-deb', 'systemd-analyze', ...programs].filter(
    (program) => !['/usr/sbin', '/usr/bin'].some((folder) => isThere(join(folder, program))),
  );
  const names = new Set(missing.map((program) => PACKAGES[program] ?? program));
  return missing.length === 0 ? undefined : `needs apt-get install ${[...names].join(' ')}`;
}

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'rasoi-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}

function isThere(file: string): boolean {
  try {
    accessSync(file);
    return true;
  } catch {
    return false;
  }
}

/** The mirror that this machine installs its own packages from, and its release. */
function ownMirror(): { mirror: string; suite: string } {
  const suite = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'stable';
  const folder = '/etc/apt/sources.list.d';
  const files = ['/etc/apt/sources.list', ...readdirSync(folder).map((name) => join(folder, name))];
  const text = files
    .filter(isThere)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const mirror = /\bhttps?:\/\/\S+\/debian\/?(?=\s)/.exec(text)?.[0] ?? 'http://deb.debian.org/debian';
  return { mirror, suite };
}

/** A Debian that nothing has been done with, made once in the shared folder. */
async function freshDebian(shared: string): Promise<string> {
  const folder = join(shared, 'debian');
  if (existsSync(folder)) return folder;
  const { mirror, suite } = ownMirror();
  const made = `${folder}.new`;
  await run('debootstrap', ['--variant=minbase', `--include=${INCLUDED}`, suite, made, mirror], {
    maxBuffer: 1 << 26,
  });
  renameSync(made, folder);
  return folder;
}

/** @param shared a folder that keeps the fresh Debian for the next one */
export async function openDebianRoot(shared: string): Promise<DebianRoot> {
  const base = await mkdtemp(join(tmpdir(), 'rasoi-debian-'));
  const folder = join(base, 'root');
  await run('cp', ['-a', await freshDebian(shared), folder]);
  for (const [type, place] of [
    ['proc', 'proc'],
    ['devpts', 'dev/pts'],
  ] as const)
    await run('mount', ['-t', type, type, join(folder, place)]);
  for (const name of ['systemctl', 'journalctl'])
    copyFileSync(join(import.meta.dirname, name), join(folder, 'usr/bin', name));
  // As on every server, and not in a Debian that debootstrap has made.
  writeFileSync(join(folder, 'etc/hosts'), '127.0.0.1 localhost\n');
  // What says that systemd runs.
  mkdirSync(join(folder, 'run/systemd/system'), { recursive: true });
  return {
    folder,
    run: (program, ...args) =>
      new Promise((resolve) => {
        const env = { ...SEEN, DEBIAN_FRONTEND: 'noninteractive' };
        execFile('chroot', [folder, program, ...args], { env, maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
          resolve({ code: error ? Number(error.code ?? 1) : 0, said: stdout + stderr }),
        );
      }),
    async close() {
      await run('chroot', [folder, 'systemctl', 'stop', 'rasoi.service']).catch(() => undefined);
      for (const place of ['dev/pts', 'proc']) await run('umount', ['--lazy', join(folder, place)]);
      await rm(base, { recursive: true, force: true });
    },
  };
}
