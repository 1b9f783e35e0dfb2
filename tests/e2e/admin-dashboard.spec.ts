import { expectAccessible } from './axe.ts';
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
  await expect(main.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
  // SHOP-7
  const first = main.getByRole('heading', { level: 2 }).first();
  await expect(first).toHaveText('Your password and name');
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

// UPDATE-3
test('owners read on the dashboard that a newer version is there, and put that aside', async ({
  page,
  wire,
}) => {
  const update = {
    ...{ version: '9.1.0', date: '2026-11-28', isSecurity: true, installedAs: 'package', isPutAside: false },
    missed: [
      { version: '9.1.0', notes: { en: ['Riders see their stops.'], hi: ['राइडर को पते दिखते हैं।'] } },
      { version: '9.0.0', notes: { en: ['A fault is mended.'] } },
    ],
    ...{ page: 'https://rasoi.example/releases', file: 'rasoi_9.1.0_amd64.deb' },
  };
  const checks = [
    { check: 'updates', state: 'attention', finding: 'securityUpdate', facts: [update.version] },
  ];
  await page.route('**/v1/status', (route) => route.fulfill({ json: { checks, update } }));
  await page.route('**/v1/status/update', (route) => {
    expect([route.request().method(), route.request().postDataJSON()]).toEqual(['PUT', { version: '9.1.0' }]);
    return route.fulfill({ json: { checks, update: { ...update, isPutAside: true } } });
  });
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin/menus');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const notice = page.getByRole('region', { name: 'Version 9.1.0 is there' });
  await expect(notice).toContainText('It mends a security fault');
  await expect(notice).toContainText('Riders see their stops.');
  await expect(notice).toContainText('A fault is mended.');
  await expectAccessible(page, 'notice of a newer version');
  // ADMIN-151
  await notice.getByRole('link', { name: 'How to install it' }).click();
  await expect(page).toHaveURL('/admin/server#updates');
  const versions = page.getByRole('region', { name: 'New versions' });
  await expect(versions).toContainText('sudo apt install /tmp/rasoi_9.1.0_amd64.deb');
  await expect(versions.getByRole('link', { name: 'Where the files are' })).toHaveAttribute(
    'href',
    update.page,
  );
  await expectAccessible(page, 'page of whoever runs the server');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await notice.getByRole('button', { name: 'Not now' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('Version 9.1.0 is there and mends a security fault')).toBeVisible();
  await open(page, '/hi/admin/menus');
  await page.getByRole('link', { name: 'डैशबोर्ड' }).click();
  const inHindi = page.getByRole('region', { name: 'वर्ज़न 9.1.0 आ गया है' });
  await expect(inHindi).toContainText('राइडर को पते दिखते हैं।');
  // Without notes in Hindi, the English ones are better than none.
  await expect(inHindi).toContainText('A fault is mended.');
});
