import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { card, expect, LIVE, open, openLive, PASSWORD, test, toast } from './fixture.ts';
import { mailedLink } from './outbox.ts';

const heart = (within: Page | Locator, dish: { name: string }) =>
  within.getByRole('button', { name: `Add ${dish.name} to favourites` });
const heartOnCard = (page: Page, dish: { name: string }) => heart(card(page, dish.name), dish);
const chips = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const chip = (page: Page) => chips(page).getByRole('link', { name: 'Favourites' });

async function logIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

// FAV-3, FAV-4
test('a customer marks dishes, and finds them by a chip and in other tabs', async ({
  page,
  context,
  customer: _customer,
  kitchen,
}) => {
  const [one, other] = [await kitchen.dish(), await kitchen.dish()];
  const tab = await context.newPage();
  await openLive(tab, `/menu?dish=${one.id}`);
  await open(page, '/menu');
  await expect(heartOnCard(page, one)).toHaveAttribute('aria-pressed', 'false');
  await expect(chip(page)).toBeHidden();
  await heartOnCard(page, one).dblclick();
  await expect(heartOnCard(page, one)).toHaveAttribute('aria-pressed', 'true');
  await expect(chip(page)).toBeVisible();
  await expect(heart(tab.getByRole('dialog', { name: one.name }), one)).toHaveAttribute(
    'aria-pressed',
    'true',
    LIVE,
  );
  await heartOnCard(page, other).focus();
  await page.keyboard.press('Enter');
  await expect(heartOnCard(page, other)).toHaveAttribute('aria-pressed', 'true');
  await expect(heartOnCard(page, other)).not.toHaveAttribute('aria-busy');
  const box = await heartOnCard(page, other).boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);

  await chip(page).click();
  await expect(page).toHaveURL('/menu?only=favourites');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favourites');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('2 items available')).toBeVisible();
  await expectAccessible(page, 'the favourites');

  await heartOnCard(page, one).click();
  await expect(card(page, one.name)).toBeHidden();
  await expect(heartOnCard(page, other)).toBeFocused();
  await toast(page, `${one.name} is no longer one of your favourites.`)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(page.getByRole('article')).toHaveCount(2);
});

// FAV-4
test('the menu keeps the place of the chip, so that no other chip moves', async ({
  page,
  customer: _customer,
  wire,
  kitchen,
}) => {
  const dish = await kitchen.dish();
  await wire.documents('POST', 'favourites/documents', {
    documentId: `favourite-${dish.id}`,
    data: { dishId: dish.id },
  });
  await open(page, '/menu');
  await expect(heartOnCard(page, dish)).toHaveAttribute('aria-pressed', 'true');
  await expect(chip(page)).toBeHidden();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/favourites-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/menu');
  await page.evaluate(() => document.fonts.ready);
  const next = chips(page).getByRole('link', { name: 'Thalis & Bowls' });
  const before = await next.boundingBox();
  await expect(chip(page)).toBeHidden();
  release();
  await expect(chip(page)).toBeVisible();
  expect(await next.boundingBox()).toEqual(before);
  await open(page, '/menu?only=favourites');
  await expect(page.getByRole('article')).toHaveCount(1);
  await heartOnCard(page, dish).click();
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  await expect(chip(page)).toBeHidden();
  await page.getByRole('button', { name: 'See the whole menu' }).click();
  await expect(page).toHaveURL('/menu');
});

// FAV-3
test('without a connection the heart says so, and stays as it was', async ({
  page,
  context,
  customer: _customer,
  kitchen,
}) => {
  const dish = await kitchen.dish();
  await open(page, `/menu?dish=${dish.id}`);
  const dialog = page.getByRole('dialog', { name: dish.name });
  await expect(heart(dialog, dish)).toBeVisible();
  // The script of messages is fetched once the page stands; without it nothing could be said.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await heart(dialog, dish).click();
  await expect(toast(page, 'There is no connection')).toBeVisible();
  await expect(heart(dialog, dish)).toHaveAttribute('aria-pressed', 'false');
});

// FAV-5
test('a visitor who presses a heart signs in, and is back with the dish as a favourite', async ({
  page,
  wire,
  kitchen,
}) => {
  const dish = await kitchen.dish();
  const { email } = await wire.account();
  await open(page, '/menu?type=veg');
  await heartOnCard(page, dish).click();
  await toast(page, `Sign in to keep ${dish.name} as a favourite.`)
    .getByRole('button', { name: 'Sign in' })
    .click();
  await logIn(page, email);
  await expect(page).toHaveURL('/menu?type=veg');
  await expect(heartOnCard(page, dish)).toHaveAttribute('aria-pressed', 'true');
  await expect(heartOnCard(page, dish)).toBeFocused();
  await expect(heartOnCard(page, dish)).toBeInViewport({ ratio: 1 });
  await expect(chip(page)).toBeVisible();
});

// FAV-5, LOGIN-8
test('a heart that a visitor has pressed is kept for a mailed link, which opens another tab', async ({
  page,
  context,
  wire,
  admin,
  kitchen,
}) => {
  const dish = await kitchen.dish();
  const { id, email } = await wire.account();
  await open(page, '/menu');
  await heartOnCard(page, dish).click();
  await expect(toast(page, `Sign in to keep ${dish.name} as a favourite.`)).toBeVisible();
  await wire.send('POST', '/account/tokens/magic-url', { userId: id, email });
  const tab = await context.newPage();
  await open(tab, await mailedLink(admin, email, 'sign-in-link'));
  await tab.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(toast(tab, `${dish.name} is one of your favourites now.`)).toBeVisible();
  await open(tab, '/menu?only=favourites');
  await expect(card(tab, dish.name)).toBeVisible();
});

// STOCK-12
test('a visitor who wants to be told of a dish signs in, and has asked', async ({ page, wire, kitchen }) => {
  const dish = await kitchen.dish();
  await kitchen.change(dish, { isAvailable: false });
  const { email } = await wire.account();
  await open(page, `/menu?dish=${dish.id}`);
  const dialog = page.getByRole('dialog', { name: dish.name });
  await dialog.getByRole('button', { name: 'Tell me when it is back' }).click();
  await logIn(page, email);
  await expect(page).toHaveURL(`/menu?dish=${dish.id}`);
  await expect(dialog.getByRole('button', { name: 'Don’t tell me' })).toBeVisible();
});
