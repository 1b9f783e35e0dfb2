import { expectAccessible } from './axe.ts';
import { ADMIN, expect, open, test, toast, unfold, Wire } from './fixture.ts';
import { mailedCode } from './outbox.ts';

const section = (values: object) => ({ data: { value: JSON.stringify(values) } });

// BILL-12, TRUST-2, TRUST-3
test('a customer adds a tip, reads the limit for cash and proves their phone before paying in cash', async ({
  page,
  wire,
  admin,
}) => {
  await wire.customer();
  await wire.addToCart('ghar-ki-thali', 2);
  const number = 9_800_000_000 + (Date.now() % 100_000_000);
  const { $id } = await wire.send<{ $id: string }>('GET', '/account');
  await wire.documents('PATCH', `users/documents/${$id}`, { data: { phone: number } });
  try {
    await admin.documents('PATCH', 'settings/documents/charges', section({ tips: true }));
    await admin.documents(
      'PATCH',
      'settings/documents/kitchen',
      section({ cashAtMost: 600, cashNeedsCode: true }),
    );
    await open(page, '/payment');
    await unfold(page, 'Tip');
    await expect(page.getByRole('radio', { name: 'No tip' })).toBeChecked();
    await page.getByRole('radio', { name: '₹100' }).check();
    await expect(page.getByRole('main').getByText('₹663').first()).toBeVisible();
    const limit = page.getByText('Orders above ₹600 can’t be paid in cash').first();
    await expect(limit).toBeVisible();
    await page.getByRole('radio', { name: '₹20', exact: true }).check();
    await expect(limit).toHaveCount(0);
    await expectAccessible(page, 'checkout with tips');
    await page.getByRole('button', { name: 'Place Order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Is this your phone?' });
    // No text message service is set up here: the kitchen reads the code out.
    await expect(dialog.getByText('This kitchen can’t send text messages yet.')).toBeVisible();
    await expectAccessible(page, 'proof of the phone');
    await dialog.getByLabel('Code').fill('12');
    await dialog.getByRole('button', { name: 'Confirm and order' }).click();
    await expect(dialog.getByText('Please type the six digits of the code.')).toBeVisible();
    await dialog.getByLabel('Code').fill(await mailedCode(admin, `+91${number}`, 'phone-proof'));
    await dialog.getByRole('button', { name: 'Confirm and order' }).click();
    await expect(page).toHaveURL(/\/order-success/);
    await expect(page.getByText('₹583').first()).toBeVisible();
  } finally {
    await admin.documents('PATCH', 'settings/documents/charges', section({}));
    await admin.documents('PATCH', 'settings/documents/kitchen', section({}));
  }
});

// TRUST-1
test('an admin blocks the orders of a customer, and allows them again', async ({
  page,
  wire,
  admin,
  browser,
}) => {
  const context = await browser.newContext();
  const customer = new Wire(context.request);
  const { id, email } = await customer.customer();
  await customer.addToCart('ghar-ki-thali');
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin/customers');
  await page.getByRole('searchbox', { name: 'Search registered users' }).fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: /^Block orders/ }).click();
  await expectAccessible(page, 'blocking a customer');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block orders' }).click();
  await expect(toast(page, 'Orders of this customer are blocked')).toBeVisible();
  await expect(row.getByRole('button', { name: /^Allow orders/ })).toBeVisible();
  const theirs = await context.newPage();
  await open(theirs, '/payment');
  await theirs.getByRole('button', { name: 'Place Order' }).click();
  const refusal = theirs.getByText('We can’t take an order from you here. Please call the kitchen.');
  await expect(refusal).toBeVisible();
  await row.getByRole('button', { name: /^Allow orders/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Allow orders' }).click();
  await expect
    .poll(
      async () =>
        (await admin.documents<{ ordersBlocked: boolean }>('GET', `users/documents/${id}`)).ordersBlocked,
    )
    .toBe(false);
  await context.close();
});
