import { billRow, expect, open, test } from './fixture.ts';
import { translate } from './translated.ts';

// SHELL-37
test('a page that the browser translates goes on working, and shows what changes', async ({
  page,
  customer,
  kitchen,
  wire,
}) => {
  expect(customer.id).toBeTruthy();
  const dish = await kitchen.dish({ price: 120 });
  await wire.addToCart(dish.id, 2);
  await open(page, '/menu');
  await translate(page);
  const filters = page.getByRole('button', { name: /Filters|Hide/ });
  await filters.click();
  await page.getByRole('radio', { name: 'Under ₹200' }).check();
  await filters.click();
  await filters.click();
  await page.getByPlaceholder('Search dishes...').fill(dish.name);
  await expect(page.getByText('1 item', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.keyboard.press('Escape');

  await open(page, '/cart');
  await translate(page);
  const total = billRow(page.locator('#main'), 'Total').first();
  const before = await total.innerText();
  await page.getByRole('button', { name: /^Increase/ }).click();
  await expect(total).not.toHaveText(before);
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByText('boiled over')).toHaveCount(0);
});

// SHELL-38
test('a part whose elements something else has removed begins anew, and the page stays', async ({
  page,
  complaints,
}) => {
  await open(page, '/menu');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('radio', { name: 'Under ₹200' })).toBeVisible();
  // What an extension does that tidies pages: React does not find the panel when it is to close.
  await page.getByRole('button', { name: 'Hide' }).evaluate((button) => {
    document.getElementById(button.getAttribute('aria-controls') ?? '')?.parentElement?.remove();
  });
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible();
  await expect(page.getByText('boiled over')).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('radio', { name: 'Under ₹200' })).toBeVisible();
  expect(complaints.splice(0).join()).toContain('NotFoundError');
});
