import { ADMIN, expect, open, test, Wire } from './fixture.ts';

// ADMIN-3
test('the dashboard links to its four screens, and its numbers stay up to date', async ({
  page,
  wire,
  kitchen,
  playwright,
  baseURL,
}) => {
  const dish = await kitchen.dish();
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin');
  const main = page.getByRole('main');
  for (const [name, path] of [
    [/^Add Dish [\d,]+ dishes on the menu$/, '/admin/dishes/new'],
    [/^Manage Dishes [\d,]+ dishes in all$/, '/admin/dishes'],
    [/^Orders [\d,]+ orders?$/, '/admin/orders'],
    [/^Customers [\d,]+ registered users?$/, '/admin/customers'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  // ADMIN-102
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Today');
  await expect(main.getByRole('link', { name: /^Sold out/ })).toHaveAttribute('href', '/admin/dishes');
  await expect(main.getByRole('region').last()).toContainText('Database');
  const today = main.getByRole('link', { name: /^Orders \d+ (nothing|\d+) by now last/ });
  await expect(today).toHaveAttribute('href', '/admin/orders');
  const orders = async () =>
    Number(
      (await main.getByRole('link', { name: /^Orders [\d,]+ orders?$/ }).innerText()).replace(/\D/g, ''),
    );
  const before = await orders();
  const customer = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const theirs = new Wire(customer);
  const { id } = await theirs.customer();
  await theirs.documents('POST', 'orders/documents', {
    documentId: `order-${id}`,
    data: {
      items: [JSON.stringify({ DishID: dish.id, quantity: 1, price: dish.price })],
      paymentMethod: 'cod',
      address: '7B, Laxmi Road',
    },
  });
  await expect.poll(orders).toBeGreaterThan(before);
  await customer.dispose();
});

// ADMIN-20
test('a number of the dashboard that cannot be counted does not hide the others', async ({ page, wire }) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin/menus');
  const failing = '**/collections/orders/documents?*';
  await page.route(failing, (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Orders Could not be counted' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Customers [\d,]+ registered users?$/ })).toBeVisible();
  await page.unroute(failing);
  await page.getByRole('button', { name: /^Count again/ }).click();
  await expect(main.getByRole('link', { name: /^Orders [\d,]+ orders?$/ })).toBeVisible();
});

// ADMIN-21
test('admin screens have their alternative addresses, and no bar or footer of the shop', async ({
  page,
  wire,
}) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  for (const [path, heading, address] of [
    ['/admin/add-dish', 'Add Dish', '/admin/dishes/new'],
    ['/admin/manage-dishes?q=dal', 'Manage Dishes', '/admin/dishes?q=dal'],
    ['/admin/orders', 'Orders', '/admin/orders'],
    ['/admin/customers', 'Registered Users', '/admin/customers'],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'My Orders' }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

// ADMIN-22
test('long words break, while amounts stay whole and buttons stay visible', async ({
  page,
  wire,
  kitchen,
}) => {
  const dish = await kitchen.dish({ price: 99_999.5 });
  await kitchen.change(dish, { name: `Khandeshi${'shevbhaji'.repeat(10)}` });
  await wire.logIn(ADMIN.email, ADMIN.password);
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 1180 });
    await open(page, '/admin/dishes');
    await page.getByRole('searchbox').fill('Khandeshi');
    await expect(page.getByText('1 dish', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Delete Khandeshi/ })).toBeInViewport({ ratio: 1 });
    const amount = page.getByText('₹99,999.50').locator('visible=true');
    expect(await amount.evaluate((element) => element.getClientRects().length)).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
