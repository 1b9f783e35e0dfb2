import { expectAccessible } from './axe.ts';
import { ADMIN, expect, open, reopen, test, toast, Wire } from './fixture.ts';

// REVIEW-21
test('an admin answers a review and hides it', async ({ page, wire, browser }) => {
  const context = await browser.newContext();
  const customer = new Wire(context.request);
  const { id } = await customer.customer();
  const words = `Crisp, but late ${id}`;
  const data = { dishId: 'kadhi-chawal', rating: 3, comment: words };
  await customer.documents('POST', 'reviews/documents', { documentId: id, data });
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin/reviews');
  const row = page.getByRole('row').filter({ hasText: words });
  await expect(row).toContainText('Kadhi Chawal');
  await row.getByRole('button', { name: /^Answer/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Answer Asha Rao' });
  await dialog.getByLabel('Your answer').fill('We are sorry, and faster now.');
  await expectAccessible(page, 'the answer to a review');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Answer saved')).toBeVisible();
  await expect(row).toContainText('We are sorry, and faster now.');

  const visitor = await browser.newPage();
  await open(visitor, '/menu?dish=kadhi-chawal');
  const review = visitor.getByRole('article').filter({ hasText: words });
  await expect(review).toContainText('Answer of Rasoi');
  await row.getByRole('button', { name: /^Hide/ }).click();
  await expect(row).toContainText('Hidden');
  await reopen(visitor);
  await expect(visitor.getByRole('heading', { name: 'Customer Reviews' })).toBeVisible();
  await expect(review).toHaveCount(0);
  await customer.documents('DELETE', `reviews/documents/${id}`);
  await visitor.close();
  await context.close();
});
