import type { Page } from '@playwright/test';
import { formatMoney, paise } from '#domain/money.ts';
import { billRow, card, cartLink, expect, hearNothing, open, reopen, test, toast } from './fixture.ts';

const CHAI = 'masala-chai';
const CARTS = '**/v1/databases/rasoi/collections/carts/documents/**';

const quantity = (page: Page) => page.getByRole('group', { name: /^Quantity of/ });
const more = (page: Page) => quantity(page).getByRole('button', { name: 'Increase quantity' });
const fewer = (page: Page) => quantity(page).getByRole('button', { name: 'Decrease quantity' });
const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' });

test.beforeEach(async ({ wire }) => {
  await wire.customer();
});

// CART-7
test('the cart links to the menu, empty or not', async ({ page, wire }) => {
  await open(page, '/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
  await page.getByRole('link', { name: 'Explore Our Menu' }).click();
  await expect(page).toHaveURL('/menu');
  await wire.addToCart(CHAI);
  await open(page, '/cart');
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/menu');
});

// CART-11
test('many quick presses add up', async ({ page, wire }) => {
  await open(page, '/menu');
  const chai = card(page, 'Masala Chai');
  await chai.getByRole('button', { name: '+ Add' }).click();
  await chai.getByRole('button', { name: 'Increase quantity' }).click({ clickCount: 10 });
  await expect(chai.getByRole('group')).toHaveText('11');
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 11 items');
  await expect.poll(() => wire.cart()).toEqual([{ dishId: CHAI, quantity: 11 }]);
});

// CART-16
test('a double click adds one dish, on its card and in its dialog', async ({ page, wire }) => {
  await open(page, '/menu');
  const chai = card(page, 'Masala Chai');
  // Away from the bottom, where the bar of the cart comes in.
  await chai.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  for (const side of ['left', 'right'] as const) {
    const button = chai.getByRole('button', { name: '+ Add' });
    const box = await button.boundingBox();
    const x = side === 'left' ? 4 : (box?.width ?? 0) - 4;
    await button.dblclick({ position: { x, y: 20 } });
    await expect(chai.getByRole('group')).toHaveText('1');
    await expect.poll(() => wire.cart()).toEqual([{ dishId: CHAI, quantity: 1 }]);
    // At 1 the minus is a bin.
    await chai.getByRole('button', { name: 'Remove' }).click();
    await expect(button).toBeFocused();
    await expect.poll(() => wire.cart()).toEqual([]);
  }
  await expect(toast(page, 'Item removed from cart').first()).toBeVisible();

  await open(page, '/menu?dish=masala-chai');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Add to Cart/ }).dblclick();
  await expect(dialog.getByRole('button', { name: 'Added to Cart!' })).toBeVisible();
  await expect.poll(() => wire.cart()).toEqual([{ dishId: CHAI, quantity: 1 }]);
});

// CART-17
test('a cleared cart is restored by Undo, in its order', async ({ page, wire }) => {
  await wire.addToCart('samosa', 2);
  await wire.addToCart(CHAI, 3);
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
  await expect.poll(() => wire.cart()).toEqual([]);
  await expect(toast(page, 'Cart cleared')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Punjabi Samosa (3 pieces)');
  await expect(toast(page, 'Cart cleared')).toBeHidden();
  await expect
    .poll(() => wire.cart())
    .toEqual([
      { dishId: 'samosa', quantity: 2 },
      { dishId: CHAI, quantity: 3 },
    ]);
});

// CART-10
test('the cart is the same in two tabs', async ({ page, context, wire }) => {
  await wire.addToCart(CHAI, 2);
  await open(page, '/cart');
  const other = await context.newPage();
  await open(other, '/cart');
  await more(other).click();
  await expect(quantity(page)).toHaveText('3');
  await expect(billRow(summary(page), 'Subtotal')).toContainText('₹117');
  await more(page).click();
  await expect(quantity(other)).toHaveText('4');
  await other.getByRole('button', { name: 'Remove Masala Chai' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Cart');
});

// CART-12
test('a change that the server refuses, or that does not reach it, is undone in the cart', async ({
  page,
  context,
  wire,
}) => {
  await wire.addToCart(CHAI, 2);
  await open(page, '/cart');
  await page.route(CARTS, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: {} }),
  );
  await more(page).click();
  await expect(toast(page, 'Error updating quantity')).toBeVisible();
  await expect(quantity(page)).toHaveText('2');
  await expect(billRow(summary(page), 'Subtotal')).toContainText('₹78');

  await page.getByRole('button', { name: 'Remove Masala Chai' }).click();
  await expect(toast(page, 'Error removing item')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Masala Chai' })).toBeVisible();

  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(toast(page, 'Error clearing cart')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Masala Chai' })).toBeVisible();
  expect(await wire.cart()).toEqual([{ dishId: CHAI, quantity: 2 }]);
  await page.unroute(CARTS);
  await reopen(page);

  await context.setOffline(true);
  await more(page).click();
  await expect(toast(page, 'Error updating quantity')).toBeVisible();
  await expect(quantity(page)).toHaveText('2');
  await context.setOffline(false);
  await more(page).click();
  await expect(quantity(page)).toHaveText('3');
  await expect.poll(() => wire.cart()).toEqual([{ dishId: CHAI, quantity: 3 }]);
  await reopen(page);
  await expect(quantity(page)).toHaveText('3');
});

// CART-13
test('an addition that fails is explained, and names a dish that has become unavailable', async ({
  page,
  kitchen,
}) => {
  const dish = await kitchen.dish();
  await hearNothing(page);
  await open(page, '/menu');
  await page.route(
    '**/collections/carts/documents',
    (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    { times: 1 },
  );
  const chai = card(page, 'Masala Chai');
  await chai.getByRole('button', { name: '+ Add' }).click();
  await expect(toast(page, 'Error adding to cart')).toBeVisible();
  await expect(chai.getByRole('button', { name: '+ Add' })).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Cart');

  await kitchen.change(dish, { isAvailable: false });
  await card(page, dish.name).getByRole('button', { name: '+ Add' }).click();
  await expect(toast(page, `${dish.name} is not available right now`)).toBeVisible();
});

// CART-5
test('there are at most 100 of one dish, and at least 1', async ({ page, wire }) => {
  await wire.addToCart(CHAI, 99);
  await open(page, '/cart');
  await more(page).click();
  await expect(quantity(page)).toHaveText('100');
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 100 items');
  await more(page).click();
  await expect(toast(page, 'At most 100 of one dish.')).toBeVisible();
  await expect(quantity(page)).toHaveText('100');
  await expect.poll(() => wire.cart()).toEqual([{ dishId: CHAI, quantity: 100 }]);

  await wire.documents('PATCH', `carts/documents/${await lineId()}`, { data: { quantity: 1 } });
  await reopen(page);
  await expect(fewer(page)).toBeDisabled();

  async function lineId(): Promise<string> {
    const { documents } = await wire.documents<{ documents: { $id: string }[] }>('GET', 'carts/documents');
    return documents[0]?.$id ?? '';
  }
});

// CART-6
test('a removed dish fades for 300 ms before it disappears', async ({ page, wire }) => {
  await wire.addToCart(CHAI);
  await wire.addToCart('rice-kheer');
  await page.clock.install();
  await open(page, '/cart');
  const chai = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Masala Chai' }) });
  await page.clock.pauseAt(Date.now() + 60_000);
  await chai.getByRole('button', { name: 'Remove Masala Chai' }).click();
  await page.clock.runFor(290);
  await expect(chai).toHaveClass(/opacity-0/);
  expect(await wire.cart()).toHaveLength(2);
  await page.clock.runFor(20);
  await expect(chai).toHaveCount(0);
  await expect.poll(() => wire.cart()).toEqual([{ dishId: 'rice-kheer', quantity: 1 }]);
});

test('a sold-out dish costs nothing and does not count towards free delivery', async ({
  page,
  wire,
  kitchen,
}) => {
  const [dish, soldOut] = [await kitchen.dish({ price: 200 }), await kitchen.dish({ price: 450 })];
  await wire.addToCart(dish.id);
  await wire.addToCart(soldOut.id);
  await open(page, '/cart');
  await expect(billRow(summary(page), 'Delivery Fee')).toContainText('Free');
  await kitchen.change(soldOut, { isAvailable: false });
  await reopen(page);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: soldOut.name }) });
  await expect(row).toContainText('Not available right now');
  for (const [label, amount] of [
    ['Subtotal', '₹200'],
    ['Delivery Fee', '₹40'],
    ['Tax (5%)', '₹10'],
    ['Total', '₹250'],
  ] as const)
    await expect(billRow(summary(page), label)).toContainText(amount);

  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  const order = page.getByRole('region', { name: 'Your order (1 item)' });
  await expect(billRow(order, 'Total')).toContainText('₹250');
});

// BILL-5
test('delivery is free above ₹500 and not before', async ({ page, wire, kitchen }) => {
  const dish = await kitchen.dish({ price: 250 });
  const small = await kitchen.dish({ price: 1 });
  await wire.addToCart(dish.id);
  await open(page, '/cart');
  const fee = billRow(summary(page), 'Delivery Fee');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: dish.name }) });

  await expect(summary(page)).toContainText('Free delivery above ₹500: add dishes for ₹250 more.');
  await expect(fee).toContainText('₹40');
  await row.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(billRow(summary(page), 'Subtotal')).toContainText('₹500');
  await expect(summary(page)).toContainText('Free delivery above ₹500: one more small dish and it is yours.');
  await expect(fee).toContainText('₹40');

  await wire.addToCart(small.id);
  await reopen(page);
  await expect(billRow(summary(page), 'Subtotal')).toContainText('₹501');
  await expect(summary(page)).toContainText('Your delivery is free.');
  await expect(fee).toContainText('Free');
  await expect(billRow(summary(page), 'Total')).toContainText(formatMoney(paise(52600)));
});
