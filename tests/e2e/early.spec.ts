import type { Page } from '@playwright/test';
import { awake, card, cartLink, expect, open, test, toast } from './fixture.ts';

const CHAI = 'masala-chai';
const SCRIPTS = '**/assets/*.js';

/** Holds back the answers from these addresses until the returned function is called. */
async function hold(page: Page, addresses: string): Promise<() => void> {
  let come = () => {};
  const events = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(addresses, async (route) => {
    await events;
    await route.continue();
  });
  return come;
}

/** Holds back the scripts of a page that is about to be loaded until the returned function is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const come = await hold(page, SCRIPTS);
  return async () => {
    come();
    await awake(page);
  };
}

/** Opens a page whose scripts are held back until the returned function is called. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const bringScripts = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(card(page, 'Masala Chai')).toBeVisible();
  return bringScripts;
}

test.describe('before the page’s script is loaded', () => {
  // EARLY-1
  test('a press of + Add shows that it waits, and the dish is in the cart afterwards', async ({
    page,
    wire,
  }) => {
    await wire.customer();
    const bringScripts = await openEarly(page, '/menu?category=drinks');
    const add = card(page, 'Masala Chai').getByRole('button', { name: '+ Add' });
    await add.click();
    await add.click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
    await expect(add).toHaveAttribute('data-waiting', '');
    await bringScripts();
    await expect.poll(() => wire.cart()).toEqual([{ dishId: CHAI, quantity: 1 }]);
    await expect(card(page, 'Masala Chai').getByRole('group')).toHaveText('1');
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
  });

  // EARLY-1
  test('a visitor who presses + Add is led to login, and the dish is remembered', async ({ page }) => {
    const bringScripts = await openEarly(page, '/menu');
    await card(page, 'Masala Chai').getByRole('button', { name: '+ Add' }).click();
    await Promise.all([
      expect(toast(page, 'Please login to add items to cart')).toBeVisible(),
      bringScripts(),
    ]);
    await expect(page).toHaveURL(/\/login\?next=/);
  });

  // EARLY-1
  test('a press in a dish that the page came with counts, though its script comes last', async ({
    page,
    wire,
    kitchen,
  }) => {
    const dish = await kitchen.dish();
    await wire.customer();
    const come = await hold(page, '**/assets/{menu-dish,later}-*.js');
    await page.goto(`/menu?dish=${dish.id}`);
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
    const add = page.getByRole('dialog').getByRole('button', { name: 'Add to Cart' });
    await add.click();
    await expect(add).toHaveAttribute('data-waiting', '');
    come();
    await expect.poll(() => wire.cart()).toEqual([{ dishId: dish.id, quantity: 1 }]);
  });

  // EARLY-2, EARLY-3
  test('a dish can be opened and closed, and categories and search keep earlier choices', async ({
    page,
  }) => {
    await openEarly(page, '/menu?type=veg');
    await card(page, 'Masala Chai').getByRole('link').click();
    const dialog = page.getByRole('dialog', { name: 'Masala Chai' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('link', { name: 'Drinks' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drinks');
    await page.getByPlaceholder('Search dishes...').fill('chai');
    await page.getByPlaceholder('Search dishes...').press('Enter');
    await expect(page).toHaveURL('/menu?category=drinks&type=veg&q=chai');
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  // EARLY-14
  test('going back shows the earlier page', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await open(page, '/menu');
    await page.getByRole('link', { name: 'Drinks' }).click();
    await expect(page).toHaveURL('/menu?category=drinks');
    const bringScripts = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(heading).toHaveText('Drinks');
    await page.evaluate(() => window.history.back());
    await expect(heading).toHaveText('All Items');
    await bringScripts();
    await expect(page).toHaveURL('/menu');
    await expect(heading).toHaveText('All Items');
  });

  // EARLY-14
  test('going back while the scripts are starting shows the earlier page, too', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await open(page, '/menu');
    await page.getByRole('link', { name: 'Drinks' }).click();
    await expect(page).toHaveURL('/menu?category=drinks');
    // The scripts have started, but wait for the style sheet.
    const bringSheet = await hold(page, '**/assets/*.css');
    const scripts = page.waitForResponse(/entry\.client/);
    await page.reload({ waitUntil: 'commit' });
    await scripts;
    await expect(heading).toHaveText('Drinks');
    const bringPage = await hold(page, '**/menu');
    await page.evaluate(() => window.history.back());
    bringSheet();
    // Time for the scripts to hydrate the wrong address, which would be an error in the console.
    await page.waitForTimeout(1000);
    bringPage();
    await expect(heading).toHaveText('All Items');
  });

  // EARLY-4
  test('the navigation bar is right for customers and visitors at first paint', async ({ page, wire }) => {
    const login = page.getByRole('main').getByRole('link', { name: 'Log In' });
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/');
    await expect(login).toBeVisible();
    await expect(page.getByRole('button', { name: 'Your account' })).toBeHidden();

    await page.unroute(SCRIPTS);
    await wire.customer();
    await wire.addToCart(CHAI, 7);
    await open(page, '/');
    await expect(cartLink(page)).toHaveText('7');

    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'What shall we cook for you today?',
    );
    await expect(login).toBeHidden();
    const marks = await page.evaluate(() => {
      const text = (selector: string) =>
        getComputedStyle(document.querySelector(selector) as Element, '::before').content;
      return [text('.avatar'), text('.cart-badge'), text('.greeting')];
    });
    expect(marks).toEqual(['"A"', '"7"', '"Namaste, Asha"']);
  });
});

test.describe('without a connection', () => {
  // SHELL-22
  test('the cart opens within the app, and says that it is offline', async ({ page, context, wire }) => {
    await wire.customer();
    await wire.addToCart(CHAI, 2);
    await open(page, '/menu');
    await expect(cartLink(page)).toHaveText('2');
    const ahead = page.locator('link[rel=modulepreload][href*="/cart-"]');
    await expect(ahead).not.toHaveCount(0);
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].every(
        ({ href }) => performance.getEntriesByName(href).length > 0,
      ),
    );
    await context.setOffline(true);
    await cartLink(page).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('heading', { name: 'Masala Chai' })).toBeVisible();
    await expect(page.getByText('You are offline.')).toBeVisible();
  });

  // SHELL-22
  test('a page that is not loaded yet is reported, and the current page stays', async ({ page, context }) => {
    await open(page, '/menu');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(toast(page, 'You are offline. This page opens once you are back.')).toBeVisible();
    await expect(page).toHaveURL('/menu');
    await expect(card(page, 'Masala Chai')).toBeVisible();
  });
});
