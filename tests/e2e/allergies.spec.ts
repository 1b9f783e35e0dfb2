import { expectAccessible } from './axe.ts';
import { ADMIN, expect, open, test, Wire } from './fixture.ts';

// ALLERGY-2, ALLERGY-4, ALLERGY-5
test('a customer names an allergy, reads which dish contains it, and the cook sees it before accepting', async ({
  page,
  wire,
  admin,
  browser,
}) => {
  await admin.documents('PATCH', 'dishes/documents/dal-makhani', { data: { allergens: ['milk'] } });
  await wire.customer();
  await wire.addToCart('dal-makhani');
  await open(page, '/payment');
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

  const context = await browser.newContext();
  await new Wire(context.request).logIn(ADMIN.email, ADMIN.password);
  const board = await context.newPage();
  await open(board, '/admin/kitchen');
  const ticket = board.getByRole('article').filter({ hasText: 'doodh' });
  await expect(ticket.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await expectAccessible(board, 'board with an allergy');
  await ticket.getByRole('button', { name: 'Allergy seen' }).click();
  await ticket.getByRole('button', { name: 'Accept' }).click();
  await expect(ticket.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await context.close();
});
