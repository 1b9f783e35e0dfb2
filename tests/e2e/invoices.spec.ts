import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { ADMIN, expect, open, openLive, test, Wire } from './fixture.ts';
import { expectHindi } from './hindi.ts';

const REGULAR = { sellerKind: 'regular', gstin: '27AAPFU0939F1ZV', state: '27' };

// INVOICE-6, INVOICE-4, INVOICE-8
test('a customer has a GST number printed on the invoice, and the kitchen finds it and the month’s summary', async ({
  page,
  wire,
  admin,
  kitchen,
  browser,
}) => {
  // Two browsers, two sheets as PDF and three runs of axe take time.
  test.slow();
  const set = (section: string, value: object) =>
    admin.documents('PATCH', `settings/documents/${section}`, { data: { value: JSON.stringify(value) } });
  await set('tax', REGULAR);
  try {
    await wire.customer();
    const dish = await kitchen.dish({ name: 'गाजर का हलवा', price: 120 });
    const order = await wire.order([dish], {}, 2);
    await openLive(page, `/orders/${order.id}`);
    const part = page.getByRole('region', { name: 'Invoice' });
    await part.getByText('For a business?').click();
    await part.getByLabel('GST number (GSTIN)').fill('29AAGCB7383J1Z5');
    await part.getByRole('button', { name: 'Print it on the invoice' }).click();
    await expect(part.getByText(/This is not a GSTIN/)).toBeVisible();
    await expect(part.getByText(/Please enter the name/)).toBeVisible();
    await expectAccessible(page, 'an order with the form of a business');
    await part.getByLabel('GST number (GSTIN)').fill('29aagcb7383j1z4');
    await part.getByLabel('Registered name').fill('Lotus Traders');
    await part.getByRole('button', { name: 'Print it on the invoice' }).click();
    await expect(part.getByText('Lotus Traders, GSTIN 29AAGCB7383J1Z4')).toBeVisible();

    await admin.walk(order.id, 'accepted', 'preparing', 'ready');
    await part.getByRole('link', { name: /^Tax invoice A\// }).click();
    const sheet = page.getByRole('article', { name: /^Tax invoice A\/\d\d-\d\d\/\d{6}$/ }).first();
    for (const text of [
      'GSTIN 27AAPFU0939F1ZV',
      'Maharashtra (27)',
      'Lotus Traders',
      'GSTIN 29AAGCB7383J1Z4',
      'गाजर का हलवा',
      '996331',
    ])
      await expect(sheet.getByText(text).first()).toBeVisible();
    // 240 with halves of 6.00, and 40 for the delivery.
    await expect(sheet.getByText('₹292')).toBeVisible();
    await expect(sheet.getByRole('table', { name: 'Taxes' })).toContainText('240.006.006.00');
    await expectAccessible(page, 'an invoice');
    const a4 = await page.pdf({ preferCSSPageSize: true });
    expect(pages(a4)).toBe(1);
    await page.getByText('80 mm roll').click();
    await expect(sheet).toContainText('2 × 120.00');
    const roll = await page.pdf({ preferCSSPageSize: true });
    expect(pages(roll)).toBe(1);
    expect(roll.toString('latin1')).toMatch(/MediaBox \[0 0 22[67]/);

    const number = String(await sheet.getAttribute('aria-label')).replace('Tax invoice ', '');
    const theirs = await browser.newContext();
    const boss = new Wire(theirs.request);
    await boss.logIn(ADMIN.email, ADMIN.password);
    const office = await theirs.newPage();
    await open(office, `/admin/invoices?q=${encodeURIComponent(number)}`);
    await expect(office.getByRole('link', { name: number })).toBeVisible();
    const months = office.getByLabel('Month', { exact: true });
    await months.selectOption({ index: 1 });
    await expectAccessible(office, 'the list of invoices');
    const [file] = await Promise.all([
      office.waitForEvent('download'),
      office.getByRole('button', { name: 'By rate' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toMatch(
      /^\uFEFFRate \(%\),Buyers,Taxable value,CGST,SGST\r\n/,
    );
    await expect(office.getByRole('link', { name: number })).toBeVisible();
    await open(office, `/hi/orders/${order.id}/invoice`);
    await expect(office.getByRole('article', { name: /^टैक्स इनवॉइस A\// }).first()).toBeVisible();
    await expectHindi(office, 'an invoice on A4');
    await office.getByText('80 mm').click();
    await expectHindi(office, 'an invoice on a roll');
    await theirs.close();
  } finally {
    await set('tax', {});
  }
});

// PHONE-16
test('the kitchen types the GST number of a business that orders by phone, and of any order before its invoice', async ({
  page,
  wire,
  admin,
  kitchen,
}) => {
  const set = (value: object) =>
    admin.documents('PATCH', 'settings/documents/tax', { data: { value: JSON.stringify(value) } });
  await set(REGULAR);
  try {
    const dish = await kitchen.dish({ name: 'Business Thali', price: 120 });
    await wire.logIn(ADMIN.email, ADMIN.password);
    const phone = `9${String(Date.now()).slice(-9)}`;
    await openLive(page, '/admin/orders/new');
    const number = page.getByRole('combobox', { name: 'Phone number' });
    const place = page.getByRole('button', { name: 'Place order' }).locator('visible=true');
    await number.fill(phone);
    await page.getByRole('option', { name: 'New customer with this number' }).click();
    await page.getByRole('combobox', { name: 'Add a dish' }).fill(dish.name);
    await page.getByRole('combobox', { name: 'Add a dish' }).press('Enter');
    await page.getByRole('radio', { name: 'Pickup' }).check();
    await page.getByRole('switch', { name: 'For a business' }).click();
    await page.getByLabel('GST number (GSTIN)').fill('29AAGCB7383J1Z5');
    await place.click();
    await expect(page.getByText(/This is not a GSTIN/)).toBeVisible();
    await expect(page.getByText(/Please enter the name of the business/)).toBeVisible();
    await expectAccessible(page, 'an order by phone of a business');
    await page.getByLabel('GST number (GSTIN)').fill('29aagcb 7383 j1z4');
    await page.getByLabel('Registered name').fill('Lotus Traders');
    await place.click();
    await expect(page.getByRole('heading', { name: /^Order #\d+ is placed$/ })).toBeVisible();

    // The next order of this caller begins as the last one.
    await openLive(page, '/admin/orders/new');
    await number.fill(phone);
    await page.getByRole('option', { name: /1 order/ }).click();
    await expect(page.getByLabel('Registered name')).toHaveValue('Lotus Traders');

    const query = JSON.stringify({ method: 'equal', attribute: 'customerPhone', values: [phone] });
    const { documents } = await admin.documents<{ documents: { $id: string }[] }>(
      'GET',
      `orders/documents?queries[0]=${encodeURIComponent(query)}`,
    );
    await openLive(page, `/admin/orders?order=${documents[0]?.$id}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Lotus Traders, GSTIN 29AAGCB7383J1Z4')).toBeVisible();
    await dialog.getByRole('button', { name: 'Leave it out' }).click();
    await expect(dialog.getByText('For a business?')).toBeVisible();
    await expectAccessible(page, 'an order that has no invoice yet');
  } finally {
    await set({});
  }
});

// INVOICE-6
test('an invoice is shown to nobody else', async ({ page, wire, browser }) => {
  await wire.customer();
  const order = await wire.order([{ id: 'samosa', name: 'Samosa', price: 59 }]);
  const context = await browser.newContext();
  const other = await context.newPage();
  await open(other, `/orders/${order.id}/invoice`);
  await expect(other).toHaveURL(/\/login/);
  await new Wire(context.request).customer();
  await open(other, `/orders/${order.id}/invoice`);
  await expect(other.getByText('No invoice yet')).toBeVisible();
  await open(page, `/orders/${order.id}/invoice`);
  await expect(page.getByText('No invoice yet')).toBeVisible();
  await context.close();
});

/** The number of pages of a PDF. */
const pages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
