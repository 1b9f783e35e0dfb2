import { expectAccessible } from './axe.ts';
import { expect, open, test } from './fixture.ts';

const setKitchen = (values: object) => ({ data: { value: JSON.stringify(values) } });

// PICKUP-1
test('a customer chooses pickup, pays no delivery and reads when and where to fetch it', async ({
  page,
  wire,
  admin,
}) => {
  const before = await admin.documents<{ value: string }>('GET', 'settings/documents/kitchen');
  await wire.customer();
  await wire.addToCart('masala-chai');
  await open(page, '/payment');
  const main = page.getByRole('main');
  await expect(main.getByText('Delivery Fee', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Pickup/ })).toHaveCount(0);
  const values = { ...JSON.parse(before.value), pickup: true, pickupMinutes: 25 };
  await admin.documents('PATCH', 'settings/documents/kitchen', setKitchen(values));
  try {
    // The open page follows the setting.
    await page.getByRole('radio', { name: /^Pickup/ }).check();
    await expect(main.getByText('ready in about 25 minutes')).toBeVisible();
    await expect(main.getByText('Delivery Fee', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Fetch it at' })).toBeVisible();
    await expectAccessible(page, 'checkout with pickup');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
    await expect(main.getByText('Ready for you around')).toBeVisible();
    await expect(main.getByText('12 Temple Road')).toBeVisible();
    await expectAccessible(page, 'an order for pickup');
    const { documents } = await wire.documents<{ documents: { kind: string; deliveryFee: number }[] }>(
      'GET',
      'orders/documents',
    );
    expect(documents.map(({ kind, deliveryFee }) => [kind, deliveryFee])).toEqual([['pickup', 0]]);
  } finally {
    await admin.documents('PATCH', 'settings/documents/kitchen', setKitchen(JSON.parse(before.value)));
  }
});
