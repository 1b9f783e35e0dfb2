import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, freshEmail, open, PASSWORD, test, toast } from './fixture.ts';
import { mailedLink, withMailServer } from './outbox.ts';

const CONFIRMING = '**/v1/account/verification';
const USED = 'This verification link has expired or has already been used.';

const verified = (page: Page) => page.getByRole('main').getByText('Verified', { exact: true }).first();
const unverified = (page: Page) => page.getByRole('main').getByText('Unverified', { exact: true }).first();
const problem = (page: Page) => page.getByRole('main').getByRole('alert');
const anyToast = (page: Page) => page.locator('[data-toast]');

async function signUp(page: Page, email: string): Promise<void> {
  await open(page, '/signup');
  for (const [label, typed] of [
    ['Full name', 'Meera Joshi'],
    ['Phone', '9876543210'],
    ['Email', email],
    ['House / Flat no.', '7B'],
    ['Street / Area', 'Laxmi Road'],
    ['Pincode', '411001'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(typed);
  await expect(page.getByLabel('State')).toHaveValue('Maharashtra');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(toast(page, 'Account created successfully')).toBeVisible();
}

// VERIFY-1
test('signing up sends a mail whose link verifies the address', async ({ page, admin }) => {
  const email = freshEmail();
  await signUp(page, email);
  await open(page, '/profile');
  await expect(unverified(page)).toBeVisible();
  const link = await mailedLink(admin, email, 'email-verification');

  await page.clock.install();
  await page.goto(link);
  await expect(toast(page, 'Email verified successfully!')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'We take you to your profile' })).toBeVisible();
  await expect(page).toHaveURL(/verify-email/);
  await page.clock.runFor(3000);
  await expect(page).toHaveURL('/profile');
  await expect(verified(page)).toBeVisible();
  await expect(unverified(page)).toBeHidden();

  await page.goto(link);
  await expect(page.getByText('Your email is already verified.')).toBeVisible();
  await page.clock.runFor(3000);
  await expect(page).toHaveURL('/profile');
});

// VERIFY-3, VERIFY-4
test('a verification link is used once and shows its progress; used again, it is explained without a toast', async ({
  page,
  context,
  wire,
  admin,
  baseURL,
}) => {
  const { email } = await wire.customer();
  await wire.send('POST', '/account/verification', { url: `${baseURL}/verify-email` });
  const link = await mailedLink(admin, email, 'email-verification');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent += 1;
  });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(CONFIRMING, async (route) => {
    await answered;
    await route.continue();
  });
  await open(page, link);
  await expect(page.getByText('Verifying your email...')).toBeVisible();
  answer();
  await expect(page.getByText('We take you to your profile')).toBeVisible();
  expect(sent).toBe(1);

  await context.clearCookies();
  await page.goto(link);
  await expect(problem(page)).toHaveText(USED);
  await expect(anyToast(page)).toHaveCount(0);
  await expectAccessible(page, 'a used link');
  expect(sent).toBe(2);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => sent).toBe(3);
  await expect(problem(page)).toHaveText(USED);
});

test('a replaced link offers to send a new one, which works', async ({ page, wire, admin, baseURL }) => {
  const { email } = await wire.customer();
  await wire.send('POST', '/account/verification', { url: `${baseURL}/verify-email` });
  const first = await mailedLink(admin, email, 'email-verification');
  await open(page, '/profile?tab=security');
  await page.getByRole('button', { name: 'Send Verification Email' }).click();
  // Without a mail server no mail is sent, and the page does not say that one was.
  await expect(toast(page, 'Your verification link waits for an admin to pass on.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('This kitchen can’t send mails yet.');
  await expect(page.locator('a[href*="/admin"]')).toHaveCount(0);
  const second = await mailedLink(admin, email, 'email-verification', 1);

  await page.goto(first);
  await expect(problem(page)).toHaveText(USED);
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expect(page).toHaveURL('/profile?tab=security');
  await page.goto(second);
  await expect(toast(page, 'Email verified successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Go to My Profile' }).click();
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page.getByRole('region', { name: 'Email verification' })).toContainText('Verified');
  await expect(page.getByRole('button', { name: 'Send Verification Email' })).toBeHidden();
});

test('with a mail server the mail is reported as sent, and a failed request is explained', async ({
  page,
  wire,
}) => {
  await wire.customer();
  await withMailServer(page);
  await open(page, '/profile?tab=security');
  await page.route(CONFIRMING, (route) => route.abort(), { times: 1 });
  const send = page.getByRole('button', { name: 'Send Verification Email' });
  await send.click();
  await expect(toast(page, 'Failed to send verification email')).toBeVisible();
  await send.click();
  await expect(toast(page, 'Verification email sent! Check your inbox.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('This kitchen can’t send mails yet.');
});

// VERIFY-5
test('an incomplete link is an error, without a request to the server, and any other refusal is explained', async ({
  page,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent += 1;
  });
  for (const path of ['/verify-email', '/verify-email?userId=u1', '/verify-email?secret=s1']) {
    await open(page, path);
    await expect(problem(page)).toHaveText('Invalid verification link. Missing required parameters.');
  }
  expect(sent).toBe(0);

  await open(page, '/verify-email?userId=nobody&secret=s1');
  await expect(problem(page)).toContainText('Email verification failed.');
  await expect(toast(page, 'Failed to verify email')).toBeVisible();
  await page.route(CONFIRMING, (route) => route.abort());
  await open(page, '/verify-email?userId=nobody&secret=s2');
  await expect(problem(page)).toHaveText('An error occurred during verification. Please try again.');
  await expect(toast(page, 'Failed to verify email')).toBeVisible();
});
