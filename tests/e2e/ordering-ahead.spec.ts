import { HOURS_DEFAULTS } from '#domain/site/hours-settings.ts';
import { dayAt, momentOf } from '#domain/time/local-time.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { expectAccessible } from './axe.ts';
import { clearBoard, setMode, tests } from './board.ts';
import { ADMIN, addOnCard, card, expect, open, reopen, toast, unfold, type Wire } from './fixture.ts';

const ZONE = 'Asia/Kolkata';
const MINUTE = 60_000;

const set = (wire: Wire, section: string, value: object) =>
  wire.documents('PATCH', `settings/documents/${section}`, { data: { value: JSON.stringify(value) } });
/** Hours of tomorrow alone. */
const onlyTomorrow = (from: string, to: string) => {
  const week = { ...HOURS_DEFAULTS.week };
  for (const day of WEEKDAYS) week[day] = [];
  const date = dayAt(new Date(Date.now() + 1440 * MINUTE), ZONE);
  return { week, exceptions: [{ date, spans: [{ from, to }] }] };
};
const reset = async (wire: Wire) => {
  for (const section of ['hours', 'capacity', 'shop']) await set(wire, section, {});
  await setMode(wire, 'age');
};

tests.describe.configure({ mode: 'default' });
tests.beforeEach(({ admin }) => reset(admin));
tests.afterEach(async ({ admin }) => {
  // A second try would count the orders ahead of the first.
  await clearBoard(admin);
  await reset(admin);
});

// SLOT-8 SLOT-9
tests(
  'a customer of a closed shop orders for tomorrow, and the board rings when it is due',
  async ({ board, guest, admin, kitchen }) => {
    const dish = await kitchen.dish();
    await clearBoard(admin);
    await setMode(admin, 'board');
    await set(admin, 'hours', onlyTomorrow('12:00', '14:00'));
    await set(admin, 'capacity', { scheduleDays: 3, slotMinutes: 30 });
    const { page } = guest;
    await open(page, '/menu');
    await addOnCard(page, dish.name);
    await open(page, '/payment');
    const place = page.getByRole('button', { name: 'Place Order' }).filter({ visible: true });
    await expect(place).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('You can order for later now: choose a time below.')).toBeVisible();
    await unfold(page, 'When?');
    await page.getByRole('radio', { name: /^Order for later/ }).check();
    await place.click();
    await expect(page.getByText('Please choose a time.')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Day' })).toContainText('Tomorrow');
    await page.getByRole('combobox', { name: 'Time' }).selectOption('12:30 pm');
    await expectAccessible(page, 'checkout of an order ahead', { isWide: true });
    // ORDER-49
    await reopen(page);
    await expect(page.getByRole('region', { name: 'When?' })).toContainText('12:30');
    await place.click();
    await expect(page).toHaveURL(/order-success/);
    const planned = page.getByText(/^Ordered for .*, 12:30–12:45 pm$/);
    await expect(planned).toBeVisible();
    await page.getByRole('link', { name: 'Follow this order' }).click();
    await expect(planned).toBeVisible();
    await expect(page.getByText('Ordered ahead', { exact: true })).toBeVisible();
    await expectAccessible(page, 'order ahead', { isWide: true });
    await expect(page.getByText(/^It will be with you between 12:30 pm and 12:45 pm, on /)).toBeVisible();
    const number = (await page.getByRole('heading', { level: 1 }).innerText()).replace('Order ', '');

    // ORDER-43
    await open(page, '/orders');
    await expect(page.getByRole('article').first()).toContainText(/With you .*, 12:30–12:45 pm/);

    await board.clock.install();
    await open(board, '/admin/kitchen');
    const later = board.locator('summary', { hasText: '1 order for later' });
    await later.click();
    await expect(card(board, number)).toContainText(/Ordered for .*12:30–12:45 pm/);
    await expect(board).not.toHaveTitle(/^\(1\)/);
    await expectAccessible(board, 'board with an order for later', { isWide: true });
    const tomorrow = dayAt(new Date(Date.now() + 1440 * MINUTE), ZONE);
    await board.clock.fastForward(momentOf(tomorrow, 12 * 60, ZONE) - Date.now() + MINUTE);
    await expect(board).toHaveTitle(/^\(1\) Kitchen/);
    await expect(later).toHaveCount(0);
    await expect(
      board.getByRole('region', { name: /^New/ }).getByRole('heading', { name: number }),
    ).toBeVisible();
  },
);

// SLOT-9
tests('staff type an order for later, and the time is read out', async ({ board, admin, kitchen }) => {
  const dish = await kitchen.dish();
  await set(admin, 'hours', onlyTomorrow('12:00', '14:00'));
  await set(admin, 'capacity', { scheduleDays: 3, slotMinutes: 15 });
  await open(board, '/admin/orders/new');
  await board.getByRole('combobox', { name: 'Phone number' }).fill('98765 12345');
  await board.getByRole('combobox', { name: /dish/i }).fill(dish.name);
  await board.getByRole('combobox', { name: /dish/i }).press('Enter');
  await board.getByText('Pickup', { exact: true }).click();
  await board.getByText('Order for later').click();
  await board.getByRole('combobox', { name: 'Time' }).selectOption('12:45 pm');
  await board.getByRole('button', { name: 'Place order' }).filter({ visible: true }).click();
  await expect(board.getByText(/, 12:45–1:00 pm$/)).toBeVisible();
});

// SLOT-10
tests(
  'an owner who sets fewer orders reads which orders ahead are affected, and saves after a question',
  async ({ page, wire, guest, admin, kitchen }) => {
    await set(admin, 'capacity', { scheduleDays: 3 });
    const { days } = await admin.send<{ days: { slots: { at: string }[] }[] }>('GET', '/slots');
    const over = { scheduledFor: days[1]?.slots[20]?.at };
    const dish = await kitchen.dish();
    await guest.order(dish, over);
    const second = await guest.order(dish, over);
    await wire.logIn(ADMIN.email, ADMIN.password);
    await open(page, '/admin/settings/capacity');
    const form = page.getByRole('region', { name: /^How much you cook/ });
    await form.getByLabel('Orders in 15 minutes').fill('1');
    await expect(form.getByRole('link', { name: second.number })).toBeVisible();
    await expect(form.getByText('1 order ahead is more than these numbers allow.')).toBeVisible();
    await form.getByRole('button', { name: /^Save/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Save although orders are affected?' });
    await expectAccessible(page, 'question about affected orders');
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Saved', { exact: true })).toBeVisible();
  },
);

// AREA-16
tests(
  'far from the kitchen an order waits for its time, and reads it once it is accepted',
  async ({ board, guest, admin, kitchen }) => {
    const dish = await kitchen.dish();
    await clearBoard(admin);
    await setMode(admin, 'board');
    await set(admin, 'shop', { latitude: 28.6, longitude: 77.2 });
    const { page } = guest;
    const waits = page.locator('#main').getByText('Waits for the kitchen’s answer', { exact: true });
    await open(page, '/menu');
    await addOnCard(page, dish.name);
    await open(page, '/payment');
    await expect(page.getByRole('region', { name: 'When?' })).toContainText('Waits for the kitchen’s answer');
    await expect(page.getByText('This is far from the kitchen.').filter({ visible: true })).toBeVisible();
    await expectAccessible(page, 'checkout far from the kitchen', { isWide: true });
    await page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/order-success/);
    await expect(waits).toBeVisible();
    await expectAccessible(page, 'confirmation without a time', { isWide: true });
    await open(page, '/menu');
    await expect(page.getByText('once the kitchen answers').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Waits for the kitchen’s answer/ })).toBeVisible();
    await open(page, '/orders');
    await expect(page.getByRole('article').first()).toContainText('Waits for the kitchen’s answer');
    await page.getByRole('link', { name: 'Follow' }).filter({ visible: true }).first().click();
    await expect(waits).toBeVisible();

    await open(board, '/admin/kitchen');
    const ticket = board.getByRole('article').filter({ hasText: 'No time yet, far away' });
    await expect(ticket).toBeVisible();
    await expectAccessible(board, 'board with an order without a time', { isWide: true });
    // The first press of a key only shows the tickets' numbers. A second one within 600 ms counts as a slip of the finger.
    await board.keyboard.press('1');
    await expect(toast(board, 'Keys 1 to 9')).toBeVisible();
    await board.waitForTimeout(700);
    await board.keyboard.press('1');
    await expect(toast(board, 'has no time yet')).toBeVisible();
    await ticket.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText(/^It will be with you between/)).toBeVisible();
    await expect(waits).toHaveCount(0);
  },
);
