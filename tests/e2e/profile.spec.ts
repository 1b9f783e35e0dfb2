import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { ADMIN, expect, open, PASSWORD, reopen, test, toast, Wire } from './fixture.ts';

const USER = '**/v1/databases/rasoi/collections/users/documents/*';

const details = (page: Page) => page.getByRole('region', { name: 'Personal details' });
const edit = (page: Page) => details(page).getByRole('button', { name: 'Edit' });
const form = (page: Page) => page.getByRole('region', { name: 'Edit profile' });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save' });

// PROFILE-1, PROFILE-4, PROFILE-6
test('the profile shows the person’s data under tabs that have addresses', async ({
  page,
  customer,
  wire,
}) => {
  const header = page.getByRole('main').locator('header');
  const tab = (name: string) => page.getByRole('tab', { name });
  await test.step('the person', async () => {
    await open(page, '/profile');
    await expect(header.getByRole('heading', { level: 1 })).toHaveText('Asha Rao');
    await expect(header).toContainText('Member for 1 day');
    await expect(header).toContainText('Customer');
    await expect(header).toContainText('Unverified');
    await expect(details(page)).toContainText(customer.email);
    await expect(details(page)).toContainText('9876543210');
    await expect(details(page)).toContainText(
      '7B, Laxmi Road, Beside the library, Pune City, Maharashtra 411001',
    );
    await expectAccessible(page, 'profile');
  });

  await test.step('the account', async () => {
    await expect(tab('Profile')).toHaveAttribute('aria-selected', 'true');
    await tab('Account Info').click();
    await expect(page).toHaveURL('/profile?tab=account');
    await expect(page.getByRole('tabpanel', { name: 'Account Info' })).toContainText(customer.id);
    const row = (name: string) =>
      page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
    await expect(row('Customer ID')).toContainText(customer.id);
    for (const name of ['Created', 'Last updated', 'Last accessed'])
      await expect(row(name).locator('dd')).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}, \d{1,2}:\d{2} [ap]m$/);
    await expect(row('Account type')).toContainText('Customer');
    await expect(row('Email verification')).toContainText('Unverified');
    await expectAccessible(page, 'account information');
  });

  await test.step('the tabs by the keyboard', async () => {
    await tab('Account Info').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL('/profile?tab=security');
    await expect(tab('Security')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL('/profile');
    await page.keyboard.press('End');
    await expect(tab('Security')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tab('Profile')).toBeFocused();
    await expect(tab('Profile')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { name: 'Profile' })).toBeFocused();
  });

  await wire.send('DELETE', '/account/sessions/current');
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/profile?tab=nonsense');
  await expect(tab('Profile')).toHaveAttribute('aria-selected', 'true');
  await expect(header).toContainText('Administrator');
});

// PROFILE-3
test('name, phone and address are edited: cancelled, corrected, refused, saved, and not without a session', async ({
  page,
  customer,
  wire,
}) => {
  await open(page, '/profile');
  await expect(details(page)).toContainText(customer.name);
  const name = page.getByLabel('Full name');

  await test.step('cancelled, it changes nothing', async () => {
    await edit(page).click();
    await name.fill('Somebody Else');
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(details(page)).toContainText('Asha Rao');
    await edit(page).click();
    await expect(name).toHaveValue('Asha Rao');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(customer.email);
    await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable();
    await expectAccessible(page, 'profile, editing');
  });

  await test.step('missing or wrong entries are asked for again', async () => {
    for (const [label, typed, says] of [
      ['Full name', ' ', 'Please fill in all required fields'],
      ['Phone', '12345', 'Please enter a valid phone number'],
      ['Phone', '1234567890', 'Please enter a valid phone number'],
      ['Street / Area', '', 'Please fill in all required fields'],
    ] as const) {
      const field = page.getByLabel(label);
      const kept = await field.inputValue();
      await field.fill(typed);
      await save(page).click();
      await expect(field).toHaveAccessibleDescription(says);
      await expect(field).toBeFocused();
      await field.fill(kept);
    }
  });

  await test.step('errors are explained, and what was typed is kept', async () => {
    const patch = (answer: { status: number; json: object } | undefined) =>
      page.route(
        USER,
        (route) => {
          if (route.request().method() !== 'PATCH') return route.fallback();
          return answer ? route.fulfill(answer) : route.abort();
        },
        { times: 1 },
      );
    await name.fill('Meera Joshi');
    const refusal = { message: 'No such street.', code: 400, type: 'general_argument_invalid' };
    await patch({ status: 400, json: refusal });
    await save(page).click();
    await expect(toast(page, 'Failed to update profile')).toBeVisible();
    await expect(form(page).getByRole('alert')).toHaveText('Failed to update profile');
    await patch(undefined);
    await save(page).click();
    await expect(toast(page, 'Profile update failed')).toBeVisible();
    await expect(name).toHaveValue('Meera Joshi');
  });

  await test.step('saved, it is shown everywhere', async () => {
    await page.getByLabel('Phone').fill('91234 56789');
    await page.getByLabel('Pincode').fill('110001');
    await expect(page.getByLabel('State')).toHaveValue('Delhi');
    await page.getByLabel('House / Flat no.').fill('12');
    await page.getByLabel('Street / Area').fill('Janpath');
    await page.getByLabel('Landmark').fill('');
    await save(page).click();
    await expect(toast(page, 'Profile updated successfully')).toBeVisible();
    await expect(form(page)).toBeHidden();
    await expect(details(page)).toContainText('9123456789');
    await expect(details(page)).toContainText(/12, Janpath, .+, Delhi 110001/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meera Joshi');
    await expect(page.getByRole('button', { name: 'Your account' })).toHaveText('M');
    await expect(page.getByRole('region', { name: 'Address book' })).toContainText('12, Janpath');
    const kept = await wire.documents('GET', `users/documents/${customer.id}`);
    expect(kept).toMatchObject({ name: 'Meera Joshi', phone: 9123456789, pincode: 110001, landmark: null });
  });

  await test.step('after the session has ended, login comes first', async () => {
    await edit(page).click();
    await wire.send('DELETE', '/account/sessions');
    await save(page).click();
    await expect(toast(page, 'Please login first')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No user found' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login?next=/profile');
  });
});

test.describe('login sessions', () => {
  // PROFILE-5
  test('are listed, and can be ended elsewhere', async ({ page, customer, playwright, baseURL }) => {
    const others = await Promise.all(
      [
        'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_1) AppleWebKit/605.1.15 Version/17.1 Safari/605.1.15',
      ].map((userAgent) => playwright.request.newContext({ baseURL: String(baseURL), userAgent })),
    );
    const [phone, ...rest] = others;
    for (const other of others) await new Wire(other).logIn(customer.email, PASSWORD);
    const signedIn = async (other: (typeof others)[number] | undefined) =>
      (await other?.get('/v1/account', { headers: { 'x-appwrite-project': 'rasoi' } }))?.status();

    await open(page, '/profile?tab=security');
    const list = page.getByRole('region', { name: 'Login sessions' });
    await expect(list.getByRole('listitem')).toHaveCount(4);
    await expect(list.getByText('Active', { exact: true })).toHaveCount(4);
    await expect(list.getByRole('listitem').first()).toContainText('This device');
    await expect(list.getByText('This device')).toHaveCount(1);
    await expect(list).toContainText(/Last used \d{1,2} [A-Z][a-z]+ \d{4}/);
    await expect(list).toContainText('Firefox on Windows');
    await expectAccessible(page, 'security');

    await list.getByRole('button', { name: 'End session of Chrome on Android' }).click();
    await expect(toast(page, 'Session ended')).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(3);
    expect(await signedIn(phone)).toBe(401);
    expect(await signedIn(rest[0])).toBe(200);

    await list.getByRole('button', { name: 'End all other sessions' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End them' }).click();
    await expect(toast(page, 'All other sessions ended')).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    for (const other of rest) expect(await signedIn(other)).toBe(401);
    await reopen(page);
    await expect(list.getByRole('listitem')).toHaveCount(1);
    for (const other of others) await other.dispose();
  });

  test('offer a retry if they cannot be loaded', async ({ page, customer }) => {
    await open(page, '/profile');
    await expect(details(page)).toContainText(customer.email);
    await page.route('**/v1/account/sessions', (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('tab', { name: 'Security' }).click();
    await expect(page.getByText('Error loading sessions')).toBeVisible();
    await page.unroute('**/v1/account/sessions');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('This device')).toBeVisible();
  });
});

test.describe('logout', () => {
  // PROFILE-7
  test('leads to login', async ({ page, customer }) => {
    await open(page, '/profile');
    await expect(details(page)).toContainText(customer.email);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(toast(page, 'Logged out successfully')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await page.goto('/profile');
    await expect(page).toHaveURL('/login?next=%2Fprofile');
  });

  test('stays in effect if the server was not reached, and is sent again later', async ({
    page,
    wire,
    customer,
  }) => {
    await open(page, '/profile');
    await expect(details(page)).toContainText(customer.email);
    await page.route('**/v1/account/sessions/current', (route) => route.abort());
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(toast(page, 'Logged out successfully')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await wire.send('GET', '/account');
    await open(page, '/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Your account' })).toBeHidden();

    await page.unroute('**/v1/account/sessions/current');
    await reopen(page);
    const account = () => page.request.get('/v1/account', { headers: { 'x-appwrite-project': 'rasoi' } });
    await expect.poll(async () => (await account()).status()).toBe(401);
    await page.goto('/profile');
    await expect(page).toHaveURL('/login?next=%2Fprofile');
  });
});
