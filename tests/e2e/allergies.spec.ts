import { expectAccessible } from './axe.ts';
import { expect, open, test, unfold } from './fixture.ts';

// ALLERGY-2, ALLERGY-5
test('a customer names an allergy, reads which dish contains it, and agrees that it is kept', async ({
  page,
  wire,
  admin,
}) => {
  await admin.documents('PATCH', 'dishes/documents/dal-makhani', { data: { allergens: ['milk'] } });
  await wire.customer();
  await wire.addToCart('dal-makhani');
  await open(page, '/payment');
  await unfold(page, 'For the kitchen');
  await page.getByLabel('Allergies').fill('doodh');
  await expect(page.getByText('contains Milk, as the kitchen says')).toBeVisible();
  await expect(page.getByText('Everything is cooked in one kitchen')).toBeVisible();
  await page.getByRole('button', { name: 'Place Order' }).click();
  const consent = page.getByRole('checkbox', { name: /^I agree/ });
  await expect(consent).toBeFocused();
  await expectAccessible(page, 'checkout with an allergy');
  await consent.check();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
  const { documents } = await wire.documents<{ documents: object[] }>('GET', 'orderAllergies/documents');
  expect(documents).toMatchObject([{ words: 'doodh' }]);
});
