import type { Page } from '@playwright/test';
import { HOURS_DEFAULTS } from '#domain/site/hours-settings.ts';
import { dayAt, timeAt } from '#domain/time/local-time.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { expectAccessible } from './axe.ts';
import { openTools, tests } from './board.ts';
import { ADMIN, addOnCard, expect, hearNothing, LIVE, open, openLive, type Wire } from './fixture.ts';

const ZONE = 'Asia/Kolkata';
const MINUTE = 60_000;
const set = (wire: Wire, section: string, value: object) =>
  wire.documents('PATCH', `settings/documents/${section}`, { data: { value: JSON.stringify(value) } });

async function opensAt(wire: Wire, from: Date): Promise<void> {
  const to = new Date(from.getTime() + 600 * MINUTE);
  const span = { from: timeAt(from, ZONE), to: timeAt(to, ZONE) };
  const week = { ...HOURS_DEFAULTS.week };
  for (const day of WEEKDAYS) week[day] = [span];
  await set(wire, 'hours', { week });
}

const notice = (page: Page) => page.getByRole('main').getByRole('alert').filter({ visible: true });
const placeOrder = (page: Page) =>
  page.getByRole('button', { name: 'Place Order' }).filter({ visible: true });

tests.describe.configure({ mode: 'default' });

tests.describe('the opening hours', () => {
  tests.beforeEach(async ({ admin }) => {
    for (const section of ['hours', 'pause', 'busy']) await set(admin, section, {});
  });
  tests.afterEach(async ({ admin }) => {
    for (const section of ['hours', 'pause', 'busy']) await set(admin, section, {});
  });

  // HOURS-11
  tests(
    'a closed shop says when it opens, takes no order, and opens in open pages by the clock',
    async ({ guest, admin, kitchen }) => {
      const dish = await kitchen.dish();
      const opening = new Date((Math.ceil(Date.now() / MINUTE) + 10) * MINUTE);
      await opensAt(admin, opening);
      const { page } = guest;
      // It learns of the opening by its own clock, and not by an event.
      await hearNothing(page);
      await page.clock.install();
      await open(page, '/');
      await expect(notice(page)).toContainText(/^Closed now\. Opens at \d+:\d\d [ap]m/);
      await open(page, '/menu');
      const day = dayAt(opening, ZONE) === dayAt(new Date(), ZONE) ? 'today' : 'tomorrow';
      await expect(notice(page)).toContainText(day);
      await addOnCard(page, dish.name);
      await page.goto('/cart');
      await expect(page.getByRole('heading', { name: dish.name })).toBeVisible();
      await expect(notice(page)).toContainText('Closed now.');
      await open(page, '/payment');
      await expect(notice(page).first()).toContainText('Closed now.');
      await expect(placeOrder(page)).toHaveAttribute('aria-disabled', 'true');
      await expectAccessible(page, 'checkout of a closed shop');

      await set(admin, 'hours', {});
      await page.clock.fastForward(opening.getTime() - Date.now() - 2 * MINUTE);
      await expect(notice(page).first()).toContainText('Closed now.');
      await page.clock.fastForward(3 * MINUTE);
      await expect(notice(page)).toHaveCount(0);
      await placeOrder(page).click();
      await expect(page).toHaveURL(/order-success/);
    },
  );

  // HOURS-12
  tests(
    'a pause from the board is seen in an open menu at once, with its reason, and ends there',
    async ({ board, guest }) => {
      await openLive(guest.page, '/menu');
      await open(board, '/admin/kitchen');
      await expect(board.getByText('Customers can order')).toBeVisible();
      await openTools(board);
      await board.getByRole('button', { name: 'Pause' }).click();
      await board.getByRole('button', { name: 'Power cut' }).click();
      await expectAccessible(board, 'dialog that pauses the kitchen');
      await board.getByRole('button', { name: '30 minutes' }).click();
      await expect(board.getByText(/^Paused until .*: Power cut$/)).toBeVisible();
      await expect(notice(guest.page)).toContainText('We take no orders right now: Power cut.', LIVE);
      await expectAccessible(board, 'board of a paused kitchen');
      await board.getByRole('button', { name: 'Take orders again' }).click();
      await expect(notice(guest.page)).toHaveCount(0, LIVE);

      await board.getByRole('button', { name: 'Busy' }).click();
      await board.getByRole('button', { name: '+20 minutes' }).click();
      await expect(board.getByText(/^\+20 minutes on each new promise until/)).toBeVisible();
      await board.getByRole('button', { name: 'End the busy time' }).click();
      await expect(board.getByText(/on each new promise/)).toBeHidden();
    },
  );

  // HOURS-13
  tests(
    'an owner sets hours, a holiday and a breakfast menu by the keyboard, and sees what customers will',
    async ({ page, wire }) => {
      await wire.logIn(ADMIN.email, ADMIN.password);
      await open(page, '/admin/settings/hours');
      const form = page.getByRole('region', { name: 'Opening hours' });
      await expect(form.getByText('The kitchen takes orders day and night.')).toBeVisible();
      await form.getByLabel('Monday', { exact: true }).selectOption('Open from – to');
      await form.getByLabel('Monday, opens (1)').fill('12:00');
      await form.getByLabel('Monday, closes (1)').fill('15:00');
      await form.getByRole('button', { name: 'Add hours to Monday' }).press('Enter');
      const save = form.getByRole('button', { name: /^Save/ });
      await save.press('Enter');
      await expect(form.getByText('Please give both times.')).toBeVisible();
      await form.getByLabel('Monday, opens (2)').fill('14:00');
      await form.getByLabel('Monday, closes (2)').fill('01:00');
      await save.press('Enter');
      await expect(form.getByText('These hours overlap.')).toBeVisible();
      await form.getByLabel('Monday, opens (2)').fill('18:30');
      await expect(form.getByText('the next day')).toBeVisible();
      await form.getByRole('button', { name: 'Copy the hours of Monday to all days' }).press('Enter');
      await form.getByLabel('Sunday', { exact: true }).selectOption('Closed');
      await expect(form.getByText('Monday to Saturday: 12:00 pm – 3:00 pm, 6:30 pm – 1:00 am')).toBeVisible();
      await expect(form.getByText('Sunday: closed')).toBeVisible();
      await form.getByRole('button', { name: 'Add a date' }).press('Enter');
      await form.getByLabel('Date', { exact: true }).fill('2030-11-08');
      await form.getByLabel('Give a menu its own hours').selectOption({ index: 1 });
      await form.getByLabel('Last order before closing').fill('20');
      await expectAccessible(page, 'opening hours');
      await save.press('Enter');
      await expect(form.getByText('Saved', { exact: true })).toBeVisible();
      const { value } = await wire.documents<{ value: string }>('GET', 'settings/documents/hours');
      const late = [
        { from: '12:00', to: '15:00' },
        { from: '18:30', to: '01:00' },
      ];
      expect(JSON.parse(value)).toMatchObject({
        week: { monday: late, saturday: late, sunday: [] },
        exceptions: [{ date: '2030-11-08', spans: [] }],
        lastOrderMinutes: 20,
        menus: [{ spans: [{ from: '07:00', to: '11:00' }] }],
      });
      await page.goto('/support');
      await expect(page.getByRole('region', { name: 'Business hours' })).toContainText('Monday to Saturday');
    },
  );
});
