import { addDays, dayAt } from '#domain/time/local-time.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { expectAccessible } from './axe.ts';
import { expect, open, test, toast, type Wire } from './fixture.ts';
import { expectHindi } from './hindi.ts';
import { mailedCode } from './outbox.ts';

const section = (values: object) => ({ data: { value: JSON.stringify(values) } });
const turn = async (admin: Wire, isOn: boolean) => {
  const kitchen = isOn ? { orderMode: 'board' } : {};
  await admin.documents('PATCH', 'settings/documents/kitchen', section(kitchen));
  await admin.documents('PATCH', 'settings/documents/ledger', section({ isOn }));
  await admin.documents('PATCH', 'settings/documents/plans', section({ isOn }));
};

/** A plan of lunch, changed until ten o'clock of the same day, with a menu of each day. */
async function sellPlan(admin: Wire): Promise<{ id: string; name: string }> {
  const id = `plan-${Date.now()}`;
  const name = `Ghar ka khana ${id.slice(-4)}`;
  const create = (collection: string, data: object, documentId = 'unique()') =>
    admin.documents('POST', `${collection}/documents`, { documentId, data });
  await create(
    'mealTimes',
    { name: 'Lunch', deliveredFrom: '12:30', deliveredUntil: '13:30', cutoffDays: 0, cutoffAt: '10:00' },
    id,
  );
  await create(
    'plans',
    {
      ...{ name, description: 'Dal, sabzi, roti and rice', mealTimeIds: [id], weekdays: WEEKDAYS },
      ...{ price: 120, trialMeals: 5, bundleMeals: 20, bundlePrice: 2200 },
      ...{ cycleFrom: '2026-01-05', isOnSale: true },
    },
    id,
  );
  const dishes = [JSON.stringify({ dishId: 'ghar-ki-thali', quantity: 1 })];
  for (const weekday of WEEKDAYS)
    await create('planMenus', { planId: id, mealTimeId: id, week: 1, weekday, dishes });
  return { id, name };
}

test.afterEach(async ({ admin }) => turn(admin, false));

// PLAN-21, PLAN-22, PLAN-24, HOME-8
test('a customer finds a plan, begins a trial, skips a day, has a guest, goes home for a week, pays in and ends it', async ({
  page,
  wire,
  admin,
}) => {
  // A long way, and axe on four screens.
  test.slow();
  expect((await page.goto('/plans'))?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Plans' })).toHaveCount(0);

  await turn(admin, true);
  const plan = await sellPlan(admin);
  const customer = await wire.customer();
  const number = 9_700_000_000 + (Date.now() % 100_000_000);
  const home = { phone: number, houseNo: plan.id };
  await wire.documents('PATCH', `users/documents/${customer.id}`, { data: home });

  await open(page, '/menu');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
  await expectAccessible(page, 'the plans', { isWide: true });
  await page.getByRole('link', { name: `See ${plan.name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: plan.name })).toBeVisible();
  await expect(page.getByText('until 10:00 am on the same day')).toBeVisible();
  await expect(page.getByText('Ghar ki Thali').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Try 5 meals/ })).toBeChecked();
  await expectAccessible(page, 'a plan', { isWide: true });

  const today = dayAt(new Date(), 'Asia/Kolkata');
  await page.getByLabel('First day').fill(addDays(today, 1));
  await expect(page.getByText('5 meals', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start the trial' }).click();
  const proof = page.getByRole('dialog', { name: 'Is this your phone?' });
  await proof.getByLabel('Code').fill(await mailedCode(admin, `+91${number}`, 'phone-proof'));
  await proof.getByRole('button', { name: 'Confirm and start' }).click();
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  await expect(page.getByText('Please pay in at least ₹120')).toBeVisible();
  await page.getByRole('link', { name: 'See your meals' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Your meals' })).toBeVisible();
  await expect(page.getByText('Your balance does not cover your next meal')).toBeVisible();
  const meals = page.getByRole('list').filter({ has: page.getByRole('heading', { level: 3 }) });
  const first = meals.locator(':scope > li').first();
  await expect(first).toContainText('Tomorrow');
  await expect(page.getByText('its ₹120 stays yours')).toBeVisible();
  await first.getByRole('button', { name: /^Skip: Lunch/ }).click();
  await expect(toast(page, '₹120 stays in your balance')).toBeVisible();
  await expect(first.getByText('Skipped', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(first.getByText('Planned', { exact: true })).toBeVisible();

  await first.getByRole('button', { name: /^Change: Lunch/ }).click();
  const change = page.getByRole('dialog', { name: /^Lunch on / });
  await change.getByRole('button', { name: 'One more for a guest' }).click();
  await expect(change.getByText('This meal costs ₹240.')).toBeVisible();
  await expectAccessible(page, 'the change of a meal');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(first.getByText('For 2 people · ₹240')).toBeVisible();

  await page.getByRole('button', { name: 'Several days' }).click();
  for (const at of [1, 2]) await meals.locator(':scope > li').nth(at).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Skip 2' }).click();
  await expect(toast(page, '2 meals changed')).toBeVisible();
  await expect(page.getByText('Skipped', { exact: true })).toHaveCount(2);

  await page.getByRole('radio', { name: 'A month' }).check();
  const month = page.getByRole('list', { name: 'A month' });
  const skipped = month.getByRole('button', { name: /Lunch, Skipped$/ });
  await expect(skipped).toHaveCount(2);
  await expect(meals.locator(':scope > li')).toHaveCount(1);
  await skipped.last().click();
  await expect(skipped.last()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: /^Bring back: Lunch/ })).toHaveCount(1);
  await expectAccessible(page, 'a month of meals');
  await page.getByRole('radio', { name: 'Two weeks' }).check();

  await open(page, '/');
  const tomorrow = page.getByRole('region', { name: 'Tomorrow' });
  await tomorrow.getByRole('button', { name: /^Skip: Lunch/ }).click();
  await tomorrow.getByRole('button', { name: /^Bring back: Lunch/ }).click();
  await expect(tomorrow.getByRole('button', { name: /^Skip: Lunch/ })).toBeVisible();
  await expect(tomorrow.getByRole('link', { name: 'Nothing owed, nothing held' })).toBeVisible();
  await expectAccessible(page, 'the home page of a subscriber');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('navigation', { name: 'Main' });
  await expect(drawer.getByRole('link', { name: 'Balance' })).toHaveAttribute('href', '/balance');
  await drawer.getByRole('link', { name: 'My Meals' }).click();

  await page.getByRole('button', { name: 'Pause' }).click();
  const pause = page.getByRole('dialog', { name: 'Pause your meals' });
  await pause.getByLabel('First day without meals').fill(addDays(today, 4));
  await pause.getByLabel('Last day without meals').fill(addDays(today, 10));
  await expect(pause.getByText('4 meals are not cooked. ₹480 stays in your balance.')).toBeVisible();
  await pause.getByRole('button', { name: 'Pause' }).click();
  await expect(toast(page, 'Your meals are paused')).toBeVisible();
  await expect(page.getByText('Paused', { exact: true })).toHaveCount(7);
  await expectAccessible(page, 'your meals', { isWide: true });

  await open(page, '/hi/my-meals');
  await expectHindi(page, 'your meals');
  await open(page, `/hi/plans/${plan.id}`);
  await expectHindi(page, 'a plan');

  const paid = { userId: customer.id, kind: 'payment', paidBy: 'cash', credit: 1000 };
  await admin.documents('POST', 'ledgerEntries/documents', { documentId: 'unique()', data: paid });
  await open(page, '/my-meals?language=en');
  await expect(page.getByText('Paused from')).toBeVisible();
  await expect(page.getByText('Your balance does not cover your next meal')).toHaveCount(0);
  await page.getByRole('button', { name: 'Come back' }).click();
  await expect(page.getByText('Paused', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'End the plan' }).click();
  const end = page.getByRole('alertdialog');
  await expect(end).toContainText('What is in your balance stays yours');
  await end.getByRole('button', { name: 'End it' }).click();
  await expect(toast(page, 'Your plan ends')).toBeVisible();
  await expect(page.getByText('Planned', { exact: true })).toHaveCount(0);
});
