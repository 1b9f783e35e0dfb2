import type { Page } from '@playwright/test';
import { expect, open, test } from './fixture.ts';
import { field, fillIn, goOn, info, password } from './signup-form.ts';

test.describe('a pincode', () => {
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
