import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { ADMIN, type Dish, expect, open, test, type Wire } from './fixture.ts';

/** Places an order with a Hindi address and a note. */
const placeOrder = (wire: Wire, dish: Dish) =>
  wire.order([dish], { address: 'लक्ष्मी रोड, Pune', note: 'No onions please' }, 2);

/** Replaces the browser's print dialog, so that the page stays as it would be printed. */
const keepPrinted = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => undefined;
  });

/** The width of the printed page in millimetres and the number of pages, read from a PDF. */
async function printed(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  // The dialog closes after printing.
  await expect(page.getByRole('dialog', { name: 'Print this order' })).toHaveCount(0);
  const [, width = ''] = /\/MediaBox \[0 0 ([\d.]+) [\d.]+\]/.exec(pdf) ?? [];
  return {
    millimetres: Math.round((Number(width) * 25.4) / 72),
    pages: pdf.match(/\/Type \/Page\b/g)?.length,
  };
}

// PRINT-9
test('an order’s ticket and bill are printed on the paper of this device, and reprints are marked', async ({
  page,
  wire,
  kitchen,
}) => {
  const dish = await kitchen.dish({ name: 'Masala Dosa' });
  await wire.customer();
  const { id, number } = await placeOrder(wire, dish);
  await keepPrinted(page);
  await page.context().clearCookies();
  await wire.logIn(ADMIN.email, ADMIN.password);
  const start = async () => {
    await open(page, `/admin/orders?order=${id}`);
    await page.getByRole('button', { name: 'Print this order' }).click();
    return page.getByRole('dialog', { name: 'Print this order' });
  };
  const sheet = page.locator('[data-print-sheet]');

  const dialog = await start();
  await expect(dialog.getByRole('radio', { name: '80 mm' })).toBeChecked();
  await dialog.getByText('58 mm').click();
  await expectAccessible(page, 'printing');
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(sheet).toContainText(`${number}`);
  await expect(sheet).toContainText('2 ×Masala Dosa');
  await expect(sheet).toContainText('Note: No onions please');
  await expect(sheet).toContainText('IN CASH');
  await expect(sheet).toContainText('लक्ष्मी रोड, Pune');
  await expect(sheet).not.toContainText('REPRINT');
  expect(await printed(page)).toEqual({ millimetres: 58, pages: 1 });

  const again = await start();
  await expect(again.getByRole('radio', { name: '58 mm' })).toBeChecked();
  await again.getByText('80 mm').click();
  await again.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(sheet).toContainText(/REPRINT 2, \d\d:\d\d/);
  expect(await printed(page)).toEqual({ millimetres: 80, pages: 1 });

  const bill = await start();
  await bill.getByText('Customer bill').click();
  await bill.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(sheet).toContainText(`Bill for order ${number}`);
  await expect(sheet).toContainText('Total₹');
  await expect(sheet).not.toContainText('REPRINT');
});

// PRINT-9
test('a cook prints an order from its card on the board', async ({ page, wire, kitchen }) => {
  const dish = await kitchen.dish();
  await wire.customer();
  const { number } = await placeOrder(wire, dish);
  await keepPrinted(page);
  await page.context().clearCookies();
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin/kitchen?column=preparing');
  await page.getByRole('button', { name: `More about order ${number}` }).click();
  await page.getByRole('button', { name: `Print order ${number}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Print this order' });
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('[data-print-sheet]')).toContainText(`${number}`);
});

// DEVICE-5, DEVICE-6
test('an owner adds a printer, whose program fetches its token by a code, has it print a test page, and ends it', async ({
  page,
  wire,
  playwright,
  baseURL,
}) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin/team');
  const name = `Stove ${Math.random().toString(36).slice(2, 8)}`;
  await page.getByRole('button', { name: 'Add a printer or phone' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a printer or phone' });
  await adding.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(adding.getByText('Please fill this in.')).toBeVisible();
  await adding.getByLabel('Name').fill(name);
  await adding.getByRole('button', { name: 'Save', exact: true }).click();
  const setUp = page.getByRole('dialog', { name: `Set up ${name}` });
  const code = await setUp.getByText(/^\d{3} \d{3}$/).innerText();
  await expectAccessible(page, 'setting up a printer');
  const signedIn = await page.request.post('/v1/devices/sign-in?project=rasoi', { data: { code } });
  const { deviceId, token } = await signedIn.json();
  await expect(setUp.getByText('The program has arrived.')).toBeVisible();
  const headers = { 'x-appwrite-session': token, 'x-appwrite-project': 'rasoi' };
  const reported = { headers, data: { state: 'noPaper' } };
  // The program has no cookies of the owner.
  const machine = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  expect((await machine.put(`/v1/devices/${deviceId}/printer`, reported)).status()).toBe(204);
  await machine.dispose();
  await setUp.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText('Out of paper')).toBeVisible();
  await page.getByRole('button', { name: `Print a test page on ${name}` }).click();
  await expect(page.getByText('The test page is on its way')).toBeVisible();

  await page.getByRole('button', { name: `Set up ${name}` }).click();
  await setUp.getByRole('button', { name: 'Use a token instead' }).click();
  const shown = page.getByRole('dialog', { name: `The token of ${name}` });
  await expect(shown.getByLabel('Token', { exact: true })).toHaveValue(/^rasoi-device:/);
  await expect(shown.getByRole('img', { name: 'The token as a QR code' })).toBeVisible();
  await expect(shown.getByText('npm run')).toHaveCount(0);
  await expect(shown.getByRole('link', { name: 'For whoever runs the server' })).toHaveAttribute(
    'href',
    '/admin/server#printers',
  );
  await shown.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('The device is signed out and deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toHaveCount(0);
});
