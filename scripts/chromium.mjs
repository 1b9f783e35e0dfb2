// Finds a Chromium for the browser tests, and installs one if there is none. Debian packs a second one that draws no
// window: a new page costs it a quarter of the time, so it is taken for all tests that need no notifications.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Failure, run, tool } from './steps.mjs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The paths of the executables: `chromium` draws its windows, `shell` has none and is the same one where only one is there.
 * CHROMIUM_PATH has priority, for both.
 */
export async function findBrowsers() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !existsSync(asked)) throw new Failure(`CHROMIUM_PATH names ${asked}, which is not there.`);
  const found = asked || (await findChromium());
  return { chromium: found, shell: !asked && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : found };
}

async function findChromium() {
  const found = present();
  if (found) return found;
  console.log('Installing Chromium for the browser tests');
  const installed = (await withApt()) ?? (await withPlaywright());
  if (installed) return installed;
  throw new Failure('The browser tests need Chromium: install it, or set CHROMIUM_PATH to one.');
}

function present() {
  return [...USUAL_PLACES, chromium.executablePath()].find((path) => existsSync(path));
}

async function withApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { quiet: true, env });
  const { output } = await run('apt-get', ['install', '-y', 'chromium', 'chromium-headless-shell'], {
    quiet: true,
    env,
  });
  if (!present()) console.error(output.trim());
  return present();
}

async function withPlaywright() {
  await tool('playwright', ['install', 'chromium']);
  return present();
}
