import { expectAccessible } from './axe.ts';
import { ADMIN, expect, open, test, Wire } from './fixture.ts';

// PAY-5
test('an owner gives something back, records that it was given, and copies the customer’s link', async ({
  page,
  wire,
  browser,
}) => {
  const guest = await browser.newContext();
  const customer = new Wire(guest.request);
  await customer.customer();
  const { price } = await customer.documents<{ price: number }>('GET', 'dishes/documents/phulka');
  const items = [JSON.stringify({ DishID: 'phulka', name: 'Phulka', quantity: 2, price, image: '' })];
  const data = { items, address: 'Laxmi Road, Pune', paymentMethod: 'upi' };
  const order = await customer.documents<{ $id: string; totalAmount: number }>('POST', 'orders/documents', {
    documentId: 'unique()',
    data,
  });
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, `/admin/orders?order=${order.$id}`);
  const money = page.getByRole('dialog').getByRole('region', { name: 'Payments and refunds' });
  await expect(money).toContainText(`UPI (TEST, no money)₹${order.totalAmount}`);
  await money.getByText('Give something back').click();
  await money.getByRole('textbox', { name: 'Amount' }).fill(`${order.totalAmount + 1}`);
  await money.getByRole('button', { name: 'Enter the refund' }).click();
  await expect(money.getByText('This is more than is left of what was paid.')).toBeVisible();
  await money.getByRole('textbox', { name: 'Amount' }).fill('10');
  await money.getByRole('textbox', { name: 'Why' }).fill('The rice was cold');
  await money.getByRole('button', { name: 'Enter the refund' }).click();
  const refund = money.getByRole('list', { name: 'Refunds' }).getByRole('listitem');
  await expect(refund).toContainText('To give back');
  await expect(refund).toContainText('Goodwill: The rice was cold');
  await expectAccessible(page, 'an order with a refund');
  await refund.getByRole('button', { name: 'Given back' }).click();
  await expect(refund).toContainText('Given back on');
  await expect(refund.getByRole('button')).toHaveCount(0);

  // The link opens the order for somebody who is not signed in.
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      Reflect.set(window, 'copied', text);
    };
  });
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link is copied')).toBeVisible();
  const link = new URL(await page.evaluate(() => String(Reflect.get(window, 'copied'))));
  const visitor = await (await browser.newContext()).newPage();
  await open(visitor, link.pathname + link.search);
  await expect(visitor.getByText('Has gone back to you (from the kitchen)')).toBeVisible();
  await visitor.context().close();
  await guest.close();
});

// PAY-14
test('an owner records in an order that came that its cash was paid', async ({
  page,
  wire,
  kitchen,
  admin,
  browser,
}) => {
  const guest = await browser.newContext();
  const customer = new Wire(guest.request);
  await customer.customer();
  const order = await customer.order([await kitchen.dish({ price: 200 })]);
  await admin.walk(order.id, 'accepted', 'preparing', 'ready', 'outForDelivery', 'delivered');
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, `/admin/orders?order=${order.id}`);
  const money = page.getByRole('region', { name: 'Payments and refunds' });
  await expect(money).toContainText('Due, Cash');
  await money.getByRole('button', { name: /^Record the payment/ }).click();
  await page.getByRole('button', { name: 'Cash', exact: true }).click();
  await expect(money).toContainText('Paid, Cash');
  await expect(money.getByRole('button', { name: /^Record the payment/ })).toHaveCount(0);
  await guest.close();
});
