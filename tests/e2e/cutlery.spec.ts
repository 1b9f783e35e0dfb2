import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, ONE_SIZE, open, test, unfold } from './fixture.ts';

const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you, your order is in' });

test.beforeEach(async ({ wire }) => {
  await wire.customer();
});

// ORDER-42
test(
  'cutlery comes only if it is asked for, and the next checkout remembers the choice',
  ONE_SIZE,
  async ({ page, wire }) => {
    await wire.addToCart('masala-chai');
    await open(page, '/payment');
    await unfold(page, 'For the kitchen');
    const cutlery = page.getByRole('checkbox', { name: 'Add cutlery' });
    await expect(cutlery).not.toBeChecked();
    await cutlery.check();
    await expectAccessible(page, 'checkout with cutlery');
    await placeOrder(page).click();
    await expect(thanks(page)).toBeVisible();
    await expect(page.getByText('Comes with your order')).toBeVisible();
    await page.getByRole('link', { name: 'Follow this order' }).click();
    await expect(page.getByText('Cutlery comes with it, as you asked.')).toBeVisible();

    await wire.addToCart('masala-chai');
    await open(page, '/payment');
    const wishes = page.getByRole('region', { name: 'For the kitchen' });
    await expect(wishes).toContainText('With cutlery');
    await wishes.getByRole('button', { name: 'Change' }).click();
    await expect(cutlery).toBeChecked();
    await cutlery.uncheck();
    await placeOrder(page).click();
    await expect(thanks(page)).toBeVisible();
    await expect(page.getByText('Comes with your order')).toHaveCount(0);
    await wire.addToCart('masala-chai');
    await open(page, '/payment');
    await expect(wishes).toContainText('No cutlery');
  },
);
