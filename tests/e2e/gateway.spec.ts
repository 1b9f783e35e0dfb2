import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type FakeRazorpay, openFakeRazorpay } from '#tests/doubles/fake-razorpay.ts';
import { expectAccessible } from './axe.ts';
import { ADMIN, open, Wire } from './fixture.ts';
import { GATEWAY_PORT } from './ports.ts';

// A server of its own, because with the keys of a gateway no card payment is a mock.

const NO_MONEY = 'This is a test: no money moves.';

let razorpay: FakeRazorpay;
let server: ChildProcess;
let origin: string;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  razorpay = await openFakeRazorpay();
  const port = String(GATEWAY_PORT);
  origin = `http://127.0.0.1:${port}`;
  razorpay.webhook = `${origin}/v1/payments/webhook/razorpay`;
  const env = { ...process.env, ...razorpay.settings, PORT: port, PUBLIC_URL: origin };
  const program = join(import.meta.dirname, '../../scripts/serve-for-tests.mjs');
  server = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  if (!server.stdout) throw new Error('The server prints nothing');
  for await (const line of createInterface({ input: server.stdout })) if (line.includes('is open at')) return;
  throw new Error(`The server at ${origin} did not open`);
});
test.afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  await razorpay.close();
});

/** A customer who has placed an order by card, and looks at what is left to do. */
async function placedByCard(browser: Browser): Promise<{ page: Page; orderId: string; wire: Wire }> {
  const context = await browser.newContext({ baseURL: origin });
  const wire = new Wire(context.request);
  await wire.customer();
  const { price } = await wire.documents<{ price: number }>('GET', 'dishes/documents/phulka');
  const items = [JSON.stringify({ DishID: 'phulka', name: 'Phulka', quantity: 2, price, image: '' })];
  const { $id } = await wire.documents<{ $id: string }>('POST', 'orders/documents', {
    documentId: 'unique()',
    data: { items, address: 'Laxmi Road, Pune', paymentMethod: 'card' },
  });
  const page = await context.newPage();
  await open(page, `/order-success?order=${$id}`);
  return { page, orderId: $id, wire };
}

// GATEWAY-9
test('a customer pays on the gateway’s page, and comes back to a paid order', async ({ browser }) => {
  const { page, orderId } = await placedByCard(browser);
  await expect(page.getByRole('heading', { name: /^Pay ₹.* online/ })).toBeVisible();
  await expect(page.getByText(NO_MONEY)).toHaveCount(0);
  await expect(page.getByText('Thank you')).toHaveCount(0);
  await expectAccessible(page, 'an order that is paid online');
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: 'Success' }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${orderId}`));
  await expect(page.getByText('Card, paid')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
  await page.context().close();
});

// GATEWAY-9
test('who comes back without having paid, or closes the page, can pay later', async ({ browser }) => {
  const { page, orderId } = await placedByCard(browser);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: 'Failure' }).click();
  await expect(page.getByRole('button', { name: 'Success' })).toBeVisible();
  await open(page, `/orders/${orderId}?payment=back&razorpay_payment_link_status=paid`);
  await expect(page.getByRole('heading', { name: 'We ask for your payment...' })).toBeVisible();
  await expect(page.getByText('Awaiting payment').first()).toBeVisible();
  await expect(page.getByText('Card, paid')).toHaveCount(0);

  await open(page, '/orders');
  await page.getByRole('link', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${orderId}$`));
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('button', { name: 'Success' })).toBeVisible();
  razorpay.faults = [];

  // The message of this payment is lost: the server finds it when its customer is back.
  const { webhook } = razorpay;
  razorpay.webhook = undefined;
  await page.getByRole('button', { name: 'Success' }).click();
  await expect(page.getByText('Card, paid')).toBeVisible();
  razorpay.webhook = webhook;
  await page.context().close();
});

// GATEWAY-9
test('who pays at a gateway in test mode reads that no money moves', async ({ browser }) => {
  const { page } = await placedByCard(browser);
  await page.route('**/v1/payment-methods', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), gateway: 'test' } });
  });
  await page.reload();
  await expect(page.getByText(NO_MONEY)).toBeVisible();
  await page.context().close();
});

// GATEWAY-2
test('while the gateway is away the customer reads that the order is kept', async ({ browser }) => {
  const { page } = await placedByCard(browser);
  razorpay.faults = [{ path: 'payment_links', fault: 503 }];
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText(/The payment page can’t be opened right now/)).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('button', { name: 'Success' })).toBeVisible();
  await page.context().close();
});

// GATEWAY-10
test('owners see what the gateway does with a refund, and that it is in live mode', async ({ browser }) => {
  const customer = await placedByCard(browser);
  await customer.page.getByRole('button', { name: 'Pay now' }).click();
  await customer.page.getByRole('button', { name: 'Success' }).click();
  await expect(customer.page.getByText('Card, paid')).toBeVisible();

  const context = await browser.newContext({ baseURL: origin });
  const wire = new Wire(context.request);
  await wire.logIn(ADMIN.email, ADMIN.password);
  const page = await context.newPage();
  await open(page, `/admin/orders?order=${customer.orderId}`);
  const money = page.getByRole('dialog').getByRole('region', { name: 'Payments and refunds' });
  await money.getByText('Give something back').click();
  await money.getByRole('textbox', { name: 'Amount' }).fill('5');
  await money.getByRole('button', { name: 'Enter the refund' }).click();
  const refund = money.getByRole('list', { name: 'Refunds' }).getByRole('listitem');
  await expect(refund).toContainText('Sent to the customer’s bank by the payment gateway');
  await expect(refund.getByRole('button')).toHaveCount(0);
  await expect(customer.page.getByText(/On its way to your bank/)).toBeVisible();
  const [sent] = razorpay.refunds;
  if (!sent || !razorpay.webhook) throw new Error('Nothing was sent');
  const { body, headers } = razorpay.refundMessage({ ...sent, status: 'processed' }, 'refund.processed');
  await fetch(razorpay.webhook, { method: 'POST', body, headers });
  await expect(refund).toContainText('Given back on');
  await expect(customer.page.getByText(/Has gone back to you/)).toBeVisible();
  await expectAccessible(page, 'an order with a refund by the gateway');
  await open(page, '/admin/settings/payments');
  await expect(page.getByText(/Razorpay is connected in live mode/)).toBeVisible();
  await context.close();
  await customer.page.context().close();
});
