import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, freshEmail, open, reopen, test, toast } from './fixture.ts';
import { mailedCode } from './outbox.ts';

const codeField = (page: Page) => page.getByLabel('Code');
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

// LOGIN-16, LOGIN-17, LOGIN-12
test('a code sent to the phone signs in and leads on', async ({ page, admin }) => {
  const phone = `+9197${randomInt(10_000_000, 99_999_999)}`;
  await page.clock.install();
  await page.addInitScript(() => {
    Object.assign(window, { OTPCredential: class {}, askedForMessage: 0 });
    Object.defineProperty(navigator.credentials, 'get', {
      value: ({ otp }: { otp?: { transport: string[] } }) => {
        if (otp?.transport[0] === 'sms') Object.assign(window, { askedForMessage: 1 });
        return new Promise(() => {});
      },
    });
  });
  await open(page, '/login?next=%2Forders');
  const number = page.getByLabel('Mobile number');
  const send = page.getByRole('button', { name: 'Get a code by SMS' });
  // No text messages are set up here: whoever runs the kitchen reads them in its mailbox.
  const topOf = async (field: Locator) => (await field.boundingBox())?.y ?? 0;
  expect(await topOf(page.getByLabel('Email'))).toBeLessThan(await topOf(number));
  await number.fill('12345');
  await send.click();
  await expect(number).toHaveAccessibleDescription(/Please enter a valid phone number/);
  await number.fill(phone.slice(3));
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('sign-in-codes')) asked += 1;
  });
  await send.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });

  await expect(page).toHaveURL('/login?next=%2Forders&step=code');
  await expect(page.getByText('We sent a code of 6 digits to +91 97')).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  expect(asked).toBe(1);
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric');
  expect(await page.evaluate(() => Object(window).askedForMessage)).toBe(1);
  await expectAccessible(page, 'the step for the code');

  await reopen(page);
  await expect(page.getByText('We sent a code of 6 digits to +91 97')).toBeVisible();
  await page.goBack();
  await expect(number).toHaveValue(phone);
  await page.goForward();

  const first = await mailedCode(admin, phone, 'phone-sign-in-code');
  await codeField(page).fill(wrongFor(first));
  await expect(codeField(page)).toHaveAccessibleDescription(/That is not the code we sent/);

  const again = page.getByRole('button', { name: /^Send a new code/ });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(31_000);
  await again.click();
  await expect(page.getByText('Sent 2 times.')).toBeVisible();
  await expect(again).toHaveAttribute('aria-disabled', 'true');

  await codeField(page).fill(await mailedCode(admin, phone, 'phone-sign-in-code'));
  await expect(toast(page, 'Logged in successfully')).toBeVisible();
  await expect(page).toHaveURL('/orders');
  await expect(page.getByRole('heading', { name: 'No Orders Yet' })).toBeVisible();

  await open(page, '/profile?tab=security');
  await expect(page.getByText('Your account has no email address')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeHidden();
});

// LOGIN-17
test('a code sent by e-mail signs in, and another tab follows', async ({ page, context, admin }) => {
  const email = freshEmail();
  await open(page, '/login');
  const ask = page.getByRole('button', { name: 'Get a code by e-mail' });
  await ask.click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please fill in all required fields');
  await page.getByLabel('Email').fill(email);
  await ask.click();
  await expect(codeField(page)).toBeVisible();
  const code = await mailedCode(admin, email, 'sign-in-code');

  const other = await context.newPage();
  await open(other, '/login?step=code');
  await expect(other).toHaveURL('/login');
  await other.getByLabel('Mobile number').fill(`97${randomInt(10_000_000, 99_999_999)}`);
  await other.getByRole('button', { name: 'Get a code by SMS' }).click();
  await expect(codeField(other)).toBeVisible();

  await codeField(page).fill(code);
  await expect(toast(page, 'Logged in successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
});
