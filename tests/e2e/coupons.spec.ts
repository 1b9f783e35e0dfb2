import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { ADMIN, expect, open, test, toast, Wire } from './fixture.ts';

// COUPON-7, COUPON-8
test('an admin makes a coupon, and a customer chooses it, reads what another lacks, and pays less', async ({
  page,
  wire,
  admin,
  browser,
}) => {
  const suffix = `${Date.now()}`.slice(-7);
  const [listed, feast, secret] = [`RAIN${suffix}`, `FEAST${suffix}`, `SECRET${suffix}`];
  const coupon = (code: string, data: object) =>
    admin.documents('POST', 'coupons/documents', { documentId: code.toLowerCase(), data: { code, ...data } });
  try {
    await wire.logIn(ADMIN.email, ADMIN.password);
    await open(page, '/admin/coupons');
    await page.getByRole('button', { name: 'New coupon' }).click();
    const dialog = page.getByRole('dialog', { name: 'New coupon' });
    await dialog.getByLabel('Code').fill(listed.toLowerCase());
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please type 1 to 100.')).toBeVisible();
    await dialog.getByLabel('Percent of the dishes').fill('10');
    await dialog.getByLabel('What customers read').fill('For a rainy day');
    await expectAccessible(page, 'the form of a coupon');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Coupon saved')).toBeVisible();
    await expect(page.getByRole('heading', { name: listed })).toBeVisible();
    await coupon(feast, { kind: 'amount', amount: 100, minimum: 1000, isListed: true });
    await coupon(secret, { kind: 'freeDelivery' });

    const context = await browser.newContext();
    const customer = new Wire(context.request);
    await customer.customer();
    await customer.addToCart('ghar-ki-thali');
    const theirs = await context.newPage();
    await open(theirs, '/payment');
    const main = theirs.getByRole('main');
    const row = (code: string) => main.getByRole('listitem').filter({ hasText: code });
    await expect(main.getByText('₹301').first()).toBeVisible();
    await main.getByText(/^Coupons \(\d+\)$/).click();
    await expect(row(feast)).toContainText('Add ₹751 more');
    await expect(row(feast).getByRole('button')).toHaveCount(0);
    await main.getByLabel('Coupon code').fill('NO-SUCH');
    await main.getByRole('button', { name: 'Use it' }).click();
    await expect(main.getByText('A code has 3 to 20 letters and digits.')).toBeVisible();
    await main.getByLabel('Coupon code').fill(` ${secret.toLowerCase()}`);
    await main.getByRole('button', { name: 'Use it' }).click();
    await expect(main.getByText('₹261').first()).toBeVisible();
    await expect(row(listed)).toContainText('Not with another coupon');
    await row(secret)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await row(listed).getByRole('button', { name: /^Use/ }).click();
    await expect(main.getByText('−₹24.90')).toBeVisible();
    await expectAccessible(theirs, 'checkout with coupons');
    await theirs.getByRole('button', { name: 'Place Order' }).click();
    await expect(theirs).toHaveURL(/\/order-success/);
    await expect(main.getByText('₹275.10').first()).toBeVisible();
    await context.close();
  } finally {
    for (const code of [feast, secret])
      await admin.documents('DELETE', `coupons/documents/${code.toLowerCase()}`);
    const { documents } = await admin.documents<{ documents: { $id: string }[] }>('GET', 'coupons/documents');
    for (const { $id } of documents) await admin.documents('DELETE', `coupons/documents/${$id}`);
  }
});

// COUPON-3, COUPON-8
test('the last use of a coupon goes to the first of two open checkouts, and the other is told', async ({
  admin,
  browser,
}) => {
  const code = `LAST${`${Date.now()}`.slice(-7)}`;
  await admin.documents('POST', 'coupons/documents', {
    documentId: code.toLowerCase(),
    data: { code, kind: 'amount', amount: 50, total: 1 },
  });
  const checkout = async () => {
    const context = await browser.newContext();
    const customer = new Wire(context.request);
    await customer.customer();
    await customer.addToCart('ghar-ki-thali');
    const tab = await context.newPage();
    await open(tab, '/payment');
    await tab.getByLabel('Coupon code').fill(code);
    await tab.getByRole('button', { name: 'Use it' }).click();
    await expect(tab.getByText('−₹50')).toBeVisible();
    return tab;
  };
  const [first, second] = [await checkout(), await checkout()];
  const place = (tab: Page) => tab.getByRole('button', { name: 'Place Order' }).click();
  try {
    await place(first);
    await expect(first).toHaveURL(/\/order-success/);
    await place(second);
    await expect(second.getByText('A coupon can’t be used for this order any more.')).toBeVisible();
    await expect(second.getByText('₹301').first()).toBeVisible();
    await place(second);
    await expect(second).toHaveURL(/\/order-success/);
    await expect(second.getByRole('main').getByText('₹301').first()).toBeVisible();
  } finally {
    await admin.documents('DELETE', `coupons/documents/${code.toLowerCase()}`);
    for (const tab of [first, second]) await tab.context().close();
  }
});
