import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { card, expect, HOME, open, test } from './fixture.ts';
import { mailedCode } from './outbox.ts';

const setKitchen = (values: object) => ({ data: { value: JSON.stringify(values) } });

/** Makes the browser as slow as a cheap phone on a patchy network: a quarter of the speed, 1.6 Mbit/s, 150 ms. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const throughput = (1.6 * 1024 * 1024) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput / 2,
  });
}

/** Counts the taps of a walk. A field that has the focus already is typed into without one. */
function counter() {
  let taps = 0;
  const tap = async (place: Locator) => {
    await place.tap();
    taps += 1;
  };
  return {
    tap,
    async type(field: Locator, text: string) {
      await expect(field).toBeVisible();
      if (!(await field.evaluate((element) => element === document.activeElement))) await tap(field);
      await field.pressSequentially(text);
    },
    taps: () => taps,
  };
}

const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you, your order is in' });

test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ admin }) =>
  admin.documents('PATCH', 'settings/documents/kitchen', setKitchen({ visitorCart: 'browser' })),
);
test.afterEach(({ admin }) => admin.documents('PATCH', 'settings/documents/kitchen', setKitchen({})));

// ORDER-37
test('on a slow phone, a visitor orders with at most 11 taps, and again with 2', async ({ page, admin }) => {
  const phone = `+9197${randomInt(10_000_000, 99_999_999)}`;
  await slowDown(page);
  await open(page, '/menu');
  const first = counter();
  await first.tap(card(page, 'Masala Chai').getByRole('button', { name: '+ Add' }));
  await first.tap(page.getByRole('link', { name: /View cart$/ }));
  await first.tap(page.getByRole('link', { name: 'Proceed to Checkout' }));
  await first.type(page.getByLabel('Mobile number'), phone.slice(3));
  await first.tap(page.getByRole('button', { name: 'Get a code by SMS' }));
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await first.type(code, await mailedCode(admin, phone, 'phone-sign-in-code'));
  await expect(page).toHaveURL('/payment');
  await first.type(page.getByLabel('House / Flat no.'), HOME.houseNo);
  await first.type(page.getByLabel('Street / Area'), HOME.street);
  await first.type(page.getByLabel('Pincode'), '110001');
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('Delhi');
  await first.type(page.getByLabel('Your name'), 'Meera');
  await first.tap(page.getByRole('button', { name: 'Place Order' }));
  await expect(thanks(page)).toBeVisible();

  await open(page, '/menu');
  const bar = page.getByRole('complementary', { name: 'Your order' });
  await expect(bar).toContainText('Being cooked · 30 min');
  const again = counter();
  // ORDER-47
  await again.tap(page.getByRole('button', { name: /^Your usual: Masala Chai/ }));
  await expect(page.getByRole('region', { name: 'Delivery address' })).toContainText(/^Delivery addressHome/);
  await again.tap(page.getByRole('button', { name: 'Place Order' }));
  await expect(thanks(page)).toBeVisible();

  const taps = [first.taps(), again.taps()];
  test.info().annotations.push({ type: 'taps', description: `${taps[0]} the first time, ${taps[1]} again` });
  process.stdout.write(`taps to an order: ${taps[0]} the first time, ${taps[1]} again\n`);
  expect(taps[0]).toBeLessThanOrEqual(11);
  expect(taps[1]).toBe(2);
});
