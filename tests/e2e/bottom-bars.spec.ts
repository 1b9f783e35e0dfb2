import type { Locator } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, open, test } from './fixture.ts';

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { ...box, end: box.y + box.height };
}

// ORDER-34, MENU-22
test('everything at the bottom is one bar of at most 72 pixels, and one row on a low screen', async ({
  page,
  wire,
  customer: _customer,
  kitchen,
}) => {
  const dish = await kitchen.dish();
  await wire.order([dish]);
  await wire.addToCart(dish.id, 2);
  await open(page, '/menu');
  const order = page.getByRole('complementary', { name: 'Your order' }).getByRole('link');
  const cart = page.getByRole('complementary', { name: 'Cart' }).getByRole('link', { name: /View cart$/ });
  const list = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(order).toBeVisible();
  await expect(cart).toBeVisible();
  // The order is a line above the cart, and the button stands beside it.
  await expect.poll(async () => (await boxOf(cart)).y - (await boxOf(order)).end).toBeLessThan(1);
  expect((await boxOf(list)).y).toBeGreaterThanOrEqual((await boxOf(order)).end - 1);
  expect((await boxOf(list)).x).toBeGreaterThan((await boxOf(cart)).x + (await boxOf(cart)).width);
  const screen = page.viewportSize();
  expect((screen?.height ?? 0) - (await boxOf(order)).y).toBeLessThanOrEqual(72);

  for (const [width, height] of [
    [320, 568],
    [195, 422],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The three stand beside each other.
    await expect
      .poll(async () => (await boxOf(order)).x + (await boxOf(order)).width)
      .toBeLessThan((await boxOf(cart)).x);
    await expect
      .poll(async () => (await boxOf(cart)).x + (await boxOf(cart)).width)
      .toBeLessThan((await boxOf(list)).x);
    const tops = [await boxOf(order), await boxOf(cart), await boxOf(list)].map(({ y }) => Math.round(y));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(4);
    expect(height - Math.min(...tops)).toBeLessThanOrEqual(72);
    for (const part of [order, cart, list])
      expect(Math.min((await boxOf(part)).width, (await boxOf(part)).height)).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await expectAccessible(page, 'the bars of a low screen');
  await list.click();
  await expect(page.getByRole('navigation', { name: 'Sections of the menu' })).toBeVisible();
});
