import type { Page } from '@playwright/test';
import {
  ADMIN,
  card,
  cartLink,
  expect,
  hearNothing,
  open,
  PASSWORD,
  reopen,
  test,
  toast,
} from './fixture.ts';
import { mailedLink } from './outbox.ts';

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' });

async function logIn(page: Page, address: string, secret: string): Promise<void> {
  await email(page).fill(address);
  await password(page).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

// LOGIN-1, LOGIN-3
test('the login form asks again, explains what failed, and sends once', async ({ page, wire }) => {
  const person = await wire.account();
  await open(page, '/login?next=//evil.example/');
  const submit = page.getByRole('button', { name: 'Sign in' });
  const problem = page.getByRole('main').getByRole('alert');

  await test.step('missing or malformed entries are asked for again', async () => {
    await submit.click();
    await expect(email(page)).toHaveAccessibleDescription('Please fill in all required fields');
    await email(page).fill('asha');
    await submit.click();
    await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address');
    await email(page).fill('asha@rasoi.test');
    await submit.click();
    await expect(password(page)).toHaveAccessibleDescription('Please fill in all required fields');
    await expect(password(page)).toBeFocused();
  });

  await test.step('the password can be shown', async () => {
    await password(page).fill(PASSWORD);
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
  });

  await test.step('a wrong password and an unknown e-mail get the same message', async () => {
    const words: string[] = [];
    for (const [address, secret] of [
      [person.email, 'Wrong-1234'],
      ['nobody@rasoi.test', PASSWORD],
    ] as const) {
      await logIn(page, address, secret);
      await expect(toast(page, 'Login failed')).toBeVisible();
      words.push((await problem.textContent()) ?? '');
      await expect(toast(page, 'Login failed')).toBeHidden();
    }
    expect(words[0]).toMatch(/^Invalid credentials/);
    expect(words[1]).toBe(words[0]);
    await expect(email(page)).toHaveValue('nobody@rasoi.test');
  });

  await test.step('a lost answer is explained', async () => {
    await page.route('**/v1/account/sessions/email', (route) => route.abort(), { times: 1 });
    await logIn(page, person.email, PASSWORD);
    await expect(problem).toHaveText('Something went wrong. Please try again.');
  });

  await test.step('the button shows that it is waiting, sends once, and leads to no other site', async () => {
    let sent = 0;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/v1/account/sessions/email', async (route) => {
      sent += 1;
      await answered;
      await route.continue();
    });
    await submit.click();
    const busy = page.getByRole('button', { name: 'Signing in...' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await password(page).press('Enter');
    answer();
    await expect(toast(page, 'Logged in successfully')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Namaste, Asha')).toBeVisible();
    expect(sent).toBe(1);
  });
});

test.describe('login leads', () => {
  // CART-3
  test('to the cart with the dish that the visitor wanted to add', async ({ page, wire }) => {
    const person = await wire.account();
    await open(page, '/menu');
    await card(page, 'Rice Kheer').getByRole('button', { name: '+ Add' }).click();
    await expect(toast(page, 'Please login to add items to cart')).toBeVisible();
    await expect(page.getByText('Rice Kheer is waiting')).toBeVisible();
    await logIn(page, person.email, PASSWORD);
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('heading', { name: 'Rice Kheer' })).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
    await expect(toast(page, 'Rice Kheer added to cart')).toBeVisible();
    await reopen(page);
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
  });

  test('admins to their dashboard', async ({ page }) => {
    await open(page, '/login');
    await logIn(page, ADMIN.email, ADMIN.password);
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('menuitem', { name: 'Admin Dashboard' })).toBeVisible();
  });
});

test.describe('a guarded page', () => {
  // LOGIN-4
  test('sends a visitor to login', async ({ page, request }) => {
    for (const path of ['/cart', '/payment', '/orders', '/order-success', '/profile', '/admin']) {
      const { pathname, search } = new URL((await request.get(path)).url());
      expect(`${pathname}${search}`).toBe(`/login?next=${encodeURIComponent(path)}`);
    }
    await page.goto('/admin');
    await expect(page).toHaveURL('/login?next=%2Fadmin');
  });

  test('for admins is closed to customers, and login is not shown to them', async ({ page, customer }) => {
    await open(page, '/login?next=/orders');
    await expect(page).toHaveURL('/orders');
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('menu')).toContainText(customer.email);
    await expect(page.getByRole('menuitem', { name: 'Admin Dashboard' })).toBeHidden();
    await page.goto('/admin');
    await expect(page).toHaveURL('/login?next=%2Fadmin');
    await expect(page.getByRole('alert').filter({ hasText: customer.email })).toContainText(
      'that page is for administrators',
    );
  });

  // LOGIN-2
  test('comes back after login, asks again without cookies, and is left by a logout in another tab', async ({
    page,
    context,
    wire,
  }) => {
    const person = await wire.account();
    const orders = page.getByRole('heading', { name: 'No Orders Yet' });
    await open(page, '/orders');
    await expect(page).toHaveURL('/login?next=%2Forders');
    await logIn(page, person.email, PASSWORD);
    await expect(page).toHaveURL('/orders');
    await expect(orders).toBeVisible();

    await context.clearCookies();
    await reopen(page);
    await expect(page).toHaveURL('/login?next=%2Forders');
    await expect(page.getByRole('button', { name: 'Your account' })).toBeHidden();
    await logIn(page, person.email, PASSWORD);
    await expect(page).toHaveURL('/orders');
    await expect(orders).toBeVisible();

    const other = await context.newPage();
    await open(other, '/');
    await other.getByRole('button', { name: 'Your account' }).click();
    await other.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(toast(other, 'Logged out successfully')).toBeVisible();
    await expect(page).toHaveURL('/login?next=%2Forders');
    await expect(page.getByText(person.email)).toBeHidden();
  });

  test('notices that the session was ended elsewhere', async ({ page, wire, customer }) => {
    // Over its live connection the page would notice by itself, perhaps before the press.
    await hearNothing(page);
    await wire.addToCart('masala-chai');
    await open(page, '/cart');
    await expect(page.getByRole('heading', { name: 'Masala Chai' })).toBeVisible();
    await wire.send('DELETE', '/account/sessions');
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(toast(page, 'Please login first')).toBeVisible();
    await expect(page).toHaveURL('/login?next=%2Fcart');
    await logIn(page, customer.email, PASSWORD);
    await expect(page.getByRole('heading', { name: 'Masala Chai' })).toBeVisible();
  });
});

// LOGIN-5
test('logout forgets the user even when the server cannot be reached', async ({ page, customer }) => {
  await open(page, '/');
  await expect(page.getByText('Namaste, Asha')).toBeVisible();
  await page.route('**/v1/account/sessions/current', (route) => route.abort());
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menu')).toContainText(customer.email);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('rasoi.user'))).toBeNull();
});

test('a cart that cannot be loaded after login offers a retry', async ({ page, wire }) => {
  const person = await wire.account();
  await open(page, '/login?next=/cart');
  let down = true;
  await page.route('**/collections/carts/documents**', (route) =>
    down ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await logIn(page, person.email, PASSWORD);
  await expect(page.getByText('Failed to load cart')).toBeVisible();
  down = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

// LOGIN-8
test('a mailed link signs in once, after a press of a button', async ({ page, wire, admin }) => {
  const person = await wire.account();
  await wire.send('POST', '/account/tokens/magic-url', { userId: person.id, email: person.email });
  const link = await mailedLink(admin, person.email, 'sign-in-link');
  await open(page, link);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(toast(page, 'Logged in successfully')).toBeVisible();
  // Nobody had proven the address before, so the password of the account has ended.
  await page.getByRole('button', { name: 'Go on without a password' }).click();
  await expect(page).toHaveURL('/');
  await wire.send('DELETE', '/account/sessions/current');
  await open(page, link);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'has expired or has already been used',
  );
  await expect(page.getByRole('link', { name: 'Sign in with a password instead' })).toBeVisible();
});
