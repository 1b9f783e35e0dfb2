import type { Page } from '@playwright/test';
import { cartLink, expect, freshEmail, ONE_SIZE, open, PASSWORD, test, toast } from './fixture.ts';

const LABELS = {
  name: 'Full name',
  phone: 'Phone',
  email: 'Email',
  houseNo: 'House / Flat no.',
  street: 'Street / Area',
  landmark: 'Landmark',
  pincode: 'Pincode',
  city: 'City',
  state: 'State',
} as const;

type Info = Record<keyof typeof LABELS, string>;

const info = (given: Partial<Info> = {}): Info => ({
  name: 'Meera Joshi',
  phone: '98765 43210',
  email: freshEmail(),
  houseNo: '7B',
  street: 'Laxmi Road',
  landmark: 'Beside the library',
  pincode: '411001',
  city: 'Pune City',
  state: 'Maharashtra',
  ...given,
});

const field = (page: Page, name: keyof Info) => page.getByLabel(LABELS[name]);
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const finish = (page: Page) => page.getByRole('button', { name: 'Sign Up' }).click();

/** Fills in the first step; the pincode first, because it fills in city and state. */
async function fillIn(page: Page, given: Info): Promise<void> {
  await field(page, 'pincode').fill(given.pincode);
  if (given.pincode.length === 6) await expect(page.getByText('Looking up your area...')).toBeHidden();
  for (const name of Object.keys(LABELS) as (keyof Info)[])
    if (name !== 'pincode') await field(page, name).fill(given[name]);
}

async function secure(page: Page, secret = PASSWORD): Promise<void> {
  await password(page).fill(secret);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
}

test.describe('personal info', () => {
  const REFUSED: [what: string, field: keyof Info, typed: string, says: string][] = [
    ['no name', 'name', '  ', 'Please fill in all required fields'],
    ['no house', 'houseNo', '', 'Please fill in all required fields'],
    ['no pincode', 'pincode', '', 'Please fill in all required fields'],
    ['no state', 'state', '', 'Please fill in all required fields'],
    ['an e-mail without @', 'email', 'meera.rasoi.test', 'Please enter a valid email address'],
    ['an e-mail without a domain', 'email', 'a@b', 'Please enter a valid email address'],
    ['a short phone number', 'phone', '98765', 'Please enter a valid phone number'],
    ['no mobile number of India', 'phone', '1234567890', 'Please enter a valid phone number'],
  ];

  // SIGNUP-1
  test('must be corrected at the field with the error', async ({ page }) => {
    await open(page, '/signup');
    await fillIn(page, info());
    for (const [what, name, typed, says] of REFUSED) {
      await test.step(what, async () => {
        const kept = await field(page, name).inputValue();
        await field(page, name).fill(typed);
        await goOn(page);
        await expect(field(page, name)).toBeFocused();
        await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(says));
        await field(page, name).fill(kept);
        await expect(page.getByText(says)).toBeHidden();
        if (name === 'pincode') await expect(field(page, 'city')).toHaveValue(/Pune/);
      });
    }
    await field(page, 'landmark').fill('');
    await goOn(page);
    await expect(password(page)).toBeFocused();
  });

  // SIGNUP-7
  test('has all empty fields marked at once', ONE_SIZE, async ({ page }) => {
    await open(page, '/signup');
    await goOn(page);
    for (const name of Object.keys(LABELS) as (keyof Info)[]) {
      const says = name === 'landmark' ? '' : 'Please fill in all required fields';
      await expect(field(page, name)).toHaveAccessibleDescription(
        name === 'pincode' ? new RegExp(says) : says,
      );
    }
    await expect(field(page, 'name')).toBeFocused();
    await field(page, 'pincode').fill('411001');
    await expect(field(page, 'state')).toHaveValue('Maharashtra');
    for (const name of ['pincode', 'city', 'state'] as const)
      await expect(field(page, name)).not.toHaveAccessibleDescription(/required/);
    await expect(field(page, 'street')).toHaveAccessibleDescription(/required/);
  });

  test('is shown after Back from the second step', async ({ page }) => {
    const given = info();
    await open(page, '/signup?next=/orders');
    await fillIn(page, given);
    await goOn(page);
    await password(page).fill(PASSWORD);
    await page.goBack();
    await expect(field(page, 'name')).toBeFocused();
    await expect(page).toHaveURL('/signup?next=/orders');
    for (const name of Object.keys(LABELS) as (keyof Info)[])
      await expect(field(page, name)).toHaveValue(given[name]);
    await page.goForward();
    await expect(password(page)).toHaveValue(PASSWORD);
    await page.goBack();
    await field(page, 'phone').fill('1');
    await page.goForward();
    await goOn(page);
    await expect(field(page, 'phone')).toHaveAccessibleDescription('Please enter a valid phone number');
    await field(page, 'phone').fill(given.phone);
    await goOn(page);
    await expect(password(page)).toBeFocused();
    await page.reload();
    await expect(field(page, 'name')).toBeVisible();
    await expect(password(page)).toBeHidden();
  });

  test('is kept after returning from the second step', async ({ page }) => {
    const given = info();
    await open(page, '/signup');
    const step = page.locator('[aria-current=step]');
    await expect(step).toContainText('Personal Info');
    await fillIn(page, given);
    await goOn(page);
    await expect(step).toContainText('Security');
    await password(page).fill('abc');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(field(page, 'name')).toBeFocused();
    for (const name of Object.keys(LABELS) as (keyof Info)[])
      await expect(field(page, name)).toHaveValue(given[name]);
    await goOn(page);
    await expect(password(page)).toHaveValue('abc');
    await expect(page.getByText('Password must be at least 6 characters long')).toBeHidden();
  });
});

test.describe('a pincode', ONE_SIZE, () => {
  const problem = (page: Page) => field(page, 'pincode');

  test('is six digits at most', async ({ page }) => {
    await open(page, '/signup');
    await field(page, 'pincode').pressSequentially('4x11 0012');
    await expect(field(page, 'pincode')).toHaveValue('411001');
    await expect(field(page, 'state')).toHaveValue('Maharashtra');
  });

  for (const unknown of ['999999', '000000'])
    test(`${unknown} is not known; city and state can be typed`, async ({ page }) => {
      await open(page, '/signup');
      await field(page, 'pincode').fill(unknown);
      await expect(problem(page)).toHaveAccessibleDescription(/Invalid pincode or no data found/);
      await field(page, 'pincode').fill('9999');
      await expect(page.getByText('Invalid pincode or no data found')).toBeHidden();
    });

  // SIGNUP-4
  test('that is unknown clears city and state of the one before, unless they were typed', async ({
    page,
  }) => {
    await open(page, '/signup');
    await field(page, 'pincode').fill('411001');
    await expect(field(page, 'state')).toHaveValue('Maharashtra');
    await field(page, 'pincode').fill('999999');
    await expect(problem(page)).toHaveAccessibleDescription(/Invalid pincode or no data found/);
    await expect(field(page, 'city')).toHaveValue('');
    await expect(field(page, 'state')).toHaveValue('');
    await field(page, 'city').fill('Nashik');
    await field(page, 'pincode').fill('000000');
    await expect(problem(page)).toHaveAccessibleDescription(/Invalid pincode or no data found/);
    await expect(field(page, 'city')).toHaveValue('Nashik');
  });

  test('is not checked if its service is down', async ({ page }) => {
    await page.route('**/pincode/*', (route) => route.fulfill({ status: 503, body: 'down' }));
    await open(page, '/signup');
    await fillIn(page, info({ city: 'Pune', state: 'Maharashtra' }));
    await expect(problem(page)).toHaveAccessibleDescription(/Failed to fetch pincode data/);
    await goOn(page);
    await expect(password(page)).toBeFocused();
  });

  test('is reported as unchecked when its service cannot be reached', async ({ page }) => {
    await page.route('**/pincode/*', (route) => route.abort());
    await open(page, '/signup');
    await field(page, 'pincode').fill('411001');
    await expect(problem(page)).toHaveAccessibleDescription(/Failed to fetch pincode data/);
  });

  test('is no longer looked up if the service does not answer in time', async ({ page }) => {
    await page.clock.install();
    await page.route('**/pincode/*', () => undefined);
    await open(page, '/signup');
    await field(page, 'pincode').fill('411001');
    await expect(page.getByText('Looking up your area...')).toBeVisible();
    await page.clock.runFor(6000);
    await expect(problem(page)).toHaveAccessibleDescription(/Failed to fetch pincode data/);
    await expect(page.getByText('Please type city and state yourself.')).toBeVisible();
  });

  test('that was changed ignores a late answer for the one before', async ({ page }) => {
    const answers: (() => Promise<void>)[] = [];
    await page.route('**/pincode/411001', (route) => void answers.push(() => route.continue()));
    await open(page, '/signup');
    await field(page, 'pincode').fill('411001');
    await expect.poll(() => answers.length).toBe(1);
    await field(page, 'pincode').fill('110001');
    await expect(field(page, 'state')).toHaveValue('Delhi');
    await answers[0]?.().catch(() => undefined);
    await expect(field(page, 'state')).toHaveValue('Delhi');
    await expect(field(page, 'pincode')).toHaveValue('110001');
  });
});

test.describe('security', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/signup');
    await fillIn(page, info());
    await goOn(page);
  });

  // SIGNUP-5
  test('requires a strong enough password and agreement to the terms', async ({ page }) => {
    const strength = page.getByRole('meter', { name: 'Password strength' });
    const REFUSED = [
      ['', 'Please choose a password'],
      ['Ab-12', 'Password must be at least 6 characters long'],
      ['swaad1', 'Please choose a stronger password'],
    ] as const;
    for (const [typed, says] of REFUSED) {
      await password(page).fill(typed);
      await finish(page);
      await expect(password(page)).toHaveAccessibleDescription(says);
      await expect(password(page)).toBeFocused();
    }
    const STRENGTHS = [
      ['swaad', '0', 'Weak'],
      ['swaad1', '1', 'Weak'],
      ['Swaad1', '2', 'Fair'],
      ['Swaad-1', '3', 'Good'],
      ['Swaad-12', '4', 'Strong'],
    ] as const;
    for (const [typed, score, word] of STRENGTHS) {
      await password(page).fill(typed);
      await expect(strength).toHaveAttribute('aria-valuenow', score);
      await expect(strength).toHaveAttribute('aria-valuetext', word);
      await expect(strength.locator('div')).toHaveAttribute('style', `width: ${Number(score) * 25}%;`);
    }
    await finish(page);
    await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeFocused();
    await expect(page.getByText('Please accept the Terms of Service and Privacy Policy')).toBeVisible();
  });

  test('can show and hide the password', async ({ page }) => {
    await password(page).fill(PASSWORD);
    await expect(password(page)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
  });
});

// SIGNUP-8
test('an e-mail that is taken can be changed', async ({ page, wire }) => {
  const { email } = await wire.account();
  await open(page, '/signup');
  await fillIn(page, info({ email }));
  await goOn(page);
  await secure(page);
  await finish(page);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'There is an account with this email already. Please login instead.',
  );
  await expect(toast(page, 'Signup failed')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await field(page, 'email').fill(freshEmail());
  await goOn(page);
  await finish(page);
  await expect(toast(page, 'Account created successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
});

// SIGNUP-10
test('a signup that failed half-way can be finished', ONE_SIZE, async ({ page, wire }) => {
  const email = freshEmail();
  await open(page, '/signup');
  await fillIn(page, info({ email }));
  await goOn(page);
  await secure(page);
  await page.route('**/v1/account', (route) => route.abort(), { times: 1 });
  await finish(page);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Something went wrong. Please try again.',
  );

  await page.route('**/v1/databases/rasoi/collections/users/**', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await finish(page);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Something went wrong. Please try again.',
  );
  await page.unroute('**/v1/databases/rasoi/collections/users/**');
  await finish(page);
  await expect(toast(page, 'Account created successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  const { documents } = await wire.documents<{ documents: { email: string; city: string }[] }>(
    'GET',
    'users/documents',
  );
  expect(documents).toEqual([expect.objectContaining({ email, city: 'Pune City' })]);
});

test('a signed-in person is redirected from signup', async ({ page, customer }) => {
  await open(page, '/signup');
  await expect(page).toHaveURL('/');
  await expect(page.getByText(`Namaste, ${customer.name.split(' ')[0]}`)).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Cart');
});

test('the terms can be read without losing what was typed', ONE_SIZE, async ({ page }) => {
  await open(page, '/signup');
  await fillIn(page, info());
  await goOn(page);
  await secure(page);
  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Terms of Service' }).first().click(),
  ]);
  await expect(terms).toHaveURL('/support#terms');
  await expect(password(page)).toHaveValue(PASSWORD);
});
