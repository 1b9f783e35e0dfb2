import { expectAccessible } from './axe.ts';
import { expect, open, PASSWORD, reopen, test, toast, type Wire } from './fixture.ts';

const SECTIONS = [
  ...['shop', 'tax', 'hours', 'charges', 'kitchen', 'payments', 'welcome'],
  ...['about', 'testimonials', 'support'],
];

const reset = async (admin: Wire) => {
  for (const section of SECTIONS)
    await admin.documents('PATCH', `settings/documents/${section}`, { data: { value: '{}' } });
  for (const { $id } of await all(admin, 'areas')) await admin.documents('DELETE', `areas/documents/${$id}`);
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
  const right = () => page.getByRole('button', { name: 'It is right as it is' }).click();
  const done = (count: number) => expect(page.getByText(`${count} of 15 steps done`)).toBeVisible();
  try {
    await open(page, '/login');
    await page.getByLabel('Email').first().fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/admin');
    await expect(form('Set up your shop')).toBeInViewport({ ratio: 1 });
    await expect(form('Still examples')).toContainText('invented people');
    await expectAccessible(page, 'dashboard of a new owner');
    await page.getByRole('link', { name: 'Begin' }).click();

    await form('How do you sell?').getByText('Not registered for GST').click();
    await expectAccessible(page, 'first step of the welcome page');
    await save();
    await done(1);
    await form('Name and logo').getByRole('textbox', { name: 'Name' }).fill('Amma’s Tiffin');
    await save();
    await done(2);
    const contact = form('Address and phone');
    await contact.getByLabel('Phone').fill('+91 832 222 3344');
    await contact.getByLabel('E-mail').fill('amma@tiffin.example');
    await contact.getByLabel('House, street, area').fill('1 Beach Road');
    await contact.getByLabel('Pincode').fill('403001');
    await expect(contact.getByLabel('Town or city')).not.toHaveValue('Bengaluru');
    await save();
    // The point on the map is still the example.
    await done(2);
    await page.getByRole('link', { name: /Address and phone.*still an example/ }).click();
    await contact.getByText('Type it in degrees').click();
    await contact.getByLabel('Latitude').fill('15.49');
    await contact.getByLabel('Longitude').fill('73.82');
    await save();
    await done(3);
    await form('FSSAI licence').getByLabel('FSSAI licence').fill('12345678901234');
    await save();
    await done(4);

    // It can be left and continued. What is put off is not done.
    await open(page, '/admin');
    await expect(form('Set up your shop')).toContainText('4 of 15 steps done');
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(form('Opening hours')).toBeVisible();
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect(form('Where you deliver')).toBeVisible();
    await done(4);
    await expect(page.getByText('1 put off')).toBeVisible();
    await page.getByRole('link', { name: 'Choose areas' }).click();
    await expect(page.getByRole('dialog', { name: 'New area' })).toBeVisible();
    await page.getByLabel('Name').fill('Panaji');
    await page.getByLabel('Pincodes').last().fill('411001 403001');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('link', { name: 'Go on step by step' }).click();
    await expect(form('Where you deliver')).toContainText('You deliver to 1 area.');
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await done(5);
    await form('Delivery fee and minimum').getByLabel('Delivery fee (₹)').fill('25');
    await save();
    await done(6);
    await expect(form('Menu')).toContainText(/There are \d+ dishes in \d+ menus/);
    await page.getByRole('button', { name: 'Empty the menu' }).click();
    await expectAccessible(page, 'question before the menu is emptied');
    await page.getByRole('button', { name: 'Delete all of them' }).click();
    await expect(toast(page, 'The menu is empty')).toBeVisible();
    // It is not done yet: the owner's own dishes are missing.
    await done(6);
    await expect(form('Menu').getByRole('link', { name: 'Import a file' })).toBeVisible();
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect(form('Pictures of your dishes')).toContainText('There are no dishes yet.');
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await form('How customers pay').getByLabel('UPI id').fill('amma@icici');
    await expect(form('How customers pay').getByRole('img', { name: /^QR code to pay ₹1/ })).toBeVisible();
    await form('How customers pay').getByLabel('UPI id').fill('');
    await right();
    await form('Pickup').getByText('Delivery or pickup').click();
    await save();
    // The button of the step before it does nothing while that is being saved.
    await expect(form('Following orders')).toBeVisible();
    await right();
    await expect(form('Who works here')).toBeVisible();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(form('Printer')).toBeVisible();
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await done(11);
    await expect(form('A first test order')).toBeVisible();

    await form('Still examples').getByRole('button', { name: 'Remove all examples' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove all examples' }).click();
    await expect(toast(page, 'The examples are gone')).toBeVisible();
    await expect(page.getByText('invented people')).toHaveCount(0);

    await open(customer, '/about');
    await expect(customer.getByText('Meera Iyer')).toHaveCount(0);
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
    // The owner orders as a customer would, and cancels the order at the end.
    const placed = `test-${owner.id}`;
    await wire.documents('POST', 'orders/documents', {
      documentId: placed,
      data: {
        items: [JSON.stringify({ DishID: 'first-idli', quantity: 1, price: 90 })],
        paymentMethod: 'cod',
        address: '1 Beach Road, Panaji 403001',
      },
    });
    await open(page, '/admin/welcome?step=firstOrder');
    await expect(form('A first test order')).toContainText('is with the kitchen');
    await page.getByRole('button', { name: 'Cancel the test order' }).click();
    await done(12);
    expect((await admin.documents<{ status: string }>('GET', `orders/documents/${placed}`)).status).toBe(
      'cancelled',
    );
    await expect(page.getByRole('heading', { name: 'You have seen every step' })).toBeVisible();
    await open(page, '/admin');
    await expect(form('Set up your shop')).toContainText('12 of 15 steps done');
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
