// Runs in a network of its own (stranger.ts): types the commands, trusts the test's authority as a browser trusts others, and
// places the first order. Prints what was seen as JSON.
import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, devices, type Page } from '@playwright/test';
import { launchOptions } from '#tests/e2e/browsers.ts';
import { awake, expect } from '#tests/e2e/fixture.ts';
import { startAuthority } from '#tests/machines/authority.ts';
import { installCommands, type StrangersHour, type StrangerTask } from './stranger.ts';

const DOMAIN = 'khana.example';
/** The server's address, of those that are nobody's. */
const HERE = '192.0.2.10';
const DISH = 'Masala Dosa';

const { root, packageFile, browser: executable }: StrangerTask = JSON.parse(process.argv[2] ?? '{}');
// A browser on a machine with nothing but 127.0.0.1 says that it is offline.
for (const line of [
  'link set lo up',
  'link add eth0 type veth peer name eth1',
  `address add ${HERE}/24 dev eth0`,
  'link set eth0 up',
  'link set eth1 up',
  'route add default dev eth0',
])
  execFileSync('ip', line.split(' '));

const hour: StrangersHour = { steps: [], status: '', protocols: [], ordered: '', ownerSaw: '' };
const started = performance.now();
const did = (what: string) =>
  hour.steps.push({ seconds: Math.round((performance.now() - started) / 100) / 10, did: what });

async function type(command: string, andOurs = ''): Promise<string> {
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', LANG: 'C.UTF-8' };
  const { stdout } = await promisify(execFile)('chroot', [root, 'sh', '-ec', `${command}\n${andOurs}`], {
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 1 << 26,
  });
  did(command);
  return stdout;
}

/** Waits until the site answers over HTTPS with a certificate of the authority. */
async function certified(ca: string): Promise<void> {
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const to = { host: HERE, servername: DOMAIN, headers: { host: DOMAIN }, path: '/ready', ca };
      get(to, ({ statusCode }) => resolve(statusCode === 200)).on('error', () => resolve(false));
    });
  for (let tries = 0; !(await answers()); tries++) {
    if (tries > 1200) throw new Error('There is no certificate after two minutes.');
    await sleep(100);
  }
  did(`https://${DOMAIN} has its certificate`);
}

/** A browser that knows the authority, and where the domain leads to. */
async function openBrowser(home: string, ca: string) {
  const store = join(home, '.pki/nssdb');
  mkdirSync(store, { recursive: true });
  writeFileSync(join(home, 'root.pem'), ca);
  const certutil = (...args: string[]) => execFileSync('certutil', ['-d', `sql:${store}`, ...args]);
  certutil('-N', '--empty-password');
  certutil('-A', '-t', 'C,,', '-n', 'authority', '-i', join(home, 'root.pem'));
  const options = launchOptions(executable);
  return chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--host-resolver-rules=MAP ${DOMAIN} ${HERE}`],
    env: { ...process.env, HOME: home },
  });
}

async function ownersOrders(context: BrowserContext, [email = '', password = '']: string[]): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`https://${DOMAIN}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  const isLive = new Promise<void>((resolve) => {
    page.on('websocket', (socket) => socket.on('framereceived', () => resolve()));
  });
  await page.goto(`https://${DOMAIN}/admin/orders`);
  await isLive;
  return page;
}

/** Goes to the menu as somebody who types the domain alone, signs up on the way, and orders. Returns the number. */
async function firstOrder(page: Page): Promise<string> {
  await page.goto(`http://${DOMAIN}/menu`);
  hour.protocols = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, nextHopProtocol }) => `${new URL(name).protocol} ${nextHopProtocol}`),
  );
  await page.getByRole('article').filter({ hasText: DISH }).getByRole('button', { name: '+ Add' }).click();
  await page.waitForURL('**/login?**');
  await awake(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL('**/signup**');
  await awake(page);
  for (const [label, text] of Object.entries({
    'Full name': 'Meera Joshi',
    Phone: '98765 43210',
    Email: 'meera@example.in',
    'House / Flat no.': '7B',
    'Street / Area': 'Laxmi Road',
    Pincode: '411001',
  }))
    await page.getByLabel(label).fill(text);
  // The city comes from the pincode.
  await expect(page.getByLabel('City')).toHaveValue(/Pune/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill('Swaad-1234');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('button', { name: 'Place Order' }).click();
  const number = page.getByRole('region', { name: 'Order details' }).locator('dd').first();
  return (await number.textContent()) ?? '';
}

const home = mkdtempSync(join(tmpdir(), 'rasoi-stranger-'));
const authority = await startAuthority(80);
try {
  await authority.leadTo(HERE);
  const { ACME_URL, ACME_CA_FILE = '' } = authority.settings;
  copyFileSync(ACME_CA_FILE, join(root, 'tmp/authority.pem'));
  // Of all that a stranger leaves alone, only the authority is another one.
  const ours = `printf '%s\\n' ACME_URL=${ACME_URL} ACME_CA_FILE=/tmp/authority.pem >>/etc/rasoi/rasoi.env`;
  let owner: string[] = [];
  for (const command of installCommands(packageFile)) {
    const said = await type(command, command.startsWith('echo') ? ours : '');
    if (command.startsWith('systemctl')) await certified(authority.root);
    if (command === 'rasoi reset-password') owner = said.split('\n')[0]?.split('  ') ?? [];
    if (command === 'rasoi status') hour.status = said;
  }
  const browser = await openBrowser(home, authority.root);
  try {
    const orders = await ownersOrders(await browser.newContext(), owner);
    did('the owner has signed in');
    const phone = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-IN' });
    hour.ordered = await firstOrder(await phone.newPage());
    did('the first order is placed');
    hour.ownerSaw = (await orders.getByText(hour.ordered).first().textContent()) ?? '';
    did('the owner sees it');
  } finally {
    await browser.close();
  }
  console.log(JSON.stringify(hour));
} finally {
  await promisify(execFile)('chroot', [root, 'systemctl', 'stop', 'rasoi.service']);
  await authority.stop();
  rmSync(home, { recursive: true });
}
