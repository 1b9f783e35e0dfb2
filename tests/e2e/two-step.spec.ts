import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible } from './axe.ts';
import { awake, expect, open, PASSWORD, type Person, reopen, test, toast } from './fixture.ts';
import { mailedCode, mailedLink } from './outbox.ts';

const STEP = 30_000;

const panel = (page: Page) => page.getByRole('region', { name: 'Two-step login' });
const dialog = (page: Page) => page.getByRole('dialog');
const codeField = (page: Page) => page.getByLabel('6-digit code');

async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step');
}

// LOGIN-9
test('two-step login is turned on with an app, accepts a recovery code, and is turned off', async ({
  page,
  customer,
  wire,
}) => {
  test.slow();
  await open(page, '/profile?tab=security');
  await panel(page).getByRole('button', { name: 'Turn on' }).click();
  const key = dialog(page).locator('code');
  const secret = (await key.innerText()).replaceAll(' ', '');
  const app = new TOTP({ secret });
  const code = (steps = 0) => app.generate({ timestamp: Date.now() + steps * STEP });
  await expect(dialog(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await codeField(page).fill('000000');
  await dialog(page).getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog(page)).toContainText('That code is not right');
  await expectAccessible(page, 'turning two-step login on');
  await codeField(page).fill(code());
  await dialog(page).getByRole('button', { name: 'Turn on' }).click();
  const codes = dialog(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(6);
  await expectAccessible(page, 'recovery codes');
  const recoveryCodes = await codes.allInnerTexts();
  const saved = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('rasoi-recovery-codes.txt');
  await dialog(page).getByRole('button', { name: 'I have kept them' }).click();
  await expect(panel(page)).toContainText('On');

  // The password alone opens nothing; the requested page comes after the second step.
  await wire.send('DELETE', '/account/sessions/current');
  await open(page, '/orders');
  await signIn(page, customer);
  await expect(codeField(page)).toBeFocused();
  await reopen(page);
  await awake(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step');
  await expectAccessible(page, 'the second step');
  await page.goto('/menu');
  await expect(page).toHaveURL('/login?next=%2Fmenu');
  await awake(page);
  await codeField(page).fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main')).toContainText('That code is not right');
  await codeField(page).fill(code(1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/menu');

  await wire.send('DELETE', '/account/sessions/current');
  await open(page, '/profile?tab=security');
  await signIn(page, customer);
  await page.getByRole('button', { name: 'Start over' }).click();
  await signIn(page, customer);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[0]?.toUpperCase() ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/profile?tab=security');

  await panel(page).getByRole('button', { name: 'Turn off' }).click();
  await dialog(page).getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
  await dialog(page).getByRole('button', { name: 'Turn off', exact: true }).click();
  await expect(dialog(page)).toContainText('That recovery code is not right');
  await page.getByLabel('Recovery code').fill(recoveryCodes[1] ?? '');
  await dialog(page).getByRole('button', { name: 'Turn off', exact: true }).click();
  await expect(toast(page, 'Two-step login is off')).toBeVisible();
  await expect(panel(page)).toContainText('Off');
});

// SAFE-24
test('a person with a verified address confirms their identity before an app is added', async ({
  page,
  customer,
  wire,
  admin,
  baseURL,
}) => {
  await wire.send('POST', '/account/verification', { url: `${baseURL}/verify-email` });
  const { searchParams } = new URL(await mailedLink(admin, customer.email, 'email-verification'));
  const used = { userId: customer.id, secret: searchParams.get('secret') };
  await wire.send('PUT', '/account/verification', used);

  await open(page, '/profile?tab=security');
  await panel(page).getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog(page)).toContainText('First, please prove that it is you.');
  await dialog(page).getByRole('button', { name: 'Send me a code' }).click();
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page, 'a code before an app is added');
  await codeField(page).fill('000000');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page)).toContainText('That code is not right');
  await codeField(page).fill(await mailedCode(admin, customer.email));
  await dialog(page).getByRole('button', { name: 'Continue' }).click();

  const secret = (await dialog(page).locator('code').innerText()).replaceAll(' ', '');
  await codeField(page).fill(new TOTP({ secret }).generate());
  await dialog(page).getByRole('button', { name: 'Turn on' }).click();
  const codes = dialog(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(6);
});
