import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { billRow, card, cartLink, expect, HOME, open, PASSWORD, reopen, test } from './fixture.ts';

const setKitchen = (values: object) => ({ data: { value: JSON.stringify(values) } });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('rasoi.cart'));

test.beforeEach(({ admin }) =>
  admin.documents('PATCH', 'settings/documents/kitchen', setKitchen({ visitorCart: 'browser' })),
);
test.afterEach(({ admin }) => admin.documents('PATCH', 'settings/documents/kitchen', setKitchen({})));

// CART-19, CART-20, CART-21, ORDER-36
test('a visitor fills a cart, signs in at checkout, and finds it there with what was sold out meanwhile', async ({
  page,
  wire,
  kitchen,
}) => {
  const [dal, kheer] = [await kitchen.dish({ price: 120 }), await kitchen.dish({ price: 80 })];
  const person = await wire.account();
  await open(page, '/menu');
  await card(page, dal.name).getByRole('button', { name: '+ Add' }).click();
  await card(page, dal.name).getByRole('button', { name: 'Increase quantity' }).click();
  await card(page, kheer.name).getByRole('button', { name: '+ Add' }).click();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');
  expect(await kept(page)).not.toMatch(/Dish |price/i);

  await open(page, '/cart');
  await expect(page.getByRole('heading', { level: 2, name: dal.name })).toBeVisible();
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(billRow(summary, 'Subtotal')).toContainText('₹320');
  await expect(billRow(summary, 'Total')).toContainText('₹376');
  await expectAccessible(page, 'the cart of a visitor');

  // A second tab adds to the same cart.
  const other = await page.context().newPage();
  await open(other, '/menu');
  await card(other, dal.name).getByRole('button', { name: 'Increase quantity' }).click();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 4 items');
  await other.close();

  // The answer to the first add is lost after the server has counted it.
  await page.route(
    '**/collections/carts/documents',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fpayment/);
  await kitchen.change(kheer, { isAvailable: false });
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/payment');
  await reopen(page);
  await expect(page.getByText(`${kheer.name} is sold out, so it is not in your cart.`)).toBeVisible();
  await expect.poll(() => wire.cart()).toEqual([{ dishId: dal.id, quantity: 3 }]);
  await expect.poll(() => kept(page)).toBeNull();

  const fee = page.getByText('For bringing it to your door.');
  await expect(fee).toBeHidden();
  await page.getByText('Bill and coupon').click();
  await page.locator('summary', { hasText: 'Delivery Fee' }).click();
  await expect(fee).toBeVisible();
  const place = page.getByRole('button', { name: 'Place Order · ₹418' });
  await place.click();
  await expect(page.getByText('Please look at: Phone number')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeFocused();
  await page.getByLabel('House / Flat no.').fill(HOME.houseNo);
  await page.getByLabel('Street / Area').fill(HOME.street);
  await page.getByLabel('Pincode').fill(String(HOME.pincode));
  await expect(page.getByLabel('State', { exact: true })).toHaveValue(HOME.state);
  await page.getByRole('textbox', { name: 'Phone number' }).fill(String(HOME.phone));
  await place.click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
});
