import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, HOME, open, PASSWORD, test, toast, unfold } from './fixture.ts';

const ADDRESSES = '**/v1/databases/rasoi/collections/addresses/documents**';

const book = (page: Page) => page.getByRole('region', { name: 'Address book' });
const entry = (page: Page, label: string) =>
  book(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: label }) });
const dialog = (page: Page) => page.getByRole('dialog');
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' });
const ordered = (page: Page) => page.getByRole('region', { name: 'Order details' });

const WORK = {
  ...HOME,
  label: 'Work',
  houseNo: 'Tower 3',
  street: 'Ring Road',
  landmark: null,
  phone: undefined,
};

/** Fills a new address in; the pincode brings city and state. */
async function fillIn(page: Page, houseNo: string, street: string): Promise<void> {
  await page.getByLabel('House / Flat no.').fill(houseNo);
  await page.getByLabel('Street / Area').fill(street);
  await page.getByLabel('Pincode').fill('110001');
  await expect(page.getByLabel('State')).toHaveValue('Delhi');
}

// ORDER-8, ORDER-30, ORDER-36
test('a newcomer is asked for address, name and number from the start, and one press places the order', async ({
  page,
  wire,
}) => {
  const { id, email } = await wire.account();
  await wire.logIn(email, PASSWORD);
  await wire.documents('PATCH', `users/documents/${id}`, { data: { name: '' } });
  await wire.addToCart('masala-chai');
  await open(page, '/payment');
  await placeOrder(page).click();
  const refused = page.getByText('Please look at: ');
  const name = page.getByRole('textbox', { name: 'Your name' });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Please fill in all required fields/);
  await expect(refused).toHaveText('Please look at: Your name');
  expect(await wire.orders()).toBe(0);
  await name.fill('Meera Joshi');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('98765 43210');
  await placeOrder(page).click();
  await expect(page.getByLabel('House / Flat no.')).toBeFocused();
  await expect(refused).toHaveText('Please look at: House / Flat no.');
  await fillIn(page, '12', 'Janpath');
  await expect(page.getByLabel('State')).toBeHidden();
  await placeOrder(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
  await expect(ordered(page)).toContainText('12, Janpath');
  await open(page, '/profile');
  await expect(page.getByRole('region', { name: 'Personal details' })).toContainText('9876543210');
  await expect(entry(page, 'Home')).toContainText('Default');
});

test.describe('the address book', () => {
  test('contains the first address, accepts more, has one default, and asks before it deletes', async ({
    page,
    customer,
  }) => {
    const details = page.getByRole('region', { name: 'Personal details' });
    await open(page, '/profile');
    await expect(page.getByRole('main')).toContainText(customer.name);
    await expect(book(page).getByRole('listitem')).toHaveCount(1);
    await expect(entry(page, 'Home')).toContainText('7B, Laxmi Road');
    await expect(entry(page, 'Home')).toContainText('Default');

    await test.step('a second one is added', async () => {
      await book(page).getByRole('button', { name: 'Add address' }).click();
      await dialog(page).getByRole('button', { name: 'Save address' }).click();
      await expect(page.getByLabel('House / Flat no.')).toHaveAccessibleDescription(
        'Please fill in all required fields',
      );
      await expectAccessible(page, 'address dialog with a problem');
      await fillIn(page, '12', 'Janpath');
      await page.getByLabel('Label').fill('Work');
      await dialog(page).getByRole('button', { name: 'Save address' }).click();
      await expect(toast(page, 'Address saved')).toBeVisible();
      await expect(entry(page, 'Work')).toContainText('12, Janpath');
      await expect(entry(page, 'Work')).not.toContainText('Default');
    });

    await test.step('it becomes the default, which is the address of the profile', async () => {
      await entry(page, 'Work').getByRole('button', { name: 'Make default' }).click();
      await expect(entry(page, 'Work').getByText('Default', { exact: true })).toBeVisible();
      await expect(entry(page, 'Home').getByText('Default', { exact: true })).toBeHidden();
      await expect(details).toContainText('12, Janpath');
      await expect(book(page).getByRole('listitem').first()).toContainText('Work');
      await expectAccessible(page, 'address book');
      await entry(page, 'Work').getByRole('button', { name: 'Edit' }).click();
      await expect(page.getByLabel('Street / Area')).toHaveValue('Janpath');
      await page.getByLabel('Street / Area').fill('Tilak Road');
      await page.getByLabel('Label').fill("Grandma's");
      await dialog(page).getByRole('button', { name: 'Save address' }).click();
      await expect(entry(page, "Grandma's")).toContainText('12, Tilak Road');
      await expect(details).toContainText('12, Tilak Road');
    });

    await test.step('when it is deleted, another becomes the default', async () => {
      const ask = page.getByRole('alertdialog', { name: 'Delete this address?' });
      await entry(page, "Grandma's").getByRole('button', { name: 'Delete' }).click();
      await expect(ask).toContainText('12, Tilak Road');
      await expectAccessible(page, 'deleting an address');
      await ask.getByRole('button', { name: 'Cancel' }).click();
      await expect(entry(page, "Grandma's")).toBeVisible();
      await entry(page, "Grandma's").getByRole('button', { name: 'Delete' }).click();
      await ask.getByRole('button', { name: 'Delete' }).click();
      await expect(toast(page, 'Address deleted')).toBeVisible();
      await expect(entry(page, "Grandma's")).toBeHidden();
      await expect(entry(page, 'Home')).toContainText('Default');
      await expect(details).toContainText('7B, Laxmi Road');
      await entry(page, 'Home').getByRole('button', { name: 'Delete' }).click();
      await ask.getByRole('button', { name: 'Delete' }).click();
      await expect(book(page).getByRole('heading', { name: 'No addresses yet' })).toBeVisible();
    });
  });

  test('explains errors, and a lost answer makes no second address', async ({ page, customer }) => {
    await open(page, '/profile');
    await expect(page.getByRole('main')).toContainText(customer.name);
    await book(page).getByRole('button', { name: 'Add address' }).click();
    await fillIn(page, '12', 'Janpath');
    await page.getByLabel('Label').fill('Work');
    await page.route(
      ADDRESSES,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await dialog(page).getByRole('button', { name: 'Save address' }).click();
    await expect(toast(page, 'Failed to save address')).toBeVisible();
    await expect(page.getByLabel('Street / Area')).toHaveValue('Janpath');
    await page.getByLabel('Street / Area').fill('Kartavya Path');
    await dialog(page).getByRole('button', { name: 'Save address' }).click();
    await expect(toast(page, 'Address saved')).toBeVisible();
    await expect(book(page).getByRole('listitem')).toHaveCount(2);
    await expect(entry(page, 'Work')).toContainText('12, Kartavya Path');
    await page.route(ADDRESSES, (route) => route.abort(), { times: 1 });
    await entry(page, 'Work').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Failed to delete address')).toBeVisible();
    await expect(entry(page, 'Work')).toBeVisible();
  });

  test('offers a retry when it cannot be loaded, and says that it is full', async ({
    page,
    customer,
    wire,
  }) => {
    for (let count = 1; count < 20; count += 1)
      await wire.documents('POST', 'addresses/documents', { documentId: 'unique()', data: WORK });
    await open(page, '/profile?tab=account');
    await expect(page.getByRole('main')).toContainText(customer.id);
    await page.route(ADDRESSES, (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('tab', { name: 'Profile' }).click();
    await expect(page.getByText('Error loading addresses')).toBeVisible();
    await page.unroute(ADDRESSES);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(book(page).getByRole('listitem')).toHaveCount(20);
    const add = book(page).getByRole('button', { name: 'Add address' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(add).toHaveAccessibleDescription(/at most 20 addresses/);
  });
});

test.describe('at checkout', () => {
  test.beforeEach(async ({ wire }) => {
    await wire.customer();
    await wire.documents('POST', 'addresses/documents', { documentId: 'unique()', data: WORK });
    await wire.addToCart('masala-chai');
  });

  test('an address of the book can be chosen', async ({ page }) => {
    await open(page, '/payment');
    await unfold(page, 'Delivery address');
    await expect(page.getByRole('radio', { name: /^Home/ })).toBeChecked();
    await page.getByRole('radio', { name: /^Work/ }).check();
    await placeOrder(page).click();
    await expect(toast(page, 'Order placed successfully! Email sent.')).toBeVisible();
    await expect(ordered(page)).toContainText('Tower 3, Ring Road');
  });

  test('an address can be added, and is chosen at once', async ({ page, wire }) => {
    await open(page, '/payment');
    await unfold(page, 'Delivery address');
    await page.getByRole('button', { name: 'Add an address' }).click();
    await fillIn(page, '12', 'Janpath');
    await page.getByLabel('Label').fill('Friends');
    await dialog(page).getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByRole('radio', { name: /^Friends/ })).toBeChecked();
    await placeOrder(page).click();
    await expect(toast(page, 'Order placed successfully! Email sent.')).toBeVisible();
    await expect(ordered(page)).toContainText('12, Janpath');
    expect((await wire.documents<{ total: number }>('GET', 'addresses/documents')).total).toBe(3);
  });
});
