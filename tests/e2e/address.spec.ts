import { expect, open, PASSWORD, test, toast } from './fixture.ts';

test('a customer without an address gives it at checkout, and it is kept', async ({ page, wire }) => {
  const { email } = await wire.account();
  await wire.logIn(email, PASSWORD);
  await wire.addToCart('masala-chai');
  await open(page, '/payment');
  const placeOrder = page.getByRole('button', { name: 'Place Order' });
  await placeOrder.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Please give an address to deliver to',
  );
  await page.getByLabel('Contact phone').fill('98765 43210');
  await page.getByLabel('House / Flat no.').fill('12');
  await page.getByLabel('Street / Area').fill('Janpath');
  await page.getByLabel('Pincode').fill('110001');
  await expect(page.getByLabel('State')).toHaveValue('Delhi');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
  await placeOrder.click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Order details' })).toContainText('12, Janpath');
});
