import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, open, reopen, test } from './fixture.ts';

const ORDERS = '**/collections/orders/documents**';

async function openOrders(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'My Orders' }).click();
}

// ORDER-15
test('orders that cannot be loaded say so and offer a retry', async ({ page, wire }) => {
  await wire.customer();
  await wire.order([{ id: 'masala-chai', name: 'Masala Chai', price: 39 }]);
  await open(page, '/about');
  await page.route(ORDERS, (route) => route.fulfill({ status: 500, json: {} }));
  await openOrders(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Error loading orders');
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.unroute(ORDERS);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article')).toContainText('Masala Chai');
});

// ORDER-48
test('an order is a short card that begins with what to do, and unfolds its bill', async ({
  page,
  wire,
  admin,
  kitchen,
}) => {
  await wire.customer();
  const dish = await kitchen.dish();
  const { id, number } = await wire.order([dish], { address: '7B, Laxmi Road, Pune City, 411001' });
  await open(page, '/orders');
  const order = page.getByRole('article');
  const buttons = order.locator('a[href], button, summary');
  await expect(buttons).toHaveText([`Order ${number}`, 'Follow', `Help with order ${number}`, '', /Total/]);
  const review = order.getByRole('button', { name: `Add Review of ${dish.name}` });
  expect((await review.boundingBox())?.width).toBe(44);
  expect((await order.boundingBox())?.height).toBeLessThan(320);
  await expect(order.getByText('7B, Laxmi Road')).toBeVisible();
  await expect(order.getByText('30-45 minutes')).toBeVisible();
  await expect(order.getByText('Subtotal')).toBeHidden();
  await order.getByText('Total').first().click();
  await expect(order.getByText('Subtotal')).toBeVisible();
  await expectAccessible(page, 'the list of orders with an open bill');

  await admin.walk(id, 'accepted', 'preparing', 'ready', 'delivered');
  await reopen(page);
  await expect(review).toHaveText('Add Review');
  await expect(buttons.nth(1)).toHaveText('Order again');
});

// ORDER-16
test('the order history can be cleared without losing an order', async ({ page, wire, kitchen }) => {
  await wire.customer();
  await wire.order([await kitchen.dish()]);
  await open(page, '/orders');
  await page.getByRole('button', { name: 'Clear history' }).click();
  const question = page.getByRole('alertdialog', { name: 'Clear your order history?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear history' }).click();
  await question.getByRole('button', { name: 'Clear history' }).click();
  await expect(page.locator('[data-toast=info]')).toHaveText('Order history cleared');
  const none = page.getByRole('heading', { name: 'No Orders Yet' });
  await expect(none).toBeVisible();
  await reopen(page);
  await expect(none).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse the menu' })).toHaveAttribute('href', '/menu');
  expect(await wire.orders()).toBe(1);

  const later = await kitchen.dish();
  await wire.order([later]);
  await open(page, '/orders');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(later.name);
  await page.getByRole('button', { name: 'Show earlier orders' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
});
