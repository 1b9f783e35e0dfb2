import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { card, expect, ONE_SIZE, open, reopen, test } from './fixture.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const DISHES = '**/v1/databases/rasoi/collections/dishes/documents**';
const MENUS = '**/v1/databases/rasoi/collections/menus/documents**';

/** Opens the menu by a link, so that the browser and not the server requests the dishes. */
async function goToMenu(page: Page): Promise<void> {
  await open(page, '/support');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Menu' }).click();
}

test.describe('the filter', () => {
  // MENU-5
  test('is part of the address, and follows Back and Forward', ONE_SIZE, async ({ page }) => {
    await open(page, '/menu');
    await page.getByRole('link', { name: 'Snacks & Chaat' }).click();
    await expect(page).toHaveURL('/menu?category=snacks');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('radio', { name: 'Vegetarian', exact: true }).check();
    await page.getByRole('radio', { name: 'Under ₹100' }).check();
    await page.getByPlaceholder('Search dishes...').fill('puri');
    await expect(page).toHaveURL('/menu?category=snacks&type=veg&max=100&q=puri');
    await expect(page.getByRole('article')).toHaveCount(1);

    for (const fromServer of [false, true]) {
      if (fromServer) await reopen(page);
      await expect(heading(page)).toHaveText('Snacks & Chaat');
      await expect(page.getByRole('radio', { name: 'Under ₹100' })).toBeChecked();
      await expect(page.getByPlaceholder('Search dishes...')).toHaveValue('puri');
      await expect(page.getByText('1 item available')).toBeVisible();
    }

    await page.goBack();
    await expect(page).toHaveURL('/menu?category=snacks&type=veg');
    await expect(page.getByPlaceholder('Search dishes...')).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/menu?category=snacks');
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.goBack();
    await expect(heading(page)).toHaveText('All Items');
    await page.goForward();
    await expect(heading(page)).toHaveText('Snacks & Chaat');
  });

  test(
    'finds words of names and descriptions in upper or lower case, and keeps two quick choices',
    ONE_SIZE,
    async ({ page }) => {
      await open(page, '/menu?q=KHOYA');
      await expect(card(page, 'Gulab Jamun')).toBeVisible();
      await expect(page.getByText('1 item available')).toBeVisible();
      await page.getByRole('button', { name: 'Clear search' }).click();
      await expect(page.getByPlaceholder('Search dishes...')).toBeFocused();
      await expect(page).toHaveURL('/menu');
      await page.getByPlaceholder('Search dishes...').fill('no such thing');
      await expect(page.getByRole('heading', { name: 'No dishes found' })).toBeVisible();
      await expect(page.getByText('0 items available')).toBeVisible();

      // Both of two quick choices are kept.
      await open(page, '/menu?type=veg');
      await page.getByRole('group', { name: 'Diet Type' }).evaluate((diet) => {
        diet.querySelectorAll('input')[2]?.click();
        diet.parentElement?.querySelectorAll('fieldset')[1]?.querySelectorAll('input')[2]?.click();
      });
      await expect(page).toHaveURL('/menu?type=non-veg&max=200');
      await expect(page.getByRole('article')).toHaveCount(1);
    },
  );

  // MENU-9
  test('can be used with the keyboard only', ONE_SIZE, async ({ page }) => {
    await open(page, '/menu');
    const search = page.getByPlaceholder('Search dishes...');
    await search.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible();
    await page.getByRole('link', { name: 'All Categories' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Thalis & Bowls' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Thalis & Bowls');
    await expect(page.getByRole('link', { name: 'Thalis & Bowls' })).toBeFocused();
    await page.getByRole('radio', { name: 'All' }).last().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Under ₹200' })).toBeChecked();
    await expect(page.getByRole('article')).toHaveCount(3);
  });
});

// MENU-13
test('a category is shown once it has a dish, even a sold-out one', ONE_SIZE, async ({ page, admin }) => {
  const id = `menu-${randomBytes(6).toString('hex')}`;
  const chip = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: id });
  await admin.documents('POST', 'menus/documents', { documentId: id, data: { name: id } });
  await open(page, '/menu');
  await expect(card(page, 'Masala Dosa')).toBeVisible();
  await expect(chip).toHaveCount(0);
  await admin.documents('POST', 'dishes/documents', {
    documentId: id,
    data: {
      name: id,
      description: '',
      price: 90,
      imgUrl: '/images/samosa.webp',
      menuId: id,
      isAvailable: false,
    },
  });
  await reopen(page);
  await expect(chip).toBeVisible();
  await chip.click();
  await expect(heading(page)).toHaveText(id);
  await expect(page.getByText('0 items available')).toBeVisible();
  await admin.documents('DELETE', `dishes/documents/${id}`);
  await admin.documents('DELETE', `menus/documents/${id}`);
});

// MENU-14
test('a category chosen far down the page shows its first dish', async ({ page }) => {
  await open(page, '/menu');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Snacks & Chaat' }).click();
  await expect(heading(page)).toHaveText('Snacks & Chaat');
  const first = page.getByRole('article').first();
  await expect(first).toBeInViewport();
  const gap = () =>
    page.evaluate(() => {
      const top = document.querySelector('article')?.getBoundingClientRect().top ?? 0;
      const bars = document.querySelector('nav[aria-label=Categories]')?.getBoundingClientRect().bottom ?? 0;
      return top - bars;
    });
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});

// MENU-7, MENU-15
test('adding a dish does not move the cards', async ({ page, wire }) => {
  await wire.customer();
  await open(page, '/menu?category=drinks');
  // The line that says where food goes has no place kept on somebody's first page.
  await expect(page.getByRole('link', { name: /^Delivering to/ })).toBeVisible();
  const places = () =>
    page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().toJSON()));
  const before = await places();
  await card(page, 'Masala Chai').getByRole('button', { name: '+ Add' }).click();
  await expect(card(page, 'Masala Chai').getByRole('group')).toHaveText('1');
  expect(await places()).toEqual(before);
});

// MENU-22
test('on a wide screen nothing lies over the cart’s buttons', async ({ page, wire, narrow }) => {
  await wire.customer();
  for (const dish of ['masala-chai', 'samosa', 'ghar-ki-thali', 'butter-chicken']) await wire.addToCart(dish);
  await open(page, '/menu');
  const sections = page.getByRole('button', { name: 'Menu', exact: true });
  if (narrow) return expect(sections).toBeVisible();
  await expect(sections).toBeHidden();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/payment');
});

test.describe('when the kitchen does not answer', ONE_SIZE, () => {
  // MENU-8
  test('the menu shows that it is loading', async ({ page }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(DISHES, async (route) => {
      await answered;
      await route.continue();
    });
    await goToMenu(page);
    await expect(page.getByRole('status').filter({ hasText: 'Loading menu...' })).toBeAttached();
    answer();
    await expect(card(page, 'Masala Dosa')).toBeVisible();
    await expect(page.getByText('Loading menu...')).toHaveCount(0);
  });

  test('it offers a retry, and says what is missing', async ({ page }) => {
    for (const [says, ...lost] of [
      ['Failed to load dishes', DISHES],
      ['Failed to load menus', MENUS],
      ['Failed to load application data', DISHES, MENUS],
    ] as const) {
      for (const path of lost) await page.route(path, (route) => route.fulfill({ status: 503, json: {} }));
      await goToMenu(page);
      await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(card(page, 'Masala Dosa')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Sweets' })).toBeVisible();
      await expect(page.getByText(says)).toBeHidden();
    }
  });
});

test(
  'a dish above ₹1,000 with a broken picture is on the menu with the placeholder',
  ONE_SIZE,
  async ({ page, kitchen }) => {
    const dish = await kitchen.dish({ price: 1499, imgUrl: '/images/no-such-picture.webp' });
    await open(page, `/menu?q=${encodeURIComponent(dish.name)}`);
    await expect(card(page, dish.name)).toContainText('₹1,499');
    const picture = card(page, dish.name).locator('img');
    await expect(picture).toHaveAttribute('src', '/brand/placeholder.webp');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  },
);

test('every picture of the menu exists', ONE_SIZE, async ({ page }) => {
  await open(page, '/menu');
  const pictures = page.getByRole('article').locator('img');
  await pictures.evaluateAll((images) => {
    for (const image of images) image.setAttribute('loading', 'eager');
  });
  await expect
    .poll(() =>
      pictures.evaluateAll((images) => images.every((image) => (image as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);
  await expect(page.locator('main img[src*="placeholder"]')).toHaveCount(0);
});
