import type { Page } from '@playwright/test';
import { expect, ONE_SIZE, open, reopen, test } from './fixture.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'What Our Customers Say' });
const shown = (page: Page) => carousel(page).getByRole('group');
const INTERVAL = 5500;

/** Opens the home page with a fake clock. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(0, 0);
  await expect(shown(page)).toHaveCount(1);
}

async function placeShown(page: Page): Promise<number> {
  return Number((await shown(page).getAttribute('aria-label'))?.[0]);
}
const next = (place: number) => (place % 3) + 1;
const expectPlace = (page: Page, place: number) => expect(shown(page)).toHaveAccessibleName(`${place} of 3`);

// HOME-1, HOME-2
test(
  'the home page shows favourites and reasons, invites visitors and greets customers',
  ONE_SIZE,
  async ({ page, wire }) => {
    const main = page.getByRole('main');
    await open(page, '/');
    const favourites = page.getByRole('region', { name: 'Customer Favorites' });
    await expect(favourites.getByRole('article')).toHaveCount(4);
    await expect(favourites.getByText('Popular')).toHaveCount(4);
    const reasons = page.getByRole('region', { name: 'Why Choose Us' }).getByRole('heading', { level: 3 });
    await expect(reasons).toHaveText([
      'Fresh ingredients',
      'Authentic recipes',
      'Delivery within 30 minutes',
      'Eco-friendly packaging',
    ]);
    await expect(main.getByRole('link', { name: 'Sign Up for Offers' })).toHaveAttribute('href', '/signup');
    await expect(main.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
    const { id } = await wire.customer();
    await reopen(page);
    await expect(main.getByText('Namaste, Asha')).toBeVisible();
    await wire.documents('PATCH', `users/documents/${id}`, { data: { name: '' } });
    await reopen(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What shall we cook for you today?');
    await expect(main.getByRole('link', { name: 'Sign Up for Offers' })).toBeHidden();
    await expect(main.getByRole('link', { name: 'Log In' })).toBeHidden();
    await main.getByRole('link', { name: 'Order Now' }).click();
    await expect(page).toHaveURL('/menu');
  },
);

// HOME-8, ORDER-47
test('a customer finds their usual order below the bar, also in a browser that does not know them', async ({
  page,
  wire,
  kitchen,
}) => {
  await wire.customer();
  const dish = await kitchen.dish();
  for (let times = 0; times < 2; times++) await wire.order([dish]);
  await page.goto('/');
  const usual = page.getByRole('button', { name: `Your usual: ${dish.name}` });
  await expect(usual).toBeVisible();
  const hero = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.locator('h1') });
  const { y = 0, height = 0 } = (await hero.first().boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(200);
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  const top = (await usual.boundingBox())?.y ?? 0;
  expect(top).toBeLessThan(bar + 24);
  expect(y).toBeGreaterThan(top);
  await expect(page.getByRole('link', { name: 'Explore Menu' })).toBeInViewport();
  await usual.click();
  await expect(page).toHaveURL('/payment');
});

test.describe('the testimonials', () => {
  // HOME-3
  test(
    'change every 5.5 seconds, but not while the tab is hidden or they are stopped',
    ONE_SIZE,
    async ({ page }) => {
      await openStill(page);
      let place = await placeShown(page);
      await page.clock.runFor(INTERVAL);
      place = next(place);
      await expectPlace(page, place);
      for (let turn = 0; turn < 3; turn++) {
        await page.clock.runFor(INTERVAL - 50);
        await expectPlace(page, place);
        await page.clock.runFor(50);
        place = next(place);
        await expectPlace(page, place);
      }

      const turnTab = (hidden: boolean) =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'hidden', { value, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }, hidden);
      await turnTab(true);
      await page.clock.runFor(3 * INTERVAL);
      await expectPlace(page, place);
      await turnTab(false);
      await page.clock.runFor(INTERVAL);
      place = next(place);
      await expectPlace(page, place);

      await carousel(page).getByRole('button', { name: 'Pause testimonials' }).click();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.mouse.move(0, 0);
      await page.clock.runFor(3 * INTERVAL);
      await expectPlace(page, place);
      await expect(carousel(page).getByRole('button', { name: 'Play testimonials' })).toBeVisible();
    },
  );

  // HOME-4
  test('pause under the pointer and while they have the focus', async ({ page, narrow }) => {
    await openStill(page);
    if (!narrow) {
      await carousel(page).hover();
      const place = await placeShown(page);
      await page.clock.runFor(3 * INTERVAL);
      await expectPlace(page, place);
      await page.mouse.move(0, 0);
      await page.clock.runFor(INTERVAL);
      await expectPlace(page, next(place));
    }
    await carousel(page).getByRole('button', { name: 'Show testimonial 2' }).focus();
    await page.keyboard.press('Enter');
    await expectPlace(page, 2);
    await expect(carousel(page).getByRole('button', { name: 'Show testimonial 2' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.clock.runFor(3 * INTERVAL);
    await expectPlace(page, 2);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(INTERVAL);
    await expectPlace(page, 3);
  });

  test('do not move for people who prefer reduced motion', ONE_SIZE, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStill(page);
    await page.clock.runFor(3 * INTERVAL);
    await expectPlace(page, 1);
    await expect(carousel(page).getByRole('button', { name: 'Pause testimonials' })).toBeHidden();
    await carousel(page).getByRole('button', { name: 'Show testimonial 3' }).click();
    await expectPlace(page, 3);
  });
});
