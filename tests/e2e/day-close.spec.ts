import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { asOwner, clearBoard, recordPayment, setMode } from './board.ts';
import { ADMIN, expect, openLive, PASSWORD, test, toast, Wire } from './fixture.ts';

// By the board nobody else records money meanwhile. The day is open again afterwards.

interface Drawer {
  riderId: string | null;
  received: number;
  givenBack: number;
}

test.beforeAll(async ({ playwright, baseURL }) => {
  await asOwner(playwright, baseURL, (wire) => setMode(wire, 'board'));
});
test.afterAll(async ({ playwright, baseURL }) => {
  await asOwner(playwright, baseURL, async (wire) => {
    await clearBoard(wire);
    await setMode(wire, 'age');
  });
});

async function expected(wire: Wire, riderId: string | null): Promise<number> {
  const { totals } = await wire.send<{ totals: { drawers: string[] } }>('GET', '/day');
  const drawers = totals.drawers.map((each): Drawer => JSON.parse(each));
  const own = drawers.find((drawer) => drawer.riderId === riderId);
  return own ? own.received - own.givenBack : 0;
}

/** The number of the last order that the day lists as open. */
async function lastListed(wire: Wire): Promise<number> {
  const { openOrders } = await wire.send<{ openOrders: { listed: { number: number }[] } }>('GET', '/day');
  return openOrders.listed.at(-1)?.number ?? 0;
}

const till = (page: Page) => page.getByRole('textbox', { name: /^Till/ });
const PHONE = { width: 390, height: 844 };

// DAY-8, DAY-9
test('an owner counts the cash of the till and of a rider, closes the day, prints it and opens it again', async ({
  page,
  wire,
  admin,
  kitchen,
  browser,
}) => {
  test.slow();
  const guest = new Wire((await browser.newContext()).request);
  await guest.customer();
  const bike = await browser.newContext();
  const rider = new Wire(bike.request);
  const { id, email } = await rider.account();
  await admin.documents('PATCH', `users/documents/${id}`, { data: { role: 'rider' } });
  await rider.logIn(email, PASSWORD);
  const name = `Manoj ${id.slice(0, 4)}`;
  await rider.documents('PATCH', `users/documents/${id}`, { data: { name, phone: 9876500001 } });
  const dish = await kitchen.dish({ price: 200 });
  const address = { address: '7B, Laxmi Road, Pune 411030' };

  // One order is paid at the counter, one to the rider, and one stays open.
  const [first, second] = [await guest.order([dish], address), await guest.order([dish], address)];
  await guest.order([dish], address);
  await wire.logIn(ADMIN.email, ADMIN.password);
  await wire.walk(first.id, 'accepted', 'ready');
  await openLive(page, '/admin/kitchen');
  await recordPayment(page, first, 'Cash');
  await expect(toast(page, `${first.number} is paid`)).toBeVisible();
  await wire.walk(second.id, 'accepted', 'ready');
  await wire.event(second.id, { type: 'assign', from: 'ready', riderId: id });
  const query = encodeURIComponent(
    JSON.stringify({ method: 'equal', attribute: 'orderId', values: [second.id] }),
  );
  const { documents } = await rider.documents<{ documents: { $id: string }[] }>(
    'GET',
    `payments/documents?queries[0]=${query}`,
  );
  await rider.documents('PATCH', `payments/documents/${documents[0]?.$id}`, { data: { state: 'paid' } });
  const [inTill, withRider] = [await expected(wire, null), await expected(wire, id)];

  // A second window shows the close as soon as it is made.
  const desk = await page.context().newPage();
  await openLive(desk, '/admin/day');
  await page.setViewportSize(PHONE);
  await openLive(page, '/admin/day');
  // Only the oldest of many open orders are listed, and other tests leave some.
  await expect(page.getByRole('region', { name: 'Open orders' })).toContainText(`#${await lastListed(wire)}`);
  await expectAccessible(page, 'the day before it is closed');
  await page.getByRole('button', { name: 'Close the day' }).click();
  await expect(page.getByText('Please count this cash').first()).toBeVisible();
  await till(page).fill(String(inTill - 10));
  await expect(page.getByText('₹10 missing')).toBeVisible();
  const riders = page.getByRole('listitem').filter({ hasText: `Rider ${name}` });
  await riders.getByText('Count notes and coins').click();
  await riders.getByRole('textbox', { name: '₹100' }).fill(String(Math.floor(withRider / 100)));
  await riders.getByRole('textbox', { name: 'Coins, in rupees' }).fill(String(withRider % 100));
  await riders.getByRole('button', { name: /^Take over/ }).click();
  await expect(riders.getByText('It fits')).toBeVisible();
  // What others have left is counted as expected.
  for (const field of await page.getByRole('textbox', { name: /^Rider/ }).all()) {
    if ((await field.inputValue()) !== '') continue;
    const hint = await page.locator(`[id="${await field.getAttribute('id')}-hint"]`).innerText();
    await field.fill(/₹([\d,.]+)/.exec(hint)?.[1] ?? '0');
  }
  await page.getByRole('textbox', { name: /^Note/ }).fill('Ten rupees for the newspaper');
  await page.getByRole('button', { name: 'Close the day' }).click();
  const question = page.getByRole('alertdialog', { name: 'Close this day?' });
  await expect(question).toContainText('still open');
  await expect(question).toContainText('differ by -₹10');
  await question.getByRole('button', { name: 'Close the day' }).click();
  await expect(toast(page, 'The day is closed')).toBeVisible();
  const counts = page.getByRole('table', { name: 'Cash and bank' });
  await expect(counts.getByRole('row', { name: /^Till/ })).toContainText('₹10 missing');
  await expect(desk.locator('#main').getByText('closed this day on')).toBeVisible();
  await expect(desk.locator('#main').getByText('Ten rupees for the newspaper')).toBeVisible();
  await expectAccessible(page, 'a closed day');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^day-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`cash expected,Till,`);
  expect(text).toContain(`,${inTill},${inTill - 10},-10`);
  expect(text).toContain(`cash expected,${name},1,${withRider},${withRider},0`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toContainText('Signature');
  await expect(page.getByRole('link', { name: 'Download as CSV' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  // DAY-6
  await desk.getByRole('button', { name: 'Open the day again' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Open this day again?' });
  await dialog.getByRole('button', { name: 'Open again' }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Closed too early');
  await dialog.getByRole('button', { name: 'Open again' }).click();
  await expect(desk.getByText('Earlier closes of this day')).toBeVisible();
  await expect(till(page)).toBeVisible();

  // DAY-10
  const [accounts] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('link', { name: 'Download the file' }).click(),
  ]);
  const lines = (await readFile(await accounts.path(), 'utf8')).split('\r\n');
  const ofFirst = lines.filter((line) => line.includes(`,${first.number.slice(1)},`));
  expect(ofFirst.map((line) => line.split(',')[3])).toEqual(['order', 'payment']);
  await bike.close();
});
