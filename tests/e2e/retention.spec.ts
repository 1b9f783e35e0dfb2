import { expectAccessible } from './axe.ts';
import { ADMIN, expect, open, test } from './fixture.ts';

// COMPLY-6
test('an owner sees what the next sweep removes before saving it', async ({ page, wire }) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin/settings/retention');
  const form = page.getByRole('region', { name: 'How long data is kept' });
  await expect(form).toContainText('Nothing. Data that an open complaint');
  await form.getByLabel('Account logs (days)').fill('30');
  await form.getByRole('button', { name: /^Save/ }).click();
  await expect(form).toContainText('Please type a whole number from 365 to 36,500.');
  await page.route('**/v1/retention/preview', (route) =>
    route.fulfill({ json: { counts: { messages: 12, logs: 0, carts: 1 } } }),
  );
  await form.getByLabel('Account logs (days)').fill('');
  await form.getByLabel('Cart lines (days)').fill('8');
  await expect(form).toContainText('12 messages, 1 line of a cart');
  await expectAccessible(page, 'the settings of retention');
});
