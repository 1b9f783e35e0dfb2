import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { ADMIN, expect, open, test, Wire } from './fixture.ts';

const sections = (page: Page) => page.getByRole('navigation', { name: 'Admin' });

/** Presses a key until it works: the script that handles keys may be loaded a moment after the page. */
const pressUntil = (page: Page, key: string, shown: () => Promise<void>) =>
  expect(async () => {
    await page.keyboard.press(key);
    await shown();
  }).toPass();

// ADMIN-60
test('the admin area has its own navigation and nothing of the shop around it', async ({ page, wire }) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveCount(0);
  const texts = await sections(page).getByRole('link').allInnerTexts();
  const names = texts.map((text) => /^\w+/.exec(text)?.[0]);
  expect(names).toEqual(['Kitchen', 'Prep', 'Orders', 'Menu', 'Plans', 'Customers', 'More']);
  for (const width of [1280, 800, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const link of await sections(page).getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await sections(page).getByRole('link', { name: 'More' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeVisible();
  await expectAccessible(page, 'the screen with the other screens');
  await expect(page.getByRole('main').getByRole('link', { name: /^(Webhooks|Data breach)/ })).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Audit log/ })
    .click();
  await expect(page).toHaveURL('/admin/audit');
  await expect(sections(page).getByRole('link', { name: 'More' })).toHaveAttribute('data-current', 'true');
  // ADMIN-107
  await page.setViewportSize({ width: 1280, height: 520 });
  await open(page, '/admin/settings/shop');
  await expect(sections(page).getByRole('link')).toHaveCount(7);
  await expect(sections(page).getByRole('link', { name: 'More' })).toBeInViewport({ ratio: 1 });
  await open(page, '/admin/settings');
  for (const name of [/^Webhooks/, /^Data breach/, /^Delivery areas/])
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await expect(sections(page).getByRole('link', { name: 'Kitchen' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

// ADMIN-61
test('one search finds orders, people, dishes and screens', async ({
  page,
  wire,
  kitchen,
  playwright,
  baseURL,
}) => {
  const dish = await kitchen.dish();
  const name = `Khandvi ${Date.now().toString(36)}`;
  await kitchen.change(dish, { name });
  const context = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const theirs = new Wire(context);
  const customer = await theirs.customer();
  await theirs.order([{ ...dish, name }]);
  const [order] = (await theirs.documents<{ documents: { number: number }[] }>('GET', 'orders/documents'))
    .documents;
  const number = order?.number ?? 0;
  await context.dispose();
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin/orders');
  const box = page.getByRole('combobox', { name: 'Order number, phone, name or dish' });
  await pressUntil(page, '/', () => expect(box).toBeFocused({ timeout: 1_000 }));
  const option = (words: RegExp) => page.getByRole('option', { name: words });
  for (const [typed, found] of [
    [`#${number}`, new RegExp(`^#${number} .*Orders$`)],
    [customer.email, /People$/],
    [name, new RegExp(`^${name} ?Dishes$`)],
    ['audit', /^Audit log ?Screens$/],
  ] as const) {
    await box.fill(typed);
    await expect(option(found)).toBeVisible();
  }
  await expectAccessible(page, 'the search for everything');
  await box.fill('zzzzqqqq');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await box.fill(name);
  // Enter counts at once: what it opens is known when the results have arrived.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/dishes\?q=Khandvi/);
  await expect(page.getByRole('searchbox')).toHaveValue(name);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+k');
  await box.fill(`#${number}`);
  await option(/Orders$/).click();
  await expect(page.getByRole('dialog')).toContainText(`#${number}`);
});

// ADMIN-62
test('keyboard shortcuts open sections, are listed by ?, and do nothing while somebody types', async ({
  page,
  wire,
}) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await pressUntil(page, '?', () => expect(list).toBeVisible({ timeout: 1_000 }));
  await expect(list.getByRole('listitem').filter({ hasText: 'Go to Customers' })).toContainText(/G.*C/i);
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page).toHaveURL('/admin/customers');
  await page.getByRole('searchbox').pressSequentially('/go?');
  await expect(page.getByRole('searchbox')).toHaveValue('/go?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
