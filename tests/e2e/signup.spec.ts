import { cartLink, expect, freshEmail, open, PASSWORD, reopen, test, toast } from './fixture.ts';
import { field, fillIn, finish, goOn, type Info, info, LABELS, password, secure } from './signup-form.ts';

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

// SIGNUP-1, SIGNUP-5
test('what is missing or wrong is marked at its field, in both steps', async ({ page }) => {
  await open(page, '/signup');
  await test.step('all empty fields at once', async () => {
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

  const strength = page.getByRole('meter', { name: 'Password strength' });
  for (const [typed, says] of [
    ['', 'Please choose a password'],
    ['Ab-12', 'Password must be at least 6 characters long'],
    ['swaad1', 'Please choose a stronger password'],
  ] as const) {
    await password(page).fill(typed);
    await finish(page);
    await expect(password(page)).toHaveAccessibleDescription(says);
    await expect(password(page)).toBeFocused();
  }
  for (const [typed, score, word] of [
    ['swaad', '0', 'Weak'],
    ['swaad1', '1', 'Weak'],
    ['Swaad1', '2', 'Fair'],
    ['Swaad-1', '3', 'Good'],
    ['Swaad-12', '4', 'Strong'],
  ] as const) {
    await password(page).fill(typed);
    await expect(strength).toHaveAttribute('aria-valuenow', score);
    await expect(strength).toHaveAttribute('aria-valuetext', word);
    await expect(strength.locator('div')).toHaveAttribute('style', `width: ${Number(score) * 25}%;`);
  }
  await finish(page);
  await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeFocused();
  await expect(page.getByText('Please accept the Terms of Service and Privacy Policy')).toBeVisible();

  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
});

// SIGNUP-7
test('both Back buttons lead to step 1 and keep what was typed, and so does reading the terms', async ({
  page,
}) => {
  const given = info();
  const step = page.locator('[aria-current=step]');
  const expectKept = async () => {
    await expect(field(page, 'name')).toBeFocused();
    for (const name of Object.keys(LABELS) as (keyof Info)[])
      await expect(field(page, name)).toHaveValue(given[name]);
  };
  await open(page, '/signup?next=/orders');
  await expect(step).toContainText('Personal Info');
  await fillIn(page, given);
  await goOn(page);
  await expect(step).toContainText('Security');

  await test.step('that of the form clears the error', async () => {
    await password(page).fill('abc');
    await finish(page);
    await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expectKept();
    await goOn(page);
    await expect(password(page)).toHaveValue('abc');
    await expect(page.getByText('Password must be at least 6 characters long')).toBeHidden();
  });

  await test.step('the terms open beside the form', async () => {
    await secure(page);
    const [terms] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Terms of Service' }).first().click(),
    ]);
    await expect(terms).toHaveURL('/support#terms');
    await expect(password(page)).toHaveValue(PASSWORD);
    await terms.close();
  });

  await test.step('that of the browser', async () => {
    await page.goBack();
    await expectKept();
    await expect(page).toHaveURL('/signup?next=/orders');
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
});

// SIGNUP-8, SIGNUP-10
test('an e-mail that is taken can be changed, and a signup that failed half-way can be finished', async ({
  page,
  wire,
}) => {
  const { email: taken } = await wire.account();
  const problem = page.getByRole('main').getByRole('alert');
  await open(page, '/signup');
  await fillIn(page, info({ email: taken }));
  await goOn(page);
  await secure(page);
  await finish(page);
  await expect(problem).toHaveText('There is an account with this email already. Please login instead.');
  await expect(toast(page, 'Signup failed')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  const email = freshEmail();
  await field(page, 'email').fill(email);
  await goOn(page);

  const failed = 'Something went wrong. Please try again.';
  await page.route('**/v1/account', (route) => route.abort(), { times: 1 });
  await finish(page);
  await expect(problem).toHaveText(failed);
  await page.route('**/v1/databases/rasoi/collections/users/**', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  const created = page.waitForResponse('**/v1/account');
  await finish(page);
  await created;
  await expect(problem).toHaveText(failed);
  await page.unroute('**/v1/databases/rasoi/collections/users/**');
  await finish(page);
  await expect(toast(page, 'Account created successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  const { documents } = await wire.documents<{ documents: { email: string; city: string }[] }>(
    'GET',
    'users/documents',
  );
  expect(documents).toEqual([expect.objectContaining({ email, city: 'Pune City' })]);

  // Whoever is signed in is not asked to sign up.
  await open(page, '/signup');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Namaste, Meera')).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Cart');
});
