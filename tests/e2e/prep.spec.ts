import type { Page } from '@playwright/test';
import { addDays, dayAt, momentOf } from '#domain/time/local-time.ts';
import { expectAccessible } from './axe.ts';
import { rejectWaiting, setMode, tests } from './board.ts';
import { ADMIN, expect, open, openLive } from './fixture.ts';

const ZONE = 'Asia/Kolkata';
const TOMORROW = addDays(dayAt(new Date(), ZONE), 1);
const ONE_O_CLOCK = new Date(momentOf(TOMORROW, 13 * 60, ZONE)).toISOString();

/** The width of the page as it would be printed, in millimetres. */
async function widthOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  const [, width = ''] = /\/MediaBox \[0 0 ([\d.]+) [\d.]+\]/.exec(pdf) ?? [];
  return Math.round((Number(width) * 25.4) / 72);
}

tests.afterEach(async ({ admin }) => {
  await rejectWaiting(admin);
  await admin.documents('PATCH', 'settings/documents/capacity', { data: { value: '{}' } });
  await setMode(admin, 'age');
});

// PREP-6, PREP-7
tests(
  'a cook prints the prep list on rolls and whole pages with the same numbers, and two tablets tick it together',
  async ({ page, admin, kitchen, wire }) => {
    await setMode(admin, 'board');
    const days = { value: JSON.stringify({ scheduleDays: 3 }) };
    await admin.documents('PATCH', 'settings/documents/capacity', { data: days });
    const dish = await kitchen.dish();
    const { id } = await admin.order([dish], { scheduledFor: ONE_O_CLOCK }, 7);
    await admin.walk(id, 'accepted');
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await wire.logIn(ADMIN.email, ADMIN.password);
    await page.setViewportSize({ width: 800, height: 1280 });
    await openLive(page, `/admin/prep?day=${TOMORROW}`);
    await expect(page.locator('main')).toContainText(dish.name);
    await expectAccessible(page, 'the prep list on a tablet');

    const sheet = page.locator('[data-print-sheet]');
    for (const [paper, millimetres] of [
      ['58 mm', 58],
      ['80 mm', 80],
      ['Whole page', 210],
    ] as const) {
      await page.getByRole('button', { name: 'Print', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Print the prep list' });
      await dialog.getByText(paper).click();
      await dialog.getByRole('button', { name: 'Print', exact: true }).click();
      await expect(sheet).toContainText(dish.name);
      await expect(sheet).toContainText(/7/);
      expect(await widthOf(page)).toBe(millimetres);
      await expect(dialog).toHaveCount(0);
    }

    const other = await page.context().newPage();
    await openLive(other, `/admin/prep?day=${TOMORROW}`);
    const tick = (on: Page) => on.getByRole('checkbox', { name: `${dish.name}, 7: ready` });
    await tick(page).check();
    await expect(tick(other)).toBeChecked();

    await admin
      .order([dish], { scheduledFor: ONE_O_CLOCK }, 2)
      .then((more) => admin.walk(more.id, 'accepted'));
    await expect(page.locator('main')).toContainText(/\+2 since/);
    await expect(page.locator('main')).toContainText('7 of 9 ready');
    await open(page, `/admin/packing?day=${TOMORROW}`);
    await expect(page.locator('main')).toContainText(dish.name);
    await expectAccessible(page, 'the packing list on a tablet');
  },
);
