import type { Page } from '@playwright/test';
import { card, expect, ONE_SIZE, open, test } from './fixture.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Masala Dosa' });
const dosa = (page: Page) => card(page, 'Masala Dosa').getByRole('link', { name: 'Masala Dosa' });

test.describe('the dish dialog', () => {
  // DISH-3
  test('closes by Escape, cross, backdrop and Back, and returns the focus', async ({ page }) => {
    await open(page, '/menu?category=south');
    const closings = [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(4, 4),
      () => page.goBack(),
    ];
    for (const close of closings) {
      await dosa(page).focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL('/menu?category=south&dish=masala-dosa');
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL('/menu?category=south');
      await expect(dosa(page)).toBeFocused();
    }
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
  });

  // DISH-4
  test(
    'opens from its address, keeps the focus inside, and can be used from the keyboard',
    ONE_SIZE,
    async ({ page }) => {
      await open(page, '/menu?dish=no-such-dish');
      await expect(
        page.getByRole('dialog', { name: 'This dish is not on the menu right now' }),
      ).toBeVisible();
      await open(page, '/menu?dish=masala-dosa');
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL('/menu');
      await dosa(page).focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeVisible();
      const plus = dialog(page).getByRole('button', { name: 'Increase quantity' });
      await plus.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Space');
      await expect(dialog(page).getByRole('group', { name: /^Quantity of/ })).toHaveText('3');
      await expect(dialog(page).getByRole('button', { name: 'Add to Cart · ₹387' })).toBeVisible();
      for (let press = 0; press < 8; press += 1) {
        await page.keyboard.press('Tab');
        const outside = await page.evaluate(() => document.activeElement?.closest('#main article') !== null);
        expect(outside).toBe(false);
      }
    },
  );

  // DISH-8
  test(
    'keeps its close and add buttons visible while its reviews are scrolled',
    ONE_SIZE,
    async ({ page }) => {
      await open(page, '/menu?dish=masala-dosa');
      await page.setViewportSize({ width: 360, height: 420 });
      await dialog(page).getByText('No reviews yet').scrollIntoViewIfNeeded();
      await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      const add = dialog(page).getByRole('button', { name: 'Add to Cart' });
      await expect(add).toBeInViewport({ ratio: 1 });
      await expect(dialog(page).locator('figure')).not.toBeInViewport();
    },
  );

  // DISH-9
  test('opened from Home, closes to Home', ONE_SIZE, async ({ page }) => {
    await open(page, '/');
    const favourite = page.getByRole('region', { name: 'Customer Favorites' }).getByRole('link', {
      name: 'Masala Dosa',
    });
    for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await favourite.click();
      await expect(page).toHaveURL('/menu?dish=masala-dosa');
      await expect(dialog(page)).toBeVisible();
      await close();
      await expect(page).toHaveURL('/');
      await expect(favourite).toBeInViewport();
    }
  });

  // SHELL-20
  test('closes by Back after the dialogs above it, one at a time', ONE_SIZE, async ({ page, wire }) => {
    await wire.customer();
    await open(page, '/menu');
    await dosa(page).click();
    const review = page.getByRole('dialog', { name: 'Share Your Experience' });
    await dialog(page).getByRole('button', { name: 'Add Review' }).click();
    await expect(review).toBeVisible();
    await page.goBack();
    await expect(review).toBeHidden();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Add Review' }).click();
    await review.getByRole('button', { name: 'Cancel' }).click();
    await expect(review).toBeHidden();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/menu');
  });

  // DISH-1
  test('shows nutrition on wide screens only, and that the picture is a drawing', async ({
    page,
    narrow,
  }) => {
    await open(page, '/menu?dish=masala-dosa');
    await expect(dialog(page).getByText('Illustration; your plate may differ')).toBeVisible();
    const nutrition = dialog(page).locator('dl');
    if (narrow) return expect(nutrition).toBeHidden();
    await expect(nutrition).toBeVisible();
    for (const fact of [/320.?kcal/, /15.?g/, /42.?g/, /10.?g/]) await expect(nutrition).toContainText(fact);
  });

  // DISH-2
  test("says 'Added to Cart!' for 1.5 seconds", ONE_SIZE, async ({ page, wire }) => {
    await wire.customer();
    await page.clock.install();
    await open(page, '/menu?dish=masala-dosa');
    await page.clock.pauseAt(Date.now() + 60_000);
    await dialog(page).getByRole('button', { name: 'Add to Cart' }).click();
    const added = dialog(page).getByRole('button', { name: 'Added to Cart!' });
    await expect(added).toBeVisible();
    await page.clock.runFor(1400);
    await expect(added).toBeVisible();
    await page.clock.runFor(200);
    await expect(added).toBeHidden();
    await expect(dialog(page).getByRole('button', { name: 'Add to Cart · ₹129' })).toBeVisible();
  });
});
