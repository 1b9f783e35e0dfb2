import { expect, open, test } from './fixture.ts';
import { field, fillIn, goOn, info, password } from './signup-form.ts';

// Each step has pincodes of its own, because an answer is kept.

// SIGNUP-4
test('a pincode has six digits, and city and state can be typed if it is unknown or its service is down', async ({
  page,
}) => {
  await open(page, '/signup');
  const [pincode, city, state] = [field(page, 'pincode'), field(page, 'city'), field(page, 'state')];
  const unknown = /Invalid pincode or no data found/;
  const unanswered = /Failed to fetch pincode data/;

  await test.step('it is six digits at most', async () => {
    await pincode.pressSequentially('4x11 0022');
    await expect(pincode).toHaveValue('411002');
    await expect(state).toHaveValue('Maharashtra');
  });

  await test.step('an unknown one clears city and state of the one before, unless they were typed', async () => {
    await pincode.fill('999999');
    await expect(pincode).toHaveAccessibleDescription(unknown);
    await expect(city).toHaveValue('');
    await expect(state).toHaveValue('');
    await pincode.fill('9999');
    await expect(page.getByText(unknown)).toBeHidden();
    await city.fill('Nashik');
    await pincode.fill('000000');
    await expect(pincode).toHaveAccessibleDescription(unknown);
    await expect(city).toHaveValue('Nashik');
    await city.fill('');
  });

  await test.step('a late answer for the one before is ignored', async () => {
    const answers: (() => Promise<void>)[] = [];
    await page.route('**/pincode/411004', (route) => void answers.push(() => route.continue()));
    await pincode.fill('411004');
    await expect.poll(() => answers.length).toBe(1);
    await pincode.fill('110001');
    await expect(state).toHaveValue('Delhi');
    await answers[0]?.().catch(() => undefined);
    await expect(state).toHaveValue('Delhi');
    await expect(pincode).toHaveValue('110001');
  });

  await test.step('it is reported as unchecked when its service cannot be reached', async () => {
    await page.route('**/pincode/*', (route) => route.abort());
    await pincode.fill('411005');
    await expect(pincode).toHaveAccessibleDescription(unanswered);
    await page.unroute('**/pincode/*');
  });

  await test.step('it is not checked if its service is down', async () => {
    await page.route('**/pincode/*', (route) => route.fulfill({ status: 503, body: 'down' }));
    await fillIn(page, info({ city: 'Pune', state: 'Maharashtra' }));
    await expect(pincode).toHaveAccessibleDescription(unanswered);
    await goOn(page);
    await expect(password(page)).toBeFocused();
  });
});

test('a pincode is no longer looked up if the service does not answer in time', async ({ page }) => {
  await page.clock.install();
  await page.route('**/pincode/*', () => undefined);
  await open(page, '/signup');
  const pincode = field(page, 'pincode');
  await pincode.fill('411001');
  await expect(page.getByText('Looking up your area...')).toBeVisible();
  await page.clock.runFor(6000);
  await expect(pincode).toHaveAccessibleDescription(/Failed to fetch pincode data/);
  await expect(page.getByText('Please type city and state yourself.')).toBeVisible();
});
