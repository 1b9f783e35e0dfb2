import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { asOwner, inBoardMode } from './board.ts';
import { ADMIN, expect, open, test, toast } from './fixture.ts';
import { expectHindi } from './hindi.ts';

inBoardMode();

const turn = (section: string, isOn: boolean) => ({
  path: `settings/documents/${section}`,
  data: { value: JSON.stringify({ isOn }) },
});

test.beforeAll(({ playwright, baseURL }) =>
  asOwner(playwright, baseURL, async (wire) => {
    const { path, data } = turn('ledger', true);
    await wire.documents('PATCH', path, { data });
  }),
);
test.afterAll(({ playwright, baseURL }) =>
  asOwner(playwright, baseURL, async (wire) => {
    for (const section of ['plans', 'ledger']) {
      const { path, data } = turn(section, false);
      await wire.documents('PATCH', path, { data });
    }
  }),
);

/** Presses keys one by one, and counts them. */
async function type(page: Page, ...parts: readonly (string | { key: string })[]): Promise<number> {
  let count = 0;
  for (const part of parts) {
    const keys = typeof part === 'string' ? [...part] : [part.key];
    for (const key of keys) await page.keyboard.press(key === ' ' ? 'Space' : key);
    count += keys.length;
  }
  return count;
}

// PLAN-30, PLAN-31, PLAN-32, PLAN-33
test('an owner turns plans on, makes one with a menu, subscribes a caller, and sees who skips', async ({
  page,
  wire,
}) => {
  // Five runs of axe take time.
  test.slow();
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin/plans');
  await page.getByRole('button', { name: 'Turn plans on' }).click();
  await expect(toast(page, 'Plans are on')).toBeVisible();
  const dialog = page.getByRole('dialog');
  const save = () => dialog.getByRole('button', { name: 'Save' }).click();

  await page.getByRole('button', { name: 'New meal time' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Lunch');
  await dialog.getByLabel('Delivered until').fill('12:00');
  await save();
  await expect(dialog.getByText('The delivery must end after it begins.')).toBeVisible();
  await dialog.getByLabel('Delivered until').fill('13:30');
  // So that tomorrow’s lunch is open at whatever hour the test runs.
  await dialog.getByLabel('Until', { exact: true }).fill('23:59');
  await expectAccessible(page, 'the form of a meal time');
  await save();
  await expect(page.getByText('can be changed until 11:59 pm the day before')).toBeVisible();

  await page.getByRole('button', { name: 'New plan' }).click();
  // A new plan begins with its price, days and meals; the rest is folded, and opens where it is wrong.
  await expect(dialog.getByLabel('Price of a meal')).toBeFocused();
  const rest = dialog.getByText('Description, picture, menu, offers');
  const bundle = dialog.getByLabel('Meals of a bundle');
  await expect(bundle).toBeHidden();
  await rest.click();
  await bundle.fill('many');
  await rest.click();
  await dialog.getByLabel('Price of a meal').fill('120');
  await dialog.getByLabel('Name', { exact: true }).fill('Ghar ka khana');
  await save();
  await expect(dialog.getByLabel('What is served')).toBeFocused();
  await dialog.getByLabel('What is served').selectOption({ label: 'Veg only' });
  await dialog.getByRole('checkbox', { name: 'Saturday' }).check();
  await dialog.getByRole('checkbox', { name: 'Sunday' }).check();
  await save();
  await expect(bundle).toBeFocused();
  await expectAccessible(page, 'the form of a plan');
  await bundle.fill('');
  await dialog.getByRole('switch', { name: 'On sale' }).click();
  await save();
  await expect(page.getByText('₹120 a meal')).toBeVisible();
  await expectAccessible(page, 'plans');

  await page.getByRole('link', { name: 'Week’s menu' }).first().click();
  await page.getByRole('button', { name: 'Lunch, Monday' }).click();
  await dialog.getByRole('combobox', { name: 'Add a dish' }).fill('samosa');
  await page.keyboard.press('Enter');
  await dialog
    .getByRole('group', { name: /^Portions of Punjabi Samosa/ })
    .getByRole('button', { name: 'Increase quantity' })
    .click();
  await save();
  await expect(page.getByRole('button', { name: 'Lunch, Monday' })).toContainText('2 × ');
  await page.getByRole('button', { name: 'Move or copy Monday' }).click();
  await dialog.getByLabel('To which day?').selectOption('Tuesday');
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Lunch, Tuesday' })).toContainText('2 × ');
  await page
    .getByRole('heading', { name: 'Tuesday' })
    .dragTo(page.getByRole('heading', { name: 'Wednesday' }));
  await expect(page.getByRole('button', { name: 'Lunch, Wednesday' })).toContainText('2 × ');
  await expect(page.getByRole('button', { name: 'Lunch, Tuesday' })).toContainText('Add dishes');
  await expectAccessible(page, 'the week’s menu');

  await page.getByRole('link', { name: 'Subscribers' }).first().click();
  await page.getByRole('button', { name: 'Subscribe a caller' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Phone number' })).toBeFocused();
  await expectAccessible(page, 'the form that subscribes a caller');
  // At most 40 key presses, with a short address.
  const phone = `98${`${Date.now()}`.slice(-8)}`;
  const count = await type(page, phone, { key: 'Tab' }, 'Meera', { key: 'Tab' }, '4 MG Road Pune 411001', {
    key: 'Enter',
  });
  expect(count).toBeLessThanOrEqual(40);
  await expect(toast(page, 'Subscribed: Meera')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: phone });
  await expect(row).toContainText('Lunch, tomorrow');
  await expect(page.getByRole('region', { name: /^Tomorrow/ })).toContainText('1 person');

  const { subscribers, tomorrow } = await wire.send<{
    subscribers: { $id: string }[];
    tomorrow: { date: string; mealTimes: { mealTimeId: string }[] };
  }>('GET', `/plans/subscribers?search=${phone}`);
  await wire.documents('POST', 'meals/documents', {
    documentId: 'unique()',
    data: {
      subscriptionId: subscribers[0]?.$id,
      date: tomorrow.date,
      mealTimeId: tomorrow.mealTimes[0]?.mealTimeId,
      state: 'skipped',
    },
  });
  await open(page, '/admin/subscribers?show=skipping');
  await expect(row).toContainText('Skips tomorrow: Lunch');
  await expectAccessible(page, 'subscribers');
  for (const path of ['plans', 'plan-menu', 'subscribers']) {
    await open(page, `/hi/admin/${path}`);
    await expectHindi(page, path);
  }
});

// PLAN-40, PLAN-46
test('an owner makes a company with its GST number and admin, and changes it on its own page', async ({
  page,
  wire,
}) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  const { path, data } = turn('plans', true);
  await wire.documents('PATCH', path, { data });
  await open(page, '/admin/subscribers');
  const dialog = page.getByRole('dialog');
  const save = () => dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'New company' }).click();
  await dialog.getByLabel('Name').fill('Lotus Studio');
  await dialog.getByLabel('GSTIN').fill('29 AAGCB 7383 J1Z5');
  await dialog.getByLabel('E-mail for statements').fill('Accounts@Lotus.example');
  await dialog.getByLabel('Limit of the house account').fill('20,000');
  await dialog.getByLabel('Who looks after it').fill('Zoya');
  await dialog.getByLabel('Their mobile number or mail address').fill('98765');
  await save();
  await expect(dialog.getByText('This is no valid GSTIN')).toBeVisible();
  await expect(dialog.getByText('Please give a mobile number or a mail address.')).toBeVisible();
  await expectAccessible(page, 'the form of a company');
  await dialog.getByLabel('GSTIN').fill('29 aagcb 7383 j1z4');
  await dialog.getByLabel('Their mobile number or mail address').fill('98765 43210');
  await save();

  await page.getByRole('link', { name: 'Open Lotus Studio' }).click();
  await expect(page.getByText('GSTIN 29AAGCB7383J1Z4 · accounts@lotus.example')).toBeVisible();
  await expect(page.getByText('₹20,000 of ₹20,000 left on the house account')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Zoya' })).toContainText('+919876543210');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog.getByLabel('Limit of the house account')).toHaveCount(0);
  await dialog.getByRole('switch', { name: 'Pays for meals' }).click();
  await save();
  await expect(page.getByText('Pays for no meals', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a company');
});
