import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, freshEmail, open, test, toast } from './fixture.ts';
import { mailedCode } from './outbox.ts';

const NEW = 'Naya-5678';

/** Signs in on the login page with a code that is sent to an address. */
async function signInByCode(page: Page, email: string, code: () => Promise<string>): Promise<void> {
  await open(page, '/login?next=%2Forders');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Get a code by e-mail' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
  await page.getByLabel('Code').fill(await code());
}

async function choosePassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Choose a password' });
  await dialog.getByLabel('New password').fill(NEW);
  await dialog.getByLabel('Confirm password').fill(NEW);
  await dialog.getByRole('button', { name: 'Save password' }).click();
}

// SAFE-84
test('whoever proves the address of an account in another browser is told once that its password has ended', async ({
  page,
  wire,
  admin,
}) => {
  const { email } = await wire.account();
  await signInByCode(page, email, () => mailedCode(admin, email, 'sign-in-code'));
  await expect(page.getByRole('heading', { name: 'Your earlier password has ended' })).toBeVisible();
  await expectAccessible(page, 'the page about an ended password');
  await page.getByRole('button', { name: 'Choose a password' }).click();
  await choosePassword(page);
  await expect(toast(page, 'Password updated successfully')).toBeVisible();
  await expect(page).toHaveURL('/orders');

  await page.context().clearCookies({ name: /^a_session/ });
  await signInByCode(page, email, () => mailedCode(admin, email, 'sign-in-code'));
  await expect(page).toHaveURL('/orders');
});

// SAFE-80
test('a first password of an old session is saved after a code to the proven address', async ({
  page,
  admin,
}) => {
  const email = freshEmail();
  await signInByCode(page, email, () => mailedCode(admin, email, 'sign-in-code'));
  await expect(page).toHaveURL('/orders');
  let refusals = 0;
  await page.route('**/v1/account/password', (route) => {
    if (refusals > 0) return route.continue();
    refusals += 1;
    const body = { message: 'Too old', code: 401, type: 'user_challenge_required', version: '1.8.0' };
    return route.fulfill({ status: 401, json: body });
  });
  await open(page, '/profile?tab=security');
  const panel = page.getByRole('region', { name: 'Password' });
  await expect(panel).toContainText('You have no password');
  await panel.getByRole('button', { name: 'Choose a password' }).click();
  await choosePassword(page);
  const dialog = page.getByRole('dialog', { name: 'Choose a password' });
  await expect(dialog).toContainText('Whoever finds your phone unlocked');
  await expectAccessible(page, 'a proof before a first password');
  await dialog.getByRole('button', { name: 'Send me a code' }).click();
  await dialog.getByLabel('6-digit code').fill(await mailedCode(admin, email));
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(toast(page, 'Password updated successfully')).toBeVisible();
  await expect(panel).toContainText('Last updated');
});
