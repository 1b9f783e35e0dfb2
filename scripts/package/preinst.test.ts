import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../steps.mjs';

// The scripts of the package run as root, on a folder that the service's user may fill with anything.

/** The number of a user without rights, who plays the service's. */
const NOBODY = 65534;
const has = (program: string) => {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
const canRun = process.getuid?.() === 0 && ['setpriv', 'dpkg', 'timeout', 'mkfifo'].every(has);

let folder: string;
let proven: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rasoi-preinst-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'bin'));
  mkdirSync(join(folder, 'data'));
  proven = join(folder, 'data/proven-version');
  const programs = {
    id: 'exit 0',
    // What it is called with: -u rasoi -- PROGRAM …
    runuser: `shift 3; exec setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups "$@"`,
  };
  for (const [name, does] of Object.entries(programs))
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${does}\n`, { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Refuses a downgrade to 0.3.0 as preinst does; what it said, and its exit code. */
const refuse = () =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const script = `set -e; VERSION=0.3.0; . ${root}/packaging/debian/upgrade.sh; DATA=${folder}/data; refuse_downgrade`;
    const env = { PATH: `${folder}/bin:${process.env.PATH}` };
    execFile('sh', ['-c', script], { env, timeout: 20_000 }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? (error ? -1 : 0)), said: out + err }),
    );
  });

// INSTALL-18
describe.skipIf(!canRun)('before an upgrade, root', () => {
  it('refuses an older version than has served the data', async () => {
    writeFileSync(proven, '0.4.0\n');
    const { code, said } = await refuse();
    expect([code, said]).toEqual([1, expect.stringContaining('version 0.3.0 is older than 0.4.0')]);
    writeFileSync(proven, '0.2.0\n');
    expect(await refuse()).toEqual({ code: 0, said: '' });
    rmSync(proven);
    expect(await refuse()).toEqual({ code: 0, said: '' });
  });

  it('does not print a file of its own through a link of the service', async () => {
    const secret = join(folder, 'secret');
    writeFileSync(secret, '9.9.9-root\n', { mode: 0o600 });
    symlinkSync(secret, proven);
    expect(await refuse()).toEqual({ code: 0, said: '' });
  });

  it('is not held up by a pipe, and not by a file that never ends', async () => {
    execFileSync('mkfifo', [proven]);
    chmodSync(proven, 0o666);
    expect(await refuse()).toEqual({ code: 0, said: '' });
    rmSync(proven);
    symlinkSync('/dev/zero', proven);
    expect(await refuse()).toEqual({ code: 0, said: '' });
  });

  it('repeats nothing that is no version', async () => {
    for (const text of ['9.9.9; reboot', '\\u001b[31m9.9', '9.9 root']) {
      writeFileSync(proven, text);
      expect(await refuse()).toEqual({ code: 0, said: '' });
    }
  });
});
