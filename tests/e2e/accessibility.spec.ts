import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { ADMIN, card, expect, open, test, toast, unfold } from './fixture.ts';

/** Looks at a screen in both sizes of a window, without loading it twice. */
const expectBoth = (page: Page, what: string) => expectAccessible(page, what, { isWide: true });

// SHELL-16
test('public screens are accessible', async ({ page }) => {
  for (const path of ['/', '/about', '/support', '/nowhere']) {
    await open(page, path);
    await expectBoth(page, path);
  }
});

test('the menu is accessible in all its states', async ({ page }) => {
  await open(page, '/menu?category=sweets');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectAccessible(page, 'mobile menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('radio', { name: 'Under ₹200' }).check();
  await expectBoth(page, 'menu with filters');
  await page.getByRole('radio', { name: 'Non-Vegetarian' }).check();
  await expectBoth(page, 'no dishes found');
  await open(page, '/menu?category=sweets&dish=gulab-jamun');
  await expectBoth(page, 'dish dialog');
  await page.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(toast(page, 'Please login to add items to cart')).toBeVisible();
  await expectAccessible(page, 'login with a toast');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectBoth(page, 'login with an error');
});

test('the menu is accessible when the kitchen does not answer', async ({ page }) => {
  await page.route('**/v1/databases/**', (route) => route.fulfill({ status: 503, json: {} }));
  await open(page, '/support');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Menu' }).click();
  await expect(page.getByText('Failed to load application data')).toBeVisible();
  await expectAccessible(page, 'failed menu');
});

test('signup is accessible, with and without errors', async ({ page }) => {
  await open(page, '/signup');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectBoth(page, 'signup, first step');
  for (const [label, typed] of [
    ['Full name', 'Meera Joshi'],
    ['Phone', '9876543210'],
    ['Email', 'meera@rasoi.test'],
    ['House / Flat no.', '7B'],
    ['Street / Area', 'Laxmi Road'],
    ['Pincode', '411001'],
  ] as const)
    await page.getByLabel(label).fill(typed);
  await expect(page.getByLabel('State')).toHaveValue('Maharashtra');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill('Swaad-1234');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expectAccessible(page, 'signup, second step');
});

test('a customer’s screens are accessible', async ({ page, wire }) => {
  await wire.customer();
  for (const path of ['/cart', '/payment', '/orders', '/order-success', '/profile']) {
    await open(page, path);
    await expectBoth(page, `${path}, empty`);
  }
  await wire.addToCart('masala-chai');
  await open(page, '/menu?category=drinks');
  await expect(card(page, 'Masala Chai').getByRole('group')).toBeVisible();
  await expectBoth(page, 'menu with a cart');
});

test('cart, checkout and orders are accessible', async ({ page, wire }) => {
  await wire.customer();
  await wire.addToCart('masala-chai', 2);
  await open(page, '/cart');
  await expectBoth(page, 'cart');
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectAccessible(page, 'an emptied cart');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await expectBoth(page, 'checkout');
  await unfold(page, 'Delivery address');
  await page.getByRole('button', { name: 'Add an address' }).click();
  await expectAccessible(page, 'checkout, adding an address');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('region', { name: 'Order details' })).toBeVisible();
  await expectBoth(page, 'order success');
  await page.getByRole('link', { name: 'View my orders' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expectBoth(page, 'orders');
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'account menu');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Order #/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible();
  await expectBoth(page, 'the page of an order');
});

test('an administrator’s dashboard is accessible', async ({ page, wire }) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin');
  await expectBoth(page, 'admin');
});
