import { expectAccessible } from './axe.ts';
import { expect, open, PASSWORD, reopen, test, toast, type Wire } from './fixture.ts';

const SECTIONS = [
  ...['shop', 'tax', 'legal', 'hours', 'charges', 'kitchen', 'payments', 'welcome'],
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
    // As by the link that a server prints at its first start.
    await open(page, `/login?email=${encodeURIComponent(owner.email)}`);
    await expect(page.getByLabel('Email').first()).toHaveValue(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/admin');
    await expect(form('Set up your shop')).toBeInViewport({ ratio: 1 });
    await expect(form('Still examples')).toContainText('invented people');
    await expectAccessible(page, 'dashboard of a new owner');
    await page.getByRole('link', { name: 'Continue' }).click();

    const kitchen = form('Your kitchen');
    await expect(kitchen.getByLabel('E-mail')).toHaveValue(owner.email);
    await expectAccessible(page, 'first open step of the welcome page');
    // An account of the owner's own is the first step, which nobody who has one is asked for.
    await done(1);
    await kitchen.getByRole('textbox', { name: 'Name', exact: true }).fill('Amma’s Tiffin');
    await kitchen.getByLabel('Phone').fill('+91 832 222 3344');
    await kitchen.getByLabel('E-mail').fill('amma@tiffin.example');
    await kitchen.getByLabel('House, street, area').fill('1 Beach Road');
    await kitchen.getByLabel('Pincode').fill('403001');
    await expect(kitchen.getByLabel('Town or city')).not.toHaveValue('Bengaluru');
    await kitchen.getByLabel('FSSAI licence').fill('12345678901234');
    await save();
    await expect(form('Who sells, and how')).toBeVisible();
    // The licence is known; the point on the map is still the example.
    await done(2);
    await page.getByRole('link', { name: /Your kitchen.*still an example/ }).click();
    await kitchen.getByText('Type it in degrees').click();
    await kitchen.getByLabel('Latitude').fill('15.49');
    await kitchen.getByLabel('Longitude').fill('73.82');
    await save();
    await done(3);
    const selling = form('Who sells, and how');
    const officer = selling.getByRole('textbox', { name: 'Grievance officer (optional)', exact: true });
    await expect(officer).not.toHaveValue('');
    await selling.getByText('Not registered for GST').click();
    await expect(selling.getByLabel('Legal name')).toHaveValue(await officer.inputValue());
    await selling.getByLabel('Legal name').fill('Amma Foods');
    await expectAccessible(page, 'the step of who sells');
    await save();
    await done(4);

    // It can be left and continued. What is put off is not done.
    await open(page, '/admin');
    await expect(form('Set up your shop')).toContainText('4 of 15 steps done');
    await page.getByRole('link', { name: 'Continue' }).click();
    await form('Opening hours').getByRole('button', { name: '11:00 am – 10:00 pm' }).click();
    await expect(form('Opening hours').getByLabel('Opens')).toHaveValue('11:00');
    await form('Opening hours').getByLabel('Closes').fill('22:30');
    await save();
    await done(5);
    const hours = await admin.documents<{ value: string }>('GET', 'settings/documents/hours');
    expect(JSON.parse(hours.value).week.sunday).toEqual([{ from: '11:00', to: '22:30' }]);
    const delivery = form('Delivery and pickup');
    await delivery.getByText('Within 5 km').click();
    await expect(delivery.getByLabel('Pincodes you deliver to')).toHaveCount(0);
    await expectAccessible(page, 'the step of delivery');
    await delivery.getByText('To some pincodes').click();
    await delivery.getByLabel('Pincodes you deliver to').fill('4110');
    await expect(delivery.getByText('Please give pincodes of six digits.')).toBeVisible();
    await delivery.getByLabel('Pincodes you deliver to').fill('411001 403001');
    await delivery.getByLabel('Delivery fee (₹)').fill('25');
    await delivery.getByText('Delivery or pickup').click();
    await save();
    await done(6);
    expect(await all(admin, 'areas')).toMatchObject([{ kind: 'pincodes', pincodes: ['411001', '403001'] }]);
    await expect(form('Menu')).toContainText(/There are \d+ dishes in \d+ menus/);
    await page.getByRole('button', { name: 'Empty the menu' }).click();
    await expectAccessible(page, 'question before the menu is emptied');
    await page.getByRole('button', { name: 'Delete all of them' }).click();
    await expect(toast(page, 'The menu is empty')).toBeVisible();
    // It is not done yet: the owner's own dishes are missing.
    await done(6);
    await form('Menu')
      .getByLabel('Or paste your menu')
      .fill('Tiffins\nFirst Idli ..... 90\nSecond Idli ..... 95');
    await form('Menu').getByRole('button', { name: 'Read the text' }).click();
    await form('Menu')
      .getByRole('button', { name: /^Mark 2 dishes without/ })
      .click();
    await form('Menu').getByRole('button', { name: 'Import 2 dishes' }).click();
    await done(7);
    // Nobody sees them before they are opened.
    await page.getByRole('button', { name: 'Open all 2 dishes' }).click();
    await expect(toast(page, '2 dishes are open')).toBeVisible();
    await form('How customers pay').getByLabel('UPI id').fill('amma@icici');
    await expect(form('How customers pay').getByRole('img', { name: /^QR code to pay ₹1/ })).toBeVisible();
    await form('How customers pay').getByLabel('UPI id').fill('');
    await right();
    await done(8);
    await form('A first test order').getByRole('button', { name: 'Place the test order' }).click();
    await expect(form('A first test order')).toContainText('is with the kitchen');
    await page.getByRole('button', { name: 'Cancel the test order' }).click();
    await done(9);
    const placed = (await all(admin, 'orders')).filter(({ userId }) => userId === owner.id);
    expect(placed).toMatchObject([{ status: 'cancelled', note: 'Test order: do not cook' }]);

    // The rest can wait.
    const rest = form('You can open');
    await expect(rest).not.toContainText('FSSAI licence');
    await expectAccessible(page, 'the steps that can wait');
    await rest.getByRole('link', { name: 'Backups elsewhere' }).click();
    await expect(form('Backups elsewhere').getByRole('listitem').first()).toBeVisible();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await done(10);
    await rest.getByRole('button', { name: 'Leave these for later' }).click();
    await expect(page.getByRole('heading', { name: 'You have seen every step' })).toBeVisible();
    await expect(page.getByText('5 put off')).toBeVisible();

    await form('Still examples').getByRole('button', { name: 'Remove all examples' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove all examples' }).click();
    await expect(toast(page, 'The examples are gone')).toBeVisible();
    await expect(page.getByText('invented people')).toHaveCount(0);

    await open(customer, '/about');
    await expect(customer.getByText('Meera Iyer')).toHaveCount(0);
    await open(customer, '/menu');
    await expect(customer.getByRole('contentinfo')).toContainText('Amma’s Tiffin');
    await expect(customer.getByText('First Idli').first()).toBeVisible();
    await open(page, '/admin');
    await expect(form('Set up your shop')).toContainText('10 of 15 steps done');
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
  await page.getByRole('link', { name: /Delivery and pickup/ }).click();
  await expect(page.getByRole('region', { name: 'Delivery and pickup' })).toBeVisible();
  await reset(admin);
});
