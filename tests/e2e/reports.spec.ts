import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { ADMIN, expect, open, reopen, test, Wire } from './fixture.ts';

const THALI = { id: 'ghar-ki-thali', name: 'Ghar Ki Thali', price: 249 };
const SAMOSA = { id: 'samosa', name: 'Punjabi Samosa (3 pieces)', price: 59 };

const tile = (page: Page, name: string) =>
  page
    .getByRole('definition')
    .filter({ visible: true })
    .and(page.locator(`dt:text-is("${name}") + dd`));
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

// REPORT-8
test('an owner reads what a period brought, compares it, and takes the figures along', async ({
  page,
  wire,
  browser,
}) => {
  const theirs = await browser.newContext();
  const customer = new Wire(theirs.request);
  await customer.customer();
  await customer.order([THALI, SAMOSA]);
  await theirs.close();
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin');
  await page.getByRole('main').getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await expect(tile(page, 'Revenue')).toContainText('₹');
  await expect(tile(page, 'Orders')).toContainText('before:');

  const sales = panel(page, 'Over time');
  await expect(sales.locator('canvas')).toBeVisible();
  await expect(sales.getByRole('img', { name: /^Revenue over time\. ₹/ })).toBeVisible();
  await sales.getByRole('button', { name: 'Orders', exact: true }).click();
  await expect(sales.getByRole('img', { name: /^Orders over time/ })).toBeVisible();
  await sales.getByText('Show as table').click();
  await expect(sales.getByRole('table', { name: 'Over time' }).getByRole('row')).toHaveCount(8);
  // Other tests order as well, so which dish is the best is not known.
  const best = (await panel(page, 'Best dishes').getByRole('rowheader').first().textContent()) ?? '';
  expect(best).not.toBe('');
  await expect(panel(page, 'When it is busy')).toContainText('Most orders came on');
  await expectAccessible(page, 'the reports');

  const saved = page.waitForEvent('download');
  await panel(page, 'Best dishes').getByRole('button', { name: 'Save as CSV: Best dishes' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^dishes-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFDish,Sold,Amount,Share\r\n/);
  expect(text).toContain(best);

  await page.getByRole('main').getByLabel('Period').selectOption('This year');
  await expect(page).toHaveURL(/period=year/);
  await page.getByRole('main').getByLabel('Compared with').selectOption('Nothing');
  await expect(page).toHaveURL(/compare=none/);
  await expect(tile(page, 'Orders')).not.toContainText('before:');
  await reopen(page);
  await expect(page.getByRole('main').getByLabel('Period')).toHaveValue('year');
  await expect(page.getByRole('main').getByLabel('Compared with')).toHaveValue('none');
});

// REPORT-8
test('a report of days without orders says so, and a report that fails can be asked for again', async ({
  page,
  wire,
}) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin/reports?from=2020-01-01&to=2020-01-31');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No orders in this period' })).toBeVisible();
  await expect(main.getByLabel('First day')).toHaveValue('2020-01-01');
  await main.getByLabel('First day').fill('2020-02-01');
  await main.getByLabel('Last day').fill('2020-02-29');
  await main.getByRole('button', { name: 'Show these days' }).click();
  await expect(page).toHaveURL(/from=2020-02-01&to=2020-02-29/);
  await expect(main.getByText('1 Feb 2020 to 29 Feb 2020', { exact: false })).toBeVisible();
  await expectAccessible(page, 'a report without orders');

  await page.goto('/admin/reports?from=2001-01-01&to=2020-01-31');
  await expect(main.getByRole('alert')).toContainText('Failed to load the report');
  await expect(main.getByRole('alert')).toContainText('at most five years');
  await main.getByLabel('Period').selectOption('Last 28 days');
  await expect(tile(page, 'Revenue')).toBeVisible();
});
