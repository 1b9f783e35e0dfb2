import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { cartLink, connection, expect, hearNothing, open, test, toast, unfold } from './fixture.ts';

const ORDERS = '**/v1/databases/rasoi/collections/orders/documents';

const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you, your order is in' });
const notice = (page: Page) => page.getByRole('main').getByRole('alert');

test.beforeEach(async ({ wire }) => {
  await wire.customer();
});

// ORDER-11, ORDER-12
test('checkout with an empty cart places no order, and the confirmation page without an order says so', async ({
  page,
  wire,
}) => {
  await open(page, '/payment');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(placeOrder(page)).toBeHidden();
  expect(await wire.orders()).toBe(0);
  await open(page, '/order-success?order=somebody-elses');
  await expect(page.getByRole('heading', { name: 'No Order Details Found' })).toBeVisible();
});

// ORDER-30
test('a customer without a name and a phone number is asked for them, and they are saved in the profile', async ({
  page,
  wire,
  admin,
}) => {
  const { $id: id } = await wire.send<{ $id: string }>('GET', '/account');
  await wire.documents('PATCH', `users/documents/${id}`, { data: { name: '', phone: null } });
  await wire.addToCart('masala-chai');
  await open(page, '/payment');
  const name = page.getByRole('textbox', { name: 'Your name' });
  const phone = page.getByRole('textbox', { name: 'Phone number' });
  await placeOrder(page).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Please fill in all required fields/);
  await name.fill(' Meera Joshi ');
  await phone.fill('12345');
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
  await placeOrder(page).click();
  await expect(phone).toBeFocused();
  expect(await wire.orders()).toBe(0);
  await expectAccessible(page, 'checkout that asks for a name and a phone number');

  await phone.fill('+91 98765 00011');
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  const { documents } = await wire.documents<{ documents: object[] }>('GET', 'orders/documents');
  expect(documents).toMatchObject([{ customerName: 'Meera Joshi', customerPhone: '9876500011' }]);
  const profile = await admin.documents('GET', `users/documents/${id}`);
  expect(profile).toMatchObject({ name: 'Meera Joshi', phone: 9876500011 });
});

// ORDER-9, ORDER-31
test('a double click places one order with its note, the button waits, and the same can be ordered again', async ({
  page,
  wire,
}) => {
  await wire.addToCart('masala-chai', 2);
  await open(page, '/payment');
  await unfold(page, 'For the kitchen');
  const note = page.getByRole('textbox', { name: 'Anything the kitchen should know?' });
  await note.fill('x'.repeat(300));
  await expect(page.getByText('0 characters left')).toBeVisible();
  await note.fill('Little sugar, please');
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveCount(0);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(ORDERS, async (route) => {
    await answered;
    await route.continue();
  });
  await placeOrder(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('button', { name: 'Placing Order...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  answer();
  await expect(thanks(page)).toBeVisible();
  expect(await wire.orders()).toBe(1);
  expect(await wire.cart()).toEqual([]);
  await expect(page.getByText('Little sugar, please')).toBeVisible();
  await page.getByRole('link', { name: 'Follow this order' }).click();
  await expect(page.getByRole('heading', { name: 'Your note to the kitchen' })).toBeVisible();
  await expect(page.getByText('Little sugar, please')).toBeVisible();

  await wire.addToCart('masala-chai', 2);
  await open(page, '/payment');
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await wire.orders()).toBe(2);
});

test('a second tab places no second order', async ({ page, context, wire }) => {
  await wire.addToCart('masala-chai', 2);
  const other = await context.newPage();
  await open(page, '/payment');
  await open(other, '/payment');
  // Both requests are sent before either is answered.
  let waiting = 0;
  let answer = () => {};
  const both = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route(ORDERS, async (route) => {
    if (route.request().method() === 'POST') {
      waiting += 1;
      if (waiting === 2) answer();
      await both;
    }
    await route.continue();
  });
  await placeOrder(page).click();
  await placeOrder(other).click();
  await expect(thanks(page)).toBeVisible();
  await expect(thanks(other)).toBeVisible();
  expect(new URL(page.url()).search).toBe(new URL(other.url()).search);
  expect(await wire.orders()).toBe(1);
});

for (const live of [true, false])
  test(`a changed price is shown with the dish’s name, then ordered at the new price (${live ? 'live' : 'by the server'})`, async ({
    page,
    wire,
    kitchen,
  }) => {
    const dish = await kitchen.dish({ price: 120 });
    await wire.addToCart(dish.id);
    await wire.addToCart('masala-chai');
    if (!live) await hearNothing(page);
    const connected = live && connection(page);
    await open(page, '/payment');
    await connected;
    await kitchen.change(dish, { price: 135 });
    if (live) await expect(notice(page)).toContainText('Some prices have changed');
    await placeOrder(page).click();
    await expect(notice(page)).toContainText(`The price of ${dish.name} is now ₹135.`);
    await expect(notice(page)).toContainText('Nothing has been ordered.');
    expect(await wire.orders()).toBe(0);
    expect(await wire.cart()).toHaveLength(2);
    await expect(page.getByText('New price, was ₹120')).toBeVisible();
    await placeOrder(page).click();
    await expect(thanks(page)).toBeVisible();
    // 135 + 39, delivery 40, tax 9.
    await expect(page.getByRole('region', { name: 'Order details' })).toContainText('₹223');
    expect(await wire.orders()).toBe(1);
  });

// ORDER-5
test('a dish that became unavailable is named at checkout and in the cart, and the rest can be ordered', async ({
  page,
  wire,
  kitchen,
}) => {
  const dish = await kitchen.dish();
  await wire.addToCart(dish.id);
  await wire.addToCart('masala-chai');
  await open(page, '/payment');
  await kitchen.change(dish, { isAvailable: false });
  await placeOrder(page).click();
  await expect(notice(page)).toContainText(`${dish.name} is not available right now.`);
  expect(await wire.orders()).toBe(0);

  await open(page, '/cart');
  await expect(page.getByText('Not available right now.')).toBeVisible();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(notice(page)).toContainText(`${dish.name} is not available right now.`);
  await page.getByRole('button', { name: `Remove ${dish.name}` }).click();
  await expect(page.getByText(dish.name)).toBeHidden();
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await wire.orders()).toBe(1);
});

// ORDER-10
test('when placing an order fails, nothing is lost, and the next try creates one order even if its answer is lost', async ({
  page,
  wire,
}) => {
  await wire.addToCart('masala-chai', 2);
  await open(page, '/payment');
  await page.route(ORDERS, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await unfold(page, 'Payment method');
  await page.getByRole('radio', { name: 'Card' }).check();
  await placeOrder(page).click();
  await expect(toast(page, 'Failed to place order')).toBeVisible();
  await expect(notice(page)).toContainText('Something went wrong while placing your order.');
  expect(await wire.orders()).toBe(0);
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');
  await expect(page.getByRole('radio', { name: 'Card' })).toBeChecked();

  await page.route(
    ORDERS,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await wire.orders()).toBe(1);
  expect(await wire.cart()).toEqual([]);
});

// ORDER-10
test('when answer and connection are lost, trying again creates no second order', async ({ page, wire }) => {
  await wire.addToCart('masala-chai', 2);
  await open(page, '/payment');
  let broken = true;
  await page.route('**/v1/databases/rasoi/collections/orders/**', async (route) => {
    if (route.request().method() === 'POST' && broken) await route.fetch();
    await (broken ? route.abort() : route.continue());
  });
  await placeOrder(page).click();
  await expect(notice(page)).toContainText('it will not be ordered twice');
  expect(await wire.orders()).toBe(1);
  broken = false;
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await wire.orders()).toBe(1);
});

test('when the session has ended, login comes before the order', async ({ page, wire }) => {
  await wire.addToCart('masala-chai', 2);
  await hearNothing(page);
  await open(page, '/payment');
  await wire.send('DELETE', '/account/sessions');
  await placeOrder(page).click();
  await expect(toast(page, 'Please login to place order')).toBeVisible();
  await expect(page).toHaveURL('/login?next=%2Fpayment');
});
