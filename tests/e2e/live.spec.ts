import { card, cartLink, connection, expect, LIVE, open, openLive, PASSWORD, test, Wire } from './fixture.ts';

// MENU-10
test('a changed dish is updated in every open menu', async ({ page, kitchen }) => {
  const dish = await kitchen.dish({ price: 120 });
  await openLive(page, '/menu');
  await kitchen.change(dish, { price: 135 });
  await expect(card(page, dish.name)).toContainText('₹135', LIVE);
  await kitchen.change(dish, { isAvailable: false });
  await expect(card(page, dish.name)).toContainText('Sold out', LIVE);
  await expect(card(page, dish.name).getByRole('button', { name: '+ Add' })).toHaveCount(0);
  const added = await kitchen.dish();
  await expect(card(page, added.name)).toBeVisible(LIVE);
});

// ORDER-14
test('a new order appears in all browsers of its customer, and in nobody else’s', async ({
  page,
  browser,
  customer,
  wire,
  kitchen,
}) => {
  const dish = await kitchen.dish();
  const [own, foreign] = [await browser.newContext(), await browser.newContext()];
  await new Wire(own.request).logIn(customer.email, PASSWORD);
  const other = await new Wire(foreign.request).customer();
  const [second, stranger] = [await own.newPage(), await foreign.newPage()];
  const strangerHeard: string[] = [];
  stranger.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => strangerHeard.push(String(payload))),
  );
  const connected = [second, stranger].map(connection);
  await open(second, '/orders');
  await open(stranger, '/orders');
  await Promise.all(connected);

  await wire.addToCart(dish.id, 2);
  await expect(cartLink(second)).toHaveAccessibleName(/2/, LIVE);
  await open(page, '/payment');
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page).toHaveURL(/order-success/);
  await expect(second.getByRole('article').filter({ hasText: dish.name })).toBeVisible(LIVE);
  await expect(cartLink(second)).toHaveAccessibleName('Cart', LIVE);

  // Messages keep their order, so once the stranger has received this later event, the order was not sent.
  await kitchen.change(dish, { price: 99 });
  await expect.poll(() => strangerHeard.some((text) => text.includes('"price":99'))).toBe(true);
  const aboutTheOrder = strangerHeard.filter((text) => /"\$collectionId":"(orders|carts)"/.test(text));
  expect(aboutTheOrder).toEqual([]);
  expect(other.id).not.toBe(customer.id);
  await own.close();
  await foreign.close();
});

test('a former administrator is redirected from the admin pages', async ({ page, customer, admin }) => {
  await admin.documents('PATCH', `users/documents/${customer.id}`, { data: { isAdmin: true } });
  await openLive(page, '/admin');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await admin.documents('PATCH', `users/documents/${customer.id}`, { data: { isAdmin: false } });
  await expect(page).toHaveURL(/\/login/, LIVE);
});

// LOGIN-7
test('a session that is ended elsewhere is redirected from its pages', async ({
  page,
  customer,
  playwright,
  baseURL,
}) => {
  await openLive(page, '/profile');
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const wire = new Wire(elsewhere);
  await wire.logIn(customer.email, PASSWORD);
  await wire.send('DELETE', '/account/sessions');
  await expect(page).toHaveURL(/\/login/, { timeout: 5_000 });
  await elsewhere.dispose();
});
