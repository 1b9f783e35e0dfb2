import { expectAccessible } from './axe.ts';
import { openTicket, rejectWaiting, setMode, tests } from './board.ts';
import {
  ADMIN,
  card,
  connection,
  expect,
  open,
  openLive,
  reopen,
  toast,
  unfold,
  type Wire,
} from './fixture.ts';

const setPayments = (wire: Wire, value: object) =>
  wire.documents('PATCH', 'settings/documents/payments', { data: { value: JSON.stringify(value) } });
const reset = async (wire: Wire) => {
  await setPayments(wire, {});
  await setMode(wire, 'age');
};

const PHONE = { width: 390, height: 844 };

tests.describe.configure({ mode: 'default' });
tests.beforeEach(({ admin }) => reset(admin));
tests.afterEach(async ({ admin }) => {
  await rejectWaiting(admin);
  await reset(admin);
});

/** A UTR that no other test has used. */
let count = Date.now() % 1_000_000_000;
const newUtr = () => `${432_000_000_000 + ++count}`;

// UPI-9 UPI-10
tests(
  'a customer pays by UPI on a phone, and the order begins when the kitchen has found the money',
  async ({ board, guest, admin, kitchen }) => {
    const dish = await kitchen.dish();
    await rejectWaiting(admin);
    await setMode(admin, 'board');
    await setPayments(admin, { vpa: 'rasoi@icici', payeeName: 'Rasoi Foods' });
    const { page } = guest;
    await page.setViewportSize(PHONE);
    await open(page, '/menu');
    const added = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
    await card(page, dish.name).getByRole('button', { name: '+ Add' }).click();
    await added;
    await openLive(page, '/payment');
    await unfold(page, 'Payment method');
    await page.getByRole('radio', { name: /^UPI/ }).check();
    await expect(
      page.getByText('You pay with your UPI app after ordering, within 15 minutes.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/order-success/);
    await expect(page.getByRole('heading', { name: 'One more step: your payment' })).toBeVisible();
    await expect(page.getByRole('img', { name: /QR code to pay ₹.* to Rasoi Foods/ })).toBeVisible();
    await expect(page.getByText('rasoi@icici')).toBeVisible();
    await expect(page.getByText(/\(15 minutes left\)/)).toBeVisible();
    await expect(page.getByText('Thank you')).toHaveCount(0);
    await expectAccessible(page, 'payment by UPI', { isWide: true });

    await openLive(board, '/admin/kitchen');
    await expect(board.locator('summary', { hasText: '1 order waits for its payment' })).toBeVisible();
    await expect(board).not.toHaveTitle(/^\(1\)/);

    const utr = newUtr();
    await page.getByRole('textbox', { name: 'UTR of your payment' }).fill('1234');
    await page.getByRole('button', { name: 'Tell the kitchen' }).click();
    await expect(page.getByText('Please type the 12 digits of the UTR.')).toBeVisible();
    await page.getByRole('textbox', { name: 'UTR of your payment' }).fill(utr);
    await page.getByRole('button', { name: 'Tell the kitchen' }).click();
    await expect(page.getByRole('heading', { name: 'The kitchen looks for your payment' })).toBeVisible();

    const check = board.getByRole('region', { name: '1 payment to check' });
    await expect(check).toContainText(utr.replaceAll(/(\d{4})(?=\d)/g, '$1 '));
    await expect(board).toHaveTitle(/^\(1\)/);
    await expectAccessible(board, 'board with a payment to check');
    await check.getByRole('button', { name: /has not come/ }).click();
    await board.getByRole('alertdialog').getByRole('button', { name: 'Not received' }).click();
    await expect(page.getByText(`The kitchen can’t find a payment with UTR ${utr}`)).toBeVisible();

    const connected = connection(page);
    await reopen(page);
    await connected;
    const next = newUtr();
    await page.getByRole('textbox', { name: 'UTR of your payment' }).fill(next);
    await page.getByRole('button', { name: 'Tell the kitchen' }).click();
    await check.getByRole('button', { name: /is here$/ }).click();
    await expect(toast(board, 'is paid')).toBeVisible();
    await expect(check).toHaveCount(0);
    await expect(board.getByRole('region', { name: /^New/ }).getByText(dish.name)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
    await expect(page.getByText('UPI, paid')).toBeVisible();
  },
);

// UPI-12
tests(
  'on a phone, a cook takes back a payment that was confirmed by mistake, and it is collected',
  async ({ board, guest, admin, kitchen }) => {
    await setMode(admin, 'board');
    await setPayments(admin, { vpa: 'rasoi@icici', payeeName: 'Rasoi Foods' });
    const order = await guest.order(await kitchen.dish(), { paymentMethod: 'upi' });
    await board.setViewportSize(PHONE);
    await openLive(board, '/admin/kitchen');
    await board.locator('summary', { hasText: 'waits for its payment' }).click();
    await board.getByRole('button', { name: `The money for order ${order.number} is here` }).click();
    const ticket = card(board, order.number);
    await ticket.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(toast(board, `${order.number} is accepted`)).toBeVisible();
    await board.getByRole('link', { name: /^Preparing/ }).click();
    await expect(ticket).toContainText('Paid');
    await openTicket(ticket);
    await ticket.getByRole('button', { name: `The payment of order ${order.number} has not come` }).click();
    const dialog = board.getByRole('dialog', { name: `Order ${order.number} is not paid` });
    await dialog.getByRole('radio', { name: 'It was for another order' }).check();
    await expectAccessible(board, 'taking a payment back', { isWide: true });
    await dialog.getByRole('button', { name: 'Take the confirmation back' }).click();
    await expect(toast(board, `is due again for ${order.number}`)).toBeVisible();
    await expect(ticket).toContainText('Collect');
    await expect(ticket.getByRole('button', { name: /has not come/ })).toHaveCount(0);
    await openLive(guest.page, `/orders/${order.id}`);
    await expect(guest.page.getByText('Cash on Delivery').first()).toBeVisible();
    await expect(guest.page.getByText('UPI, paid')).toHaveCount(0);
  },
);

// UPI-8
tests(
  'an owner who types a private UPI id is warned, and sees the code to try',
  async ({ page, wire, admin }) => {
    await setPayments(admin, {});
    await wire.logIn(ADMIN.email, ADMIN.password);
    await open(page, '/admin/settings/payments');
    const form = page.locator('form').filter({ has: page.getByLabel('UPI id') });
    await form.getByLabel('UPI id').fill('asha@okaxis');
    const warning = form.getByText('This looks like the UPI id of a private person.');
    await expect(warning).toBeVisible();
    await form.getByLabel('UPI id').fill('rasoi@icici');
    await expect(warning).toHaveCount(0);
    await expect(form.getByRole('img', { name: 'QR code to pay ₹1 to Rasoi' })).toBeVisible();
    await form.getByRole('button', { name: /^Save/ }).click();
    await expect(form.getByText('Saved', { exact: true })).toBeVisible();
  },
);

// UPI-9
tests('on a phone, a link opens the UPI apps beside the code', async ({ browser, guest, admin, kitchen }) => {
  await setPayments(admin, { vpa: 'rasoi@icici' });
  const dish = await kitchen.dish();
  const order = await guest.order(dish, { paymentMethod: 'upi' });
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    storageState: await guest.page.context().storageState(),
  });
  const page = await context.newPage();
  await openLive(page, `/orders/${order.id}`);
  const link = page.getByRole('link', { name: 'Pay with a UPI app' });
  await expect(link).toHaveAttribute(
    'href',
    /^upi:\/\/pay\?pa=rasoi@icici&pn=.*&tr=.*&tn=.*&am=\d+\.\d\d&cu=INR$/,
  );
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await context.close();
});

// UPI-9
tests(
  'on a desktop there is the code alone, and the customer may cancel',
  async ({ guest, admin, kitchen }) => {
    await setPayments(admin, { vpa: 'rasoi@icici' });
    const order = await guest.order(await kitchen.dish(), { paymentMethod: 'upi' });
    const { page } = guest;
    await openLive(page, `/orders/${order.id}`);
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pay with a UPI app' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click();
    await expect(page.getByText('Has your bank taken the money?')).toBeVisible();
    await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0);
  },
);
