import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, ONE_SIZE, open, PASSWORD, reopen, test, type Wire } from './fixture.ts';

/** Somebody who has an account and nothing else, at checkout. */
async function arrive(page: Page, wire: Wire): Promise<void> {
  const { email } = await wire.account();
  await wire.logIn(email, PASSWORD);
  await wire.addToCart('samosa');
  await open(page, '/payment');
  await expect(page.getByLabel('House / Flat no.')).toBeVisible();
}

const paste = (field: Locator, text: string) =>
  field.evaluate((input, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

// ORDER-50
test('checkout of a newcomer is one screen of a phone', ONE_SIZE, async ({ page, wire }) => {
  await arrive(page, wire);
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(page.getByLabel('Floor')).toBeHidden();
  await expect(page.getByLabel('State', { exact: true })).toBeHidden();
  const bill = await page.getByText('Bill and coupon').boundingBox();
  const bar = await page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).boundingBox();
  expect((bill?.y ?? 0) + (bill?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) - 8);
  await expectAccessible(page, 'checkout of a newcomer');
  await page.getByText('Help the rider find you').click();
  await expect(page.getByLabel('Floor')).toBeVisible();
});

// ORDER-50
test(
  'the first press of a newcomer names, shows and focuses the first field that is missing',
  ONE_SIZE,
  async ({ page, wire }) => {
    await arrive(page, wire);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).click();
    const first = page.locator('main [aria-invalid=true]').filter({ visible: true }).first();
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport({ ratio: 1 });
    await expect(first).toHaveAccessibleDescription(/\w/);
  },
);

// PROFILE-14, ORDER-49
test(
  'a pasted address is taken apart, and a reload keeps it until the order is placed',
  ONE_SIZE,
  async ({ page, wire }) => {
    await arrive(page, wire);
    const house = page.getByLabel('House / Flat no.');
    await paste(house, '302, Sai Residency, 4th Cross\nCamp\nnear SBI, Pune 411001');
    const street = page.getByLabel('Street / Area');
    await expect(house).toHaveValue('302, Sai Residency');
    await expect(street).toHaveValue('4th Cross, Camp');
    await expect(page.getByLabel('Landmark')).toHaveValue('near SBI');
    await expect(page.getByLabel('State', { exact: true })).toHaveValue('Maharashtra');
    await expect(page.getByText(/Please check them\.$/)).toBeVisible();
    await street.fill('5th Cross, Camp');
    await page.getByRole('textbox', { name: 'Phone number' }).fill('98765 43210');
    await page.getByRole('radio', { name: 'Card' }).check();
    await page.getByText('Help the rider find you').click();
    await page.getByText('Or paste a link of a map app').click();
    await page.getByLabel('Link of a map app, or degrees').fill('18.5205, 73.8567');
    const pinned = page.getByText(/^Pinned, /);
    await expect(pinned).toBeVisible();
    await reopen(page);
    await expect(pinned).toBeVisible();
    await expect(street).toHaveValue('5th Cross, Camp');
    await expect(house).toHaveValue('302, Sai Residency');
    await expect(page.getByLabel('Pincode')).toHaveValue('411001');
    await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue('98765 43210');
    await expect(page.getByRole('radio', { name: 'Card' })).toBeChecked();
    await page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('rasoi.typed'))).toBeNull();
  },
);
