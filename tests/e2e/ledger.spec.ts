import { expectAccessible } from './axe.ts';
import { ADMIN, expect, open, test, toast, Wire } from './fixture.ts';
import { expectHindi } from './hindi.ts';

const turn = (admin: Wire, isOn: boolean) =>
  admin.documents('PATCH', 'settings/documents/ledger', { data: { value: JSON.stringify({ isOn }) } });

test.afterEach(async ({ admin }) => {
  await turn(admin, false);
});

// LEDGER-2
test('without a ledger nothing of it is on any screen', async ({ page, wire, admin }) => {
  await turn(admin, true);
  const customer = await wire.customer();
  await admin.documents('POST', 'ledgerEntries/documents', {
    documentId: 'unique()',
    data: { userId: customer.id, kind: 'goodwill', credit: 50 },
  });
  await turn(admin, false);
  await open(page, '/profile');
  await expect(page.getByRole('region', { name: 'Newsletter' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Balance' })).toHaveCount(0);
  await open(page, '/balance');
  await expect(page.getByRole('heading', { name: 'This kitchen keeps no balances' })).toBeVisible();
});

// LEDGER-12, LEDGER-13, LEDGER-14
test('an owner records what a regular pays and corrects a mistake, and the customer reads all of it', async ({
  page,
  wire,
  admin,
  browser,
}) => {
  // Two browsers and five runs of axe take time.
  test.slow();
  await turn(admin, true);
  const guest = await browser.newContext();
  const customer = await new Wire(guest.request).customer();
  await wire.logIn(ADMIN.email, ADMIN.password);

  await open(page, `/admin/ledger?side=all&q=${encodeURIComponent(customer.email)}`);
  await page.getByRole('link', { name: customer.name }).click();
  await expect(page.getByText('Even: nothing owed, nothing held')).toBeVisible();
  await page.getByRole('button', { name: 'Something else' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is it?').selectOption({ label: 'Notebook: customer owes' });
  await dialog.getByLabel('Amount').fill('1240');
  await dialog.getByLabel('Note').fill('Until October');
  await expectAccessible(page, 'the form of a ledger entry');
  await dialog.getByRole('button', { name: 'Record ₹1,240' }).click();
  await expect(page.getByText('Owes ₹1,240')).toBeVisible();

  // Three taps: the button, how the money came, and the button that records it.
  await page.getByRole('button', { name: 'Record a payment' }).click();
  await dialog.getByText('UPI or bank transfer').click();
  await dialog.getByRole('button', { name: 'Record ₹1,240' }).click();
  await expect(page.getByText('Even: nothing owed, nothing held')).toBeVisible();
  await expectAccessible(page, 'a customer of the ledger');

  const entries = page.getByRole('table', { name: 'Entries' });
  await entries.getByRole('button', { name: /^Reverse\s*: Payment/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reverse' }).click();
  await expect(toast(page, 'The opposite entry is recorded')).toBeVisible();
  await expect(page.getByText('Owes ₹1,240')).toBeVisible();
  await expect(entries.getByText('Reversed')).toBeVisible();

  await open(page, '/admin/ledger');
  await expect(page.getByRole('region', { name: 'Customers owe' })).toContainText('₹');
  await expect(page.getByRole('row').filter({ hasText: customer.name }).first()).toContainText(
    'owes ₹1,240 since today',
  );
  await expectAccessible(page, 'the ledger');
  await open(page, '/hi/admin/ledger');
  await expectHindi(page, 'the ledger');
  await open(page, `/admin/customers?q=${encodeURIComponent(customer.email)}`);
  await expect(page.getByRole('link', { name: /^-₹1,240/ })).toBeVisible();

  const phone = await guest.newPage();
  await open(phone, '/profile');
  await phone.getByRole('region', { name: 'Balance' }).getByRole('link', { name: 'See entries' }).click();
  await expect(phone.getByText('You owe ₹1,240')).toBeVisible();
  const own = phone.getByRole('region', { name: 'Entries' }).getByRole('listitem');
  await expect(own).toHaveCount(3);
  await expect(own.nth(2)).toContainText('From the notebook');
  await expect(own.nth(2)).toContainText('Until October');
  await expect(own.nth(1)).toContainText('Corrected');
  await expectAccessible(phone, 'a balance');
  await open(phone, '/hi/balance');
  await expectHindi(phone, 'a balance');
  await guest.close();
});

const setPayments = (admin: Wire, value: object) =>
  admin.documents('PATCH', 'settings/documents/payments', { data: { value: JSON.stringify(value) } });

// LEDGER-30, LEDGER-33
test('a customer pays what they owe by UPI, staff confirm it, and the statement has both', async ({
  page,
  wire,
  admin,
  browser,
}) => {
  test.slow();
  await turn(admin, true);
  await setPayments(admin, { vpa: 'rasoi@icici' });
  const guest = await browser.newContext();
  const customer = await new Wire(guest.request).customer();
  await admin.documents('POST', 'ledgerEntries/documents', {
    documentId: 'unique()',
    data: { userId: customer.id, kind: 'opening', debit: 1240, note: 'Until October' },
  });

  const phone = await guest.newPage();
  await open(phone, '/balance');
  await expect(phone.getByText(/^You owe ₹1,240, due \d+ \w+ \d{4}$/)).toBeVisible();
  await phone.getByLabel('Amount').fill('1500');
  await phone.getByRole('button', { name: 'Pay ₹1,500' }).click();
  await expect(phone.getByRole('img', { name: /QR code to pay ₹1,500/ })).toBeVisible();
  await expectAccessible(phone, 'paying into a balance');
  const utr = `${433_000_000_000 + (Date.now() % 1_000_000_000)}`;
  await phone.getByLabel('UTR of your payment').fill(utr);
  await phone.getByRole('button', { name: 'Tell the kitchen' }).click();
  await expect(phone.getByRole('heading', { name: 'The kitchen looks for your ₹1,500' })).toBeVisible();

  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin/ledger');
  await page.getByRole('button', { name: `The ₹1,500 of ${customer.name} is here` }).click();
  await expect(toast(page, '₹1,500 is added to the balance')).toBeVisible();

  await expect(phone.getByText('You have ₹260')).toBeVisible();
  await phone.getByRole('region', { name: 'Statements' }).getByRole('link').first().click();
  const preview = phone.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('row', { name: /From the notebook.*₹1,240/ })).toBeVisible();
  await expect(preview.getByRole('row', { name: /Payment to the bank.*₹1,500/ })).toBeVisible();
  await expect(preview.getByRole('row', { name: /Balance after.*₹260 ahead/ })).toBeVisible();
  await expectAccessible(phone, 'a statement');
  const address = new URL(phone.url());
  await open(phone, `/hi${address.pathname}`);
  await expectHindi(phone, 'a statement');
  await guest.close();
  await setPayments(admin, {});
});

// LEDGER-17, LEDGER-18, LEDGER-20
test('a regular who has paid ahead orders with it, and what the kitchen takes off goes back to the balance', async ({
  page,
  wire,
  admin,
  browser,
}) => {
  test.slow();
  await turn(admin, true);
  const guest = await browser.newContext();
  const own = new Wire(guest.request);
  const customer = await own.customer();
  await wire.logIn(ADMIN.email, ADMIN.password);

  await open(page, `/admin/ledger/${customer.id}`);
  await page.getByRole('button', { name: 'Record a payment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('300');
  await dialog.getByRole('button', { name: 'Record ₹300' }).click();
  await expect(page.getByText('Has ₹300')).toBeVisible();

  const phone = await guest.newPage();
  const place = phone.getByRole('button', { name: 'Place Order' }).filter({ visible: true });
  await own.addToCart('ghar-ki-thali', 1);
  await own.addToCart('samosa', 1);
  await open(phone, '/payment');
  await phone.getByRole('switch', { name: 'Use ₹300 of your balance' }).click();
  await expect(phone.getByText(/^Then ₹.* is left to pay\.$/)).toBeVisible();
  await expectAccessible(phone, 'checkout with a balance');
  await place.click();
  await expect(phone.getByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
  const { documents } = await own.documents<{ documents: { $id: string }[] }>('GET', 'orders/documents');
  const [order] = documents;
  if (!order) throw new Error('No order');

  await admin.event(order.$id, { type: 'step', from: 'placed', to: 'accepted' });
  const change = await admin.documents<{ $id: string }>('POST', 'orderChanges/documents', {
    documentId: 'unique()',
    data: { orderId: order.$id, revision: 1, line: 0, quantity: 1, reason: 'customerAsked' },
  });
  await own.documents('PATCH', `orderChanges/documents/${change.$id}`, { data: { state: 'takenOff' } });
  await open(phone, '/balance');
  const entries = phone.getByRole('region', { name: 'Entries' }).getByRole('listitem');
  await expect(entries.first()).toContainText('Refund of an order');
  await expect(entries.nth(1)).toContainText('−₹300');

  await open(page, `/admin/ledger/${customer.id}`);
  await page.getByRole('button', { name: 'Allow paying later' }).click();
  await dialog.getByLabel('Limit').fill('100');
  await expectAccessible(page, 'the form of a house account');
  await dialog.getByRole('button', { name: 'Save the house account' }).click();
  await expect(page.getByText('May owe up to ₹100, and pays every month.')).toBeVisible();
  await own.addToCart('ghar-ki-thali', 3);
  await open(phone, '/payment');
  const payment = phone.getByRole('region', { name: 'Payment method' });
  const unfold = payment.getByRole('button', { name: 'Change' });
  if (await unfold.isVisible()) await unfold.click();
  await payment.getByText('Pay at the end of the month').click();
  await expect(payment.getByText(/^This is ₹.* over the house account’s limit of ₹100\./)).toBeVisible();
  await expectAccessible(phone, 'checkout over the limit');
  await open(phone, '/hi/payment');
  await expectHindi(phone, 'checkout with a balance');
  await guest.close();
});
