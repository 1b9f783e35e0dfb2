import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, ONE_SIZE, open, test } from './fixture.ts';

const placeOrder = (page: Page) =>
  page.getByRole('button', { name: 'Place Order' }).filter({ visible: true });

/** The lower edge of an element in the window, in pixels. */
const bottomOf = async (place: Locator) => {
  const { y = 0, height = 0 } = (await place.boundingBox()) ?? {};
  return y + height;
};

// ORDER-46
test(
  'checkout of a regular is one screen, and each line opens its choice',
  ONE_SIZE,
  async ({ page, wire }) => {
    await wire.customer();
    for (const dish of ['masala-chai', 'samosa', 'ghar-ki-thali']) await wire.addToCart(dish);
    await open(page, '/payment');
    const part = (name: string) => page.getByRole('region', { name });
    await expect(part('Delivery address')).toContainText('Home · 7B, Laxmi Road');
    await expect(part('Payment method')).toContainText('Cash on Delivery');
    await expect(page.getByRole('radio')).toHaveCount(0);
    const total = page.getByText('Total', { exact: true });
    const bar = (await placeOrder(page).boundingBox())?.y ?? 0;
    expect(await bottomOf(total)).toBeLessThan(bar);
    expect(bar).toBeLessThan(844);
    await expectAccessible(page, 'the receipt');

    await part('Payment method').getByRole('button', { name: 'Change' }).click();
    await expect(page.getByRole('radio', { name: 'Cash on Delivery' })).toBeChecked();
    await page.getByRole('radio', { name: 'UPI' }).check();
    await part('Payment method').getByRole('button', { name: 'Done' }).click();
    await expect(part('Payment method')).toContainText('UPI');
    await part('Delivery address').getByRole('button', { name: 'Change' }).click();
    await expect(page.getByRole('radio', { name: /^Home/ })).toBeChecked();
    await part('For the kitchen').getByRole('button', { name: 'Change' }).click();
    await page.getByRole('checkbox', { name: 'Add cutlery' }).check();
    await part('For the kitchen').getByRole('button', { name: 'Done' }).click();
    await expect(part('For the kitchen')).toContainText('No note · With cutlery');
    await placeOrder(page).click();
    await expect(page.getByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Order details' })).toContainText('UPI (TEST, no money)');
  },
);

// SHELL-34
test(
  'where people have something to do, the footer is one line and unfolds',
  ONE_SIZE,
  async ({ page, wire }) => {
    const footer = page.getByRole('contentinfo');
    const isOneLine = async (path: string) => {
      await open(page, path);
      await footer.scrollIntoViewIfNeeded();
      await expect(footer.getByRole('link', { name: 'Legal notice' })).toBeVisible();
      await expect(footer.getByRole('link', { name: 'Complaints' })).toHaveAttribute('href', '/complaint');
      expect([path, ((await footer.boundingBox())?.height ?? 0) < 60]).toEqual([path, true]);
    };
    for (const path of ['/login', '/signup', '/nowhere']) await isOneLine(path);
    await open(page, '/about');
    await expect(footer.getByRole('button', { name: 'More' })).toBeHidden();
    await wire.customer();
    for (const path of ['/', '/about', '/payment', '/order-success', '/orders', '/cart'])
      await isOneLine(path);
    expect(await (await page.request.get('/cart')).text()).toContain('Subscribe');
    await footer.getByRole('button', { name: 'More' }).click();
    await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  },
);
