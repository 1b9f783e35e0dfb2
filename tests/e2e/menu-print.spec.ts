import { expectAccessible } from './axe.ts';
import { ADMIN, expect, open, test } from './fixture.ts';

// ADMIN-76
test('the menu is printed on paper alone, with every dish and a QR code of the shop', async ({
  page,
  wire,
  baseURL,
}) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin/dishes');
  await page.getByRole('link', { name: 'Printed menu' }).click();
  const sheet = page.getByRole('article').first();
  await expect(sheet.getByText('Masala Dosa', { exact: true })).toBeVisible();
  await expect(sheet.getByRole('img', { name: `QR code of ${baseURL}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expectAccessible(page, 'the printed menu');
  await open(page, '/hi/admin/dishes/print');
  await expect(sheet.getByText('मसाला डोसा', { exact: true })).toBeVisible();
  await open(page, '/admin/dishes/print');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});
