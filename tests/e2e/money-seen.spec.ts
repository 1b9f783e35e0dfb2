import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, expect, type Page, request, test } from '@playwright/test';
import { type Database, openDatabase } from '#server/db/connection.ts';
import { type EmbeddedServer, startEmbedded } from '#server/db/embedded/supervisor.ts';
import { sql } from '#server/db/sql-template.ts';
import { bodyOf, creditText, signedBy } from '#tests/doubles/phone-messages.ts';
import { ADMIN, openLive, PASSWORD, Wire } from './fixture.ts';
import { MONEY_PORT } from './ports.ts';

// A server of its own, whose database the test can change: what confirms by itself was watched for two weeks before.

const LONG_AGO = sql`insert into "paymentSightings"
  (id, created, updated, source, "receivedAt", "isReversal", state, mode)
  select mode, now() - interval '1 year', now(), 'text', now() - interval '1 year', false, 'ignored', mode
  from unnest(array['watching', 'proposing']) as mode`;

const origin = `http://127.0.0.1:${MONEY_PORT}`;
let folder: string;
let embedded: EmbeddedServer;
let database: Database;
let server: ChildProcess;

async function opened(): Promise<void> {
  const program = join(import.meta.dirname, '../../scripts/serve-for-tests.mjs');
  const port = String(MONEY_PORT);
  const env = { ...process.env, PORT: port, PUBLIC_URL: origin, E2E_DATABASE_URL: embedded.url };
  server = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  if (!server.stdout) throw new Error('The server prints nothing');
  for await (const line of createInterface({ input: server.stdout })) if (line.includes('is open at')) return;
  throw new Error(`The server at ${origin} did not open`);
}

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rasoi-money-'));
  const log = { info: () => undefined, error: (message: string) => console.error(message) };
  embedded = await startEmbedded({ folder: join(folder, 'postgres'), log, durable: false });
  await opened();
  database = openDatabase({ url: embedded.url });
});
test.afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  await database.close();
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The owner has set up a phone, and lets its messages confirm by themselves. Returns the secret of the phone. */
async function setUp(owner: Wire): Promise<string> {
  await owner.logIn(ADMIN.email, ADMIN.password);
  await database.execute(LONG_AGO);
  const set = (section: string, value: object) =>
    owner.documents('PATCH', `settings/documents/${section}`, { data: { value: JSON.stringify(value) } });
  await set('kitchen', { orderMode: 'board' });
  for (const upiSightings of ['watching', 'proposing', 'alone'])
    await set('payments', { vpa: 'rasoi@icici', bankSenders: 'HDFCBK', upiSightings });
  await owner.documents('POST', 'devices/documents', {
    documentId: 'counter',
    data: { name: 'Counter phone', kind: 'money' },
  });
  return (await owner.send<{ secret: string }>('POST', '/devices/counter/secret')).secret;
}

async function signedIn(browser: Browser, size: { width: number; height: number }) {
  const context = await browser.newContext({ baseURL: origin, viewport: size });
  return { page: await context.newPage(), wire: new Wire(context.request) };
}

/** The page of the board, where a cook has begun the shift. */
async function openBoard(browser: Browser, owner: Wire): Promise<Page> {
  const { page, wire } = await signedIn(browser, { width: 1280, height: 800 });
  const cook = await wire.account();
  await owner.documents('PATCH', `users/documents/${cook.id}`, { data: { role: 'kitchen' } });
  await wire.logIn(cook.email, PASSWORD);
  await page.addInitScript(() => {
    const { createOscillator } = BaseAudioContext.prototype;
    Reflect.set(window, 'notes', 0);
    BaseAudioContext.prototype.createOscillator = function note() {
      Reflect.set(window, 'notes', Reflect.get(window, 'notes') + 1);
      return createOscillator.call(this);
    };
  });
  await openLive(page, '/admin/kitchen');
  await page.getByRole('button', { name: 'Start the shift' }).click();
  return page;
}

// SIGHT-17 SIGHT-21
test('money that the phone forwards pays an order on its customer’s page by itself, and rings on the board', async ({
  browser,
}) => {
  const asOwner = await request.newContext({ baseURL: origin });
  const owner = new Wire(asOwner);
  const secret = await setUp(owner);
  const board = await openBoard(browser, owner);
  const { page, wire } = await signedIn(browser, { width: 390, height: 844 });
  await wire.customer();
  const { price } = await wire.documents<{ price: number }>('GET', 'dishes/documents/phulka');
  const dish = { id: 'phulka', name: 'Phulka', price };
  const { id, number } = await wire.order([dish], { paymentMethod: 'upi' }, 2);
  await openLive(page, `/orders/${id}`);
  const utr = '633612345678';
  await page.getByRole('textbox', { name: 'UTR of your payment' }).fill(utr);
  await page.getByRole('button', { name: 'Tell the kitchen' }).click();
  await expect(page.getByRole('heading', { name: 'The kitchen looks for your payment' })).toBeVisible();
  const { totalAmount } = await wire.documents<{ totalAmount: number }>('GET', `orders/documents/${id}`);

  const { body, headers } = signedBy(secret, bodyOf('VM-HDFCBK-S', creditText(totalAmount, utr)));
  const posted = Date.now();
  const answer = await asOwner.fetch('/v1/sightings/counter', { method: 'POST', headers, data: body });
  expect(await answer.json()).toEqual({ handling: 'stored' });
  await expect(page.getByText('UPI, paid')).toBeVisible();
  const seconds = (Date.now() - posted) / 1000;
  expect(seconds, 'seconds until the customer’s page says that it is paid').toBeLessThanOrEqual(2);
  await expect(board.getByRole('region', { name: /^New/ }).getByText(number)).toBeVisible();
  await expect.poll(() => board.evaluate(() => Reflect.get(window, 'notes'))).toBeGreaterThan(0);
  const money = await signedIn(browser, { width: 390, height: 844 });
  await money.wire.logIn(ADMIN.email, ADMIN.password);
  await openLive(money.page, `/admin/orders?order=${id}`);
  await expect(money.page.getByText(/^Money seen .*, HDFC …1100$/)).toBeVisible();
  await expect(page.getByText('1100')).toHaveCount(0);
  await Promise.all([
    money.page.context().close(),
    board.context().close(),
    page.context().close(),
    asOwner.dispose(),
  ]);
});
