import { expectAccessible } from './axe.ts';
import { ADMIN, expect, ONE_SIZE, open, test } from './fixture.ts';

// HELP-6, HELP-7
test(
  'the handbook finds a task, shows its steps and pictures, and has it in Hindi',
  ONE_SIZE,
  async ({ page }) => {
    await open(page, '/help');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(page, 'the list of the handbook');
    const task = page.getByRole('main').getByRole('link', { name: /^Take an order by phone/ });
    await page.getByRole('button', { name: 'Rider' }).click();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^A rider/ })
        .first(),
    ).toBeVisible();
    await expect(task).toBeHidden();
    await page.getByRole('button', { name: 'All' }).click();
    await page.getByRole('searchbox', { name: 'Search the help' }).fill('zzz');
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await page.getByRole('searchbox').fill('phone order');
    await task.click();
    await expect(page).toHaveURL('/help/phone-order');
    await expect(page).toHaveTitle(/^Take an order by phone/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Take an order by phone');
    const picture = page.getByRole('article').getByRole('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    await expectAccessible(page, 'a task of the handbook');
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: 'हिन्दी' }).click();
    await expect(page).toHaveURL('/hi/help/phone-order');
    await expect(page.getByRole('article')).toHaveAttribute('lang', 'hi-IN');
    await page.goto('/hi/help/no-such-task');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('यह पेज नहीं मिला');
  },
);

// HELP-5
test(
  'Help leads from a screen to its task, in a window of its own',
  ONE_SIZE,
  async ({ page, wire, context }) => {
    await wire.logIn(ADMIN.email, ADMIN.password);
    await open(page, '/admin/orders/new');
    await page.getByLabel('Name').first().fill('Asha');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Help' }).click();
    await expect(await opened).toHaveURL('/help/phone-order');
    await expect(page.getByLabel('Name').first()).toHaveValue('Asha');
    await open(page, '/deliver');
    await expect(page.getByRole('link', { name: 'Help' })).toHaveAttribute('href', /^\/help\/[a-z-]+$/);
    await open(page, '/admin/settings/hours');
    const again = context.waitForEvent('page');
    await page.keyboard.press('h');
    await expect(await again).toHaveURL(/\/help\/hours-and-pause/);
  },
);

// HELP-6
test('help is Customer Service for a signed-in customer', ONE_SIZE, async ({ page, customer: _customer }) => {
  await page.goto('/hi/help');
  await expect(page).toHaveURL('/hi/support');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
