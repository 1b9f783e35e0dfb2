import { expectAccessible } from './axe.ts';
import { expect, openLive, test, unfold } from './fixture.ts';

const ORDERS = /collections\/orders\/documents/;
const setKitchen = (values: object) => ({ data: { value: JSON.stringify(values) } });

// PICKUP-1
test('a customer chooses pickup at checkout, pays no delivery and reads where to fetch it', async ({
  page,
  wire,
  admin,
}) => {
  const before = await admin.documents<{ value: string }>('GET', 'settings/documents/kitchen');
  await wire.customer();
  await wire.addToCart('masala-chai');
  await openLive(page, '/payment');
  const main = page.getByRole('main');
  await expect(main.getByText('Delivery Fee', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Pickup/ })).toHaveCount(0);
  const values = { ...JSON.parse(before.value), pickup: true, pickupMinutes: 25 };
  await admin.documents('PATCH', 'settings/documents/kitchen', setKitchen(values));
  try {
    // The open page follows the setting.
    await unfold(page, 'How do you get it?');
    await page.getByRole('radio', { name: /^Pickup/ }).check();
    await expect(main.getByText('ready in about 25 minutes')).toBeVisible();
    await expect(main.getByText('Delivery Fee', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Fetch it at' })).toBeVisible();
    await expectAccessible(page, 'checkout with pickup');
    // What is sent is looked at and not placed: a waiting order would ring on the boards of other tests.
    const sent = page.waitForRequest((request) => request.method() === 'POST' && ORDERS.test(request.url()));
    await page.route(ORDERS, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Place Order' }).click();
    const { data } = (await sent).postDataJSON();
    expect(data).toMatchObject({ kind: 'pickup' });
    expect(data).not.toHaveProperty('address');
  } finally {
    await admin.documents('PATCH', 'settings/documents/kitchen', setKitchen(JSON.parse(before.value)));
  }
});
