import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { asOwner, inBoardMode } from './board.ts';
import { ADMIN, expect, open, test, toast } from './fixture.ts';

inBoardMode();

const fresh = () => Math.random().toString(36).slice(2, 12);
const EVERY_DAY = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const section = (name: string, isOn: boolean) =>
  [`settings/documents/${name}`, { data: { value: JSON.stringify({ isOn }) } }] as const;
const [mealTime, plan] = [fresh(), fresh()];

test.beforeAll(({ playwright, baseURL }) =>
  asOwner(playwright, baseURL, async (wire) => {
    for (const name of ['ledger', 'plans']) await wire.documents('PATCH', ...section(name, true));
    // Tomorrow's lunch is open at whatever hour the test runs.
    const lunch = {
      name: 'Lunch',
      deliveredFrom: '12:30',
      deliveredUntil: '13:30',
      cutoffDays: 1,
      cutoffAt: '23:59',
    };
    await wire.documents('POST', 'mealTimes/documents', { documentId: mealTime, data: lunch });
    const tiffin = {
      name: 'Caller tiffin',
      mealTimeIds: [mealTime],
      weekdays: EVERY_DAY,
      price: 120,
      isOnSale: true,
    };
    const offers = { trialMeals: 3, bundleMeals: 20, bundlePrice: 2200 };
    // The form that subscribes a caller begins with the first plan on sale.
    const known = await wire.documents<{ documents: { $id: string }[] }>('GET', 'plans/documents');
    for (const { $id } of known.documents)
      await wire.documents('PATCH', `plans/documents/${$id}`, { data: { isOnSale: false } });
    await wire.documents('POST', 'plans/documents', { documentId: plan, data: { ...tiffin, ...offers } });
  }),
);
test.afterAll(({ playwright, baseURL }) =>
  asOwner(playwright, baseURL, async (wire) => {
    for (const name of ['plans', 'ledger']) await wire.documents('PATCH', ...section(name, false));
  }),
);

/** Presses keys, at most 12. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  expect(keys.length).toBeLessThanOrEqual(12);
  for (const key of keys) await page.keyboard.press(key);
}

// PLAN-65
test('what a caller can do alone is done for them with at most 12 key presses each', async ({
  page,
  wire,
}) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  const phone = `97${`${Date.now()}`.slice(-8)}`;
  const tomorrow = new Date(Date.now() + 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const { userId } = await wire.send<{ userId: string }>('POST', '/plans/subscribers', {
    subscriptionId: fresh(),
    ...{ phone, name: 'Meera Nair' },
    data: {
      ...{ planId: plan, mealTimeIds: [mealTime], weekdays: EVERY_DAY, startsOn: tomorrow },
      address: '7, Hill Road, Pune 411001',
    },
  });
  const meals = async () =>
    (
      await wire.send<{ meals: { state: string; people: number; extras: unknown[]; changed: object }[] }>(
        'GET',
        `/plans/subscribers/${userId}/meals?from=${tomorrow}&to=${tomorrow}`,
      )
    ).meals[0];
  const which = page.getByRole('combobox', { name: 'Which meal' });
  // The server has the change before the form has it; until then a press does nothing.
  const saved = () => expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();

  // From the row of the list.
  await open(page, `/admin/subscribers?q=${phone}`);
  await page.getByRole('button', { name: 'Meals of Meera Nair' }).focus();
  await press(page, 'Enter');
  await expect(which).toBeFocused();
  await press(page, 'Tab', 'Enter');
  await expect(toast(page, 'Skipped: Lunch, tomorrow')).toBeVisible();
  await expectAccessible(page, 'the skipped meal of a caller');
  expect(await meals()).toMatchObject({ state: 'skipped' });
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Skip this meal' })).toBeFocused();
  await expectAccessible(page, 'a meal of a caller');

  // Beside an order by phone.
  await open(page, '/admin/orders/new');
  await expect(page.getByRole('combobox', { name: 'Phone number' })).toBeFocused();
  for (const key of [...phone, 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText('Next meal: Lunch, tomorrow')).toBeVisible();
  const back = ['Shift+Tab', 'Shift+Tab', 'Enter'];
  await press(page, ...back);
  await expect(which).toBeFocused();
  await press(page, 'Tab', 'Tab', 'Tab', 'Enter', 'Control+Enter');
  await expect.poll(meals).toMatchObject({ state: 'planned', people: 2 });
  await saved();
  await which.focus();
  await press(page, 'Tab', 'Tab', 'Tab', 'Tab', 'ArrowDown', 'Control+Enter');
  await expect.poll(async () => (await meals())?.extras.length).toBe(1);
  await saved();
  await which.focus();
  await press(page, ...Array<string>(7).fill('Tab'), 'ArrowDown', 'Control+Enter');
  await expect.poll(meals).toMatchObject({ changed: { address: '7, Hill Road, Pune 411001' } });

  await press(page, 'Escape');
  await press(page, 'Tab', 'Enter');
  await expect(page.getByRole('combobox', { name: 'Plan' })).toBeFocused();
  await expectAccessible(page, 'subscribing a known caller');
  await press(page, 'Tab', 'ArrowDown', 'ArrowDown', 'Control+Enter');
  // A second lunch on the same days is asked about (PLAN-68).
  const question = page.getByRole('alertdialog', { name: /^Meera Nair already gets Lunch/ });
  await expect(question).toBeVisible();
  await expectAccessible(page, 'the question about a second lunch');
  await question.getByRole('button', { name: 'Subscribe all the same' }).press('Enter');
  await expect(toast(page, 'Subscribed: Meera Nair')).toBeVisible();
  const { subscribers } = await wire.send<{ subscribers: { bundleLeft: number }[] }>(
    'GET',
    `/plans/subscribers?search=${phone}`,
  );
  expect(subscribers.map(({ bundleLeft }) => bundleLeft).sort()).toEqual([0, 20]);
});
