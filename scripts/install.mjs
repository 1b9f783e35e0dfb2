// Installs the packages of package-lock.json if node_modules does not contain them yet.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, root, run } from './steps.mjs';

const lockfile = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules/.rasoi-installed');

export async function install() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci); the first time takes a minute or two');
  const { code, output } = await run('npm', npmArguments, { quiet: true });
  if (code !== 0) throw new Failure(`${output.trim()}\nThe packages could not be installed (npm ci failed).`);
  writeFileSync(stamp, fingerprint());
}

const npmArguments = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

function isInstalled() {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === fingerprint();
  // Somebody may have run npm themselves: it writes this file last, and rolldown exists only with development packages.
  const byHand = join(root, 'node_modules/.package-lock.json');
  const whole = existsSync(byHand) && existsSync(join(root, 'node_modules/rolldown/package.json'));
  return whole && statSync(byHand).mtimeMs >= statSync(lockfile).mtimeMs;
}

function fingerprint() {
  return createHash('sha256')
    .update(readFileSync(lockfile))
    .update(process.platform + process.arch)
    .digest('hex');
}
