import type { Browser, Locator } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { ADMIN, billRow, expect, LIVE, open, openLive, test, toast, Wire } from './fixture.ts';

const DESKTOP = { width: 1280, height: 800 };

/** Dishes of ₹249 at 5 % and of 2 × ₹99.50 at 12 %, with a delivery of ₹40. */
const REGULAR = {
  Subtotal: '₹448',
  'Delivery Fee': '₹40',
  'CGST 2.5%': '₹6.23',
  'SGST 2.5%': '₹6.23',
  'CGST 6%': '₹11.94',
  'SGST 6%': '₹11.94',
  'Round off': '−₹0.34',
  Total: '₹524',
};

async function expectBill(within: Locator, rows: Readonly<Record<string, string>>) {
  for (const [label, amount] of Object.entries(rows))
    await expect(billRow(within, label)).toContainText(amount);
  await expect(billRow(within, 'Tax (5%)')).toHaveCount(0);
}

const GSTIN = '29AAGCB7383J1Z4';
const set = (admin: Wire, value: object) =>
  admin.documents('PATCH', 'settings/documents/tax', { data: { value: JSON.stringify(value) } });

/** A browser in which the owner is signed in, at a desk. */
async function officeOf(browser: Browser, baseURL: string | undefined) {
  const office = await browser.newContext({ ...(baseURL && { baseURL }), viewport: DESKTOP });
  await new Wire(office.request).logIn(ADMIN.email, ADMIN.password);
  return office;
}

// GST-6
test('an owner becomes a regular seller, and an open cart shows GST at once', async ({
  page,
  wire,
  admin,
  kitchen,
  browser,
  baseURL,
}) => {
  const thali = await kitchen.dish({ price: 249 });
  const pickle = await kitchen.dish({ name: 'Mango pickle, a jar', price: 99.5 });
  await wire.customer();
  await wire.addToCart(thali.id);
  await wire.addToCart(pickle.id, 2);
  const main = page.getByRole('main');
  await openLive(page, '/cart');
  await expect(billRow(main, 'Tax (5%)')).toContainText('₹22');

  const office = await officeOf(browser, baseURL);
  try {
    const desk = await office.newPage();
    await open(desk, '/admin/settings/tax');
    const form = desk.getByRole('region', { name: 'Tax and GST' });
    const save = form.getByRole('button', { name: /^Save/ });
    await expect(form.getByLabel('GST number (GSTIN)')).toHaveCount(0);
    await form.getByText('Registered for GST', { exact: true }).click();
    await form.getByLabel('GST number (GSTIN)').fill('29AAGCB7383J1Z5');
    await save.click();
    await expect(form.getByText(/^Must be a GST number of 15 characters/)).toBeVisible();
    await form.getByLabel('GST number (GSTIN)').fill(GSTIN.toLowerCase());
    await expect(form.getByLabel('State')).toHaveValue('Karnataka');
    await expect(form.getByLabel('State')).not.toBeEditable();
    await expect(
      form.getByText(/CGST 2.5% ₹6.23 · SGST 2.5% ₹6.23 · Round off −₹0.46. Total ₹301/),
    ).toBeVisible();
    await expectAccessible(desk, 'settings of tax');
    await save.click();
    await expect(form.getByText('Saved', { exact: true })).toBeVisible();
    await expect(billRow(main, 'CGST 2.5%')).toBeVisible(LIVE);

    await open(desk, '/admin/dishes');
    await desk
      .getByRole('button', { name: `Edit ${pickle.name}` })
      .first()
      .click();
    const dish = desk.getByRole('dialog', { name: 'Edit dish' });
    await dish.getByLabel('Tax (%)').fill('41');
    await dish.getByLabel('HSN or SAC code').fill('2001x');
    await dish.getByRole('button', { name: 'Save changes' }).click();
    await expect(dish.getByText(/^Please enter a rate from 0 to 40/)).toBeVisible();
    await expect(dish.getByText(/^Please enter the 4 to 8 digits/)).toBeVisible();
    await dish.getByLabel('Tax (%)').fill('12');
    await dish.getByLabel('HSN or SAC code').fill('20019000');
    await dish.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(desk, 'Dish updated successfully')).toBeVisible();
    await expect(billRow(main, 'CGST 6%')).toBeVisible(LIVE);
    await expectBill(main, REGULAR);
  } finally {
    await set(admin, {});
    await office.close();
  }
});

// GST-7
test('a customer of a regular seller sees one bill from the cart to the printed sheet', async ({
  page,
  wire,
  admin,
  kitchen,
  browser,
  baseURL,
}) => {
  const thali = await kitchen.dish({ price: 249 });
  const pickle = await kitchen.dish({ price: 99.5 });
  await admin.documents('PATCH', `dishes/documents/${pickle.id}`, { data: { taxPercent: 12 } });
  await wire.customer();
  await wire.addToCart(thali.id);
  await wire.addToCart(pickle.id, 2);
  const main = page.getByRole('main');
  const office = await officeOf(browser, baseURL);
  try {
    await set(admin, { sellerKind: 'regular', gstin: GSTIN, state: '29' });
    await open(page, '/cart');
    await expectBill(main, REGULAR);
    await open(page, '/payment');
    await expectBill(main, REGULAR);
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page).toHaveURL(/\/order-success/);
    await expectBill(main, REGULAR);
    await page.getByRole('link', { name: 'Follow this order' }).click();
    await expect(page).toHaveURL(/\/orders\//);
    await expectBill(main, REGULAR);
    await page.setViewportSize(DESKTOP);
    await expectBill(main, REGULAR);

    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const desk = await office.newPage();
    await desk.addInitScript(() => {
      window.print = () => undefined;
    });
    await open(desk, `/admin/orders?order=${id}`);
    await expectBill(desk.locator('body'), REGULAR);
    await desk.getByRole('button', { name: 'Print this order' }).click();
    const print = desk.getByRole('dialog', { name: 'Print this order' });
    await print.getByText('Customer bill').click();
    await print.getByRole('button', { name: 'Print', exact: true }).click();
    const sheet = desk.locator('[data-print-sheet]');
    await expect(sheet).toContainText(`GSTIN ${GSTIN}`);
    await expect(sheet).toContainText('SGST 6%₹11.94');
    await expect(sheet).toContainText('Round off−₹0.34');

    await open(desk, '/admin/orders/new');
    const dishes = desk.getByRole('combobox', { name: 'Add a dish' });
    await dishes.fill(`2 ${pickle.name}`);
    await dishes.press('Enter');
    await expect(billRow(desk.getByRole('main'), 'CGST 6%').first()).toContainText('₹11.94');

    await set(admin, { sellerKind: 'unregistered' });
    await wire.addToCart(thali.id);
    await open(page, '/cart');
    await expect(billRow(main, 'Total')).toContainText('₹289');
    await expect(main.getByText(/Tax|GST|Round off/)).toHaveCount(0);
    await open(page, `/orders/${id}`);
    await expectBill(main, REGULAR);
  } finally {
    await set(admin, {});
    await office.close();
  }
});
