import { expectAccessible } from './axe.ts';
import { expect, open, PASSWORD, reopen, test, toast, Wire } from './fixture.ts';

const SECTIONS = ['shop', 'hours', 'delivery', 'charges', 'kitchen', 'welcome'];

const reset = async (admin: Wire) => {
  for (const section of SECTIONS)
    await admin.documents('PATCH', `settings/documents/${section}`, { data: { value: '{}' } });
};

type Stored = { $id: string } & Record<string, unknown>;
const all = async (admin: Wire, collection: string) => {
  const query = encodeURIComponent(JSON.stringify({ method: 'limit', values: [1000] }));
  const path = `${collection}/documents?queries[0]=${query}`;
  return (await admin.documents<{ documents: Stored[] }>('GET', path)).documents;
};

const MENU_PARTS = ['name', 'description', 'icon'];
const DISH_PARTS = ['name', 'description', 'price', 'imgUrl', 'menuId', 'type', 'isAvailable'];
const only = (document: Stored, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, document[name]]));

test.beforeEach(({ admin }) => reset(admin));

// SHOP-6, SHOP-7, SHOP-8
test('a new owner goes from the welcome page to the first order', async ({ page, wire, admin, browser }) => {
  test.setTimeout(180_000);
  const before = { menus: await all(admin, 'menus'), dishes: await all(admin, 'dishes') };
  const owner = await wire.account();
  await admin.documents('PATCH', `users/documents/${owner.id}`, { data: { role: 'owner' } });
  const shop = await browser.newContext();
  const customer = await shop.newPage();
  const form = (title: string) => page.getByRole('region', { name: title });
  const save = () => page.getByRole('button', { name: /^Save/ }).click();
  const skip = () => page.getByRole('button', { name: 'Leave it as it is' }).click();
  const done = (count: number) => expect(page.getByText(`${count} of 10 steps done`)).toBeVisible();
  try {
    await open(page, '/login');
    await page.getByLabel('Email').first().fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/admin');
    await expect(form('Set up your shop')).toBeVisible();
    await expectAccessible(page, 'dashboard of a new owner');
    await page.getByRole('link', { name: 'Begin' }).click();

    await form('Name and logo').getByRole('textbox', { name: 'Name' }).fill('Amma’s Tiffin');
    await expectAccessible(page, 'first step of the welcome page');
    await save();
    await done(1);
    await form('Address and phone').getByLabel('Phone').fill('+91 832 222 3344');
    await form('Address and phone')
      .getByRole('textbox', { name: 'Address' })
      .fill('1 Beach Road\nPanaji 403001');
    await save();
    await done(2);
    await form('FSSAI licence').getByLabel('FSSAI licence').fill('12345678901234');
    await save();
    await done(3);

    // It can be left and continued.
    await open(page, '/admin');
    await expect(form('Set up your shop')).toContainText('3 of 10 steps done');
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(form('Opening hours')).toBeVisible();
    await skip();
    await done(4);
    await form('Where you deliver').getByLabel('Pincodes').fill('411001\n403001');
    await save();
    await done(5);
    await form('Delivery fee and minimum').getByLabel('Delivery fee (₹)').fill('25');
    await save();
    await done(6);
    await expect(form('Payment').getByText('With a code sent to the phone')).toBeVisible();
    await skip();
    await done(7);
    await form('Pickup').getByText('Delivery or pickup').click();
    await save();
    await done(8);
    await expect(form('Following orders')).toBeVisible();
    await skip();
    await done(9);
    await expect(form('Menu')).toContainText(/There are \d+ dishes in \d+ menus/);
    await page.getByRole('button', { name: 'Empty the menu' }).click();
    await expectAccessible(page, 'question before the menu is emptied');
    await page.getByRole('button', { name: 'Delete all of them' }).click();
    await expect(toast(page, 'The menu is empty')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your shop is ready' })).toBeVisible();
    await done(10);
    await expectAccessible(page, 'finished welcome page');
    await open(page, '/admin');
    await expect(form('Set up your shop')).toHaveCount(0);

    await open(customer, '/menu');
    await expect(customer.getByRole('contentinfo')).toContainText('Amma’s Tiffin');
    await admin.documents('POST', 'menus/documents', {
      documentId: 'tiffins',
      data: { name: 'Tiffins', description: 'From the pot', icon: 'thali' },
    });
    await admin.documents('POST', 'dishes/documents', {
      documentId: 'first-idli',
      data: {
        name: 'First Idli',
        description: 'Soft and white.',
        price: 90,
        imgUrl: '/images/idli-sambar.webp',
        menuId: 'tiffins',
        type: 'veg',
        isAvailable: true,
      },
    });
    await expect(customer.getByText('First Idli').first()).toBeVisible();
    const guest = new Wire(shop.request);
    await guest.customer();
    await guest.addToCart('first-idli');
    await open(customer, '/payment');
    await expect(customer).toHaveTitle(/Amma’s Tiffin/);
    await customer.getByRole('button', { name: /^Place Order/ }).click();
    await expect(customer).toHaveURL(/\/order-success/);
    await expect(customer.getByText('₹120').first()).toBeVisible();
    await open(page, '/admin/orders');
    await expect(page.getByText('₹120').first()).toBeVisible();
  } finally {
    await shop.close();
    for (const { $id } of await all(admin, 'dishes'))
      await admin.documents('DELETE', `dishes/documents/${$id}`);
    for (const { $id } of await all(admin, 'menus'))
      await admin.documents('DELETE', `menus/documents/${$id}`);
    for (const menu of before.menus)
      await admin.documents('POST', 'menus/documents', {
        documentId: menu.$id,
        data: only(menu, MENU_PARTS),
      });
    for (const dish of before.dishes)
      await admin.documents('POST', 'dishes/documents', {
        documentId: dish.$id,
        data: only(dish, DISH_PARTS),
      });
    await reset(admin);
  }
});

// SHOP-7
test('an owner who dismisses the welcome page still finds it at the settings', async ({
  page,
  wire,
  admin,
}) => {
  const owner = await wire.account();
  await admin.documents('PATCH', `users/documents/${owner.id}`, { data: { role: 'owner' } });
  await wire.logIn(owner.email, PASSWORD);
  await open(page, '/admin');
  await page.getByRole('button', { name: 'Don’t show this again' }).click();
  await expect(page.getByRole('region', { name: 'Set up your shop' })).toHaveCount(0);
  await reopen(page);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Set up your shop' })).toHaveCount(0);
  await open(page, '/admin/settings');
  await page.getByRole('link', { name: 'Step by step' }).click();
  await expect(page).toHaveURL('/admin/welcome');
  await page.getByRole('link', { name: /Pickup/ }).click();
  await expect(page.getByRole('region', { name: 'Pickup' })).toBeVisible();
  await reset(admin);
});
