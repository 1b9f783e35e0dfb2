import { cartLink, expect, freshEmail, open, PASSWORD, reopen, test, toast } from './fixture.ts';
import { field, fillIn, finish, goOn, type Info, info, LABELS, password, secure } from './signup-form.ts';

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
  test('has all empty fields marked at once', async ({ page }) => {
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
    await reopen(page);
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
test('a signup that failed half-way can be finished', async ({ page, wire }) => {
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

test('the terms can be read without losing what was typed', async ({ page }) => {
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
