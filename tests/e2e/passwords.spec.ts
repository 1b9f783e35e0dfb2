import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, freshEmail, open, PASSWORD, test, toast, Wire } from './fixture.ts';
import { mailedLink, withMailServer } from './outbox.ts';

const NEW_PASSWORD = 'Naya-Swaad-56';
const RECOVERY = '**/v1/account/recovery';

const email = (page: Page) => page.getByRole('main').getByLabel('Email');
const password = (page: Page) => page.getByRole('textbox', { name: 'New password' });
const confirmation = (page: Page) => page.getByRole('textbox', { name: 'Confirm password' });
const reset = (page: Page) => page.getByRole('button', { name: 'Reset Password' });
const problem = (page: Page) => page.getByRole('main').getByRole('alert');

async function logIn(page: Page, address: string, secret: string): Promise<void> {
  await email(page).fill(address);
  await page.getByRole('textbox', { name: 'Password' }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a forgotten password is reset by a mailed link, and the old one is refused', async ({
  page,
  wire,
  admin,
  playwright,
  baseURL,
}) => {
  const person = await wire.account();
  const elsewhere = await playwright.request.newContext({ baseURL: String(baseURL) });
  await new Wire(elsewhere).logIn(person.email, PASSWORD);

  await open(page, '/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  // The address changes a moment before the page, and the login form has a field for the e-mail address too.
  const send = page.getByRole('button', { name: 'Send Reset Link' });
  await expect(send).toBeVisible();
  await email(page).fill(person.email);
  await send.click();
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
  const link = await mailedLink(admin, person.email, 'password-recovery');

  await open(page, link);
  await password(page).fill(NEW_PASSWORD);
  await confirmation(page).fill(NEW_PASSWORD);
  await reset(page).click();
  await expect(
    toast(page, 'Password has been reset successfully! You can now login with your new password.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/login');
  await logIn(page, person.email, PASSWORD);
  await expect(problem(page)).toContainText('Invalid credentials');
  await logIn(page, person.email, NEW_PASSWORD);
  await expect(page).toHaveURL('/');
  const account = await elsewhere.get('/v1/account', { headers: { 'x-appwrite-project': 'rasoi' } });
  expect(account.status(), 'the session elsewhere has ended').toBe(401);
  await elsewhere.dispose();

  await open(page, link);
  await password(page).fill(PASSWORD);
  await confirmation(page).fill(PASSWORD);
  await reset(page).click();
  await expect(problem(page)).toHaveText(
    'This reset link has expired or has already been used. Please request a new one.',
  );
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test.describe('the forgot form', () => {
  test('asks for an address, explains errors, and says the same with and without an account', async ({
    page,
    wire,
  }) => {
    const { email: known } = await wire.account();
    await open(page, '/forgot-password');
    const send = page.getByRole('button', { name: 'Send Reset Link' });
    await send.click();
    await expect(email(page)).toHaveAccessibleDescription('Please fill in all required fields');
    await email(page).fill('asha');
    await send.click();
    await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(email(page)).toBeFocused();

    await email(page).fill(known);
    await page.route(RECOVERY, (route) => route.abort(), { times: 1 });
    await send.click();
    await expect(problem(page)).toHaveText('Failed to send password reset email. Please try again.');
    const limited = {
      message: 'Too many requests, please wait.',
      code: 429,
      type: 'general_rate_limit_exceeded',
    };
    await page.route(RECOVERY, (route) => route.fulfill({ status: 429, json: limited }), { times: 1 });
    await send.click();
    const limit = 'Too many tries. Please wait a little, then try again.';
    await expect(problem(page)).toHaveText(limit);
    await expect(toast(page, limit)).toBeVisible();

    const words: string[] = [];
    for (const address of [known, freshEmail()]) {
      await open(page, '/forgot-password');
      await email(page).fill(address);
      await send.click();
      await expect(
        toast(page, 'If this address has an account, its reset link waits for an admin to pass on.'),
      ).toBeVisible();
      await expect(page.getByRole('main')).toContainText('This kitchen can’t send mails yet.');
      await expect(page.locator('a[href*="/admin"]')).toHaveCount(0);
      words.push((await page.getByRole('main').textContent()) ?? '');
    }
    expect(words[1]).toBe(words[0]);
  });

  test('says that a mail was sent if there is a mail server', async ({ page, wire }) => {
    const { email: known } = await wire.account();
    await withMailServer(page);
    await open(page, '/forgot-password');
    await email(page).fill(known);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(
      toast(page, 'Password reset link has been sent to your email address. Please check your inbox.'),
    ).toBeVisible();
    await expectAccessible(page, 'forgot password, asked');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(toast(page, 'Password reset email sent successfully')).toBeVisible();
  });
});

// PASSWORD-3, PASSWORD-4
test('the reset form needs a whole link, shows what is missing while a password is typed, and explains errors', async ({
  page,
}) => {
  for (const path of ['/reset-password', '/reset-password?userId=u1', '/reset-password?secret=s1']) {
    await page.goto(path);
    await expect(toast(page, 'Invalid reset link. Please request a new password reset.')).toBeVisible();
    await expect(page).toHaveURL('/forgot-password');
  }
  await page.route(RECOVERY, (route) => route.abort());
  await open(page, '/reset-password?userId=u1&secret=s1');
  await expect(password(page)).toHaveAccessibleDescription('Password is required');
  await expect(confirmation(page)).toHaveAccessibleDescription('Confirm your password');
  await password(page).fill('Swaad');
  await expect(password(page)).toHaveAccessibleDescription('8 characters or more');
  await confirmation(page).fill('Swaa');
  await expect(confirmation(page)).toHaveAccessibleDescription('Passwords do not match');
  await reset(page).click();
  await expect(confirmation(page)).toHaveAccessibleDescription('Passwords do not match');
  await expect(confirmation(page)).toBeFocused();
  await confirmation(page).fill('Swaad');
  await expect(confirmation(page)).toHaveAccessibleDescription('Passwords match');
  await reset(page).click();
  await expect(password(page)).toHaveAccessibleDescription('Password must be at least 8 characters long');
  await expect(password(page)).toBeFocused();
  await expectAccessible(page, 'reset password with a problem');

  await password(page).fill(NEW_PASSWORD);
  await confirmation(page).fill(NEW_PASSWORD);
  await reset(page).click();
  await expect(problem(page)).toContainText(
    'Failed to reset password. Please try again or request a new reset link.',
  );
  await expect(password(page)).toHaveValue(NEW_PASSWORD);
});

test.describe('in the profile', () => {
  const dialog = (page: Page) => page.getByRole('dialog');

  test('a reset link can be requested or cancelled', async ({ page, wire, admin }) => {
    const person = await wire.customer();
    await withMailServer(page);
    await open(page, '/profile?tab=security');
    await reset(page).click();
    await expect(dialog(page)).toContainText(person.email);
    await expectAccessible(page, 'reset modal');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();

    await reset(page).click();
    await page.route(RECOVERY, (route) => route.abort(), { times: 1 });
    const send = dialog(page).getByRole('button', { name: 'Send Reset Link' });
    await send.click();
    await expect(toast(page, 'Failed to send reset email')).toBeVisible();
    await send.click();
    await expect(toast(page, 'Password reset email sent! Check your inbox.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    expect(await mailedLink(admin, person.email, 'password-recovery')).toContain('/reset-password?');
  });

  // PASSWORD-5, PASSWORD-6
  test('the password can be changed with the old one, which ends other sessions', async ({
    page,
    wire,
    playwright,
    baseURL,
  }) => {
    const person = await wire.customer();
    const elsewhere = await playwright.request.newContext({ baseURL: String(baseURL) });
    await new Wire(elsewhere).logIn(person.email, PASSWORD);
    await elsewhere.dispose();
    await open(page, '/profile?tab=security');
    const sessions = page.getByRole('region', { name: 'Login sessions' }).getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await page.getByRole('button', { name: 'Change Password' }).click();
    const old = dialog(page).getByRole('textbox', { name: 'Current password' });
    const save = dialog(page).getByRole('button', { name: 'Save password' });
    await save.click();
    await expect(old).toHaveAccessibleDescription('Password is required');
    await old.fill('Not-the-one-1');
    await password(page).fill(NEW_PASSWORD);
    await confirmation(page).fill(NEW_PASSWORD);
    await save.click();
    await expect(toast(page, 'Failed to update password')).toBeVisible();
    await expect(old).toHaveAccessibleDescription('That is not your current password');
    await expect(old).toBeFocused();
    await expectAccessible(page, 'change password, refused');
    await old.fill(PASSWORD);
    await save.click();
    await expect(toast(page, 'Password updated successfully')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(sessions).toHaveCount(1);
  });
});
