import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { ADMIN, card, expect, open, test, toast, Wire } from './fixture.ts';
import { largePhoto } from './photo.ts';

const DISHES = 'dishes/documents';

test.beforeEach(({ wire }) => wire.logIn(ADMIN.email, ADMIN.password));

/** A page of another person, in a separate browser. */
async function anotherPage(
  browser: Browser,
  baseURL: string | undefined,
): Promise<{ page: Page; wire: Wire }> {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  return { page: await context.newPage(), wire: new Wire(context.request) };
}

const fill = async (within: Page | Locator, name: string) => {
  await within.getByLabel('Name', { exact: true }).fill(name);
  await within.getByLabel('Description', { exact: true }).fill('Made for a test.');
  await within.getByLabel('Price (₹)').fill('149.50');
  await within.getByLabel('Category').selectOption({ label: 'Drinks' });
};

const searched = async (page: Page, dish: string) => {
  await page.getByRole('searchbox', { name: 'Search dishes' }).fill(dish);
  await expect(page.getByText('1 dish', { exact: true })).toBeVisible();
};

const isDrawn = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 45_000 })
    .toBeGreaterThan(0);

// ADMIN-5
test('a dish with a photo of 12 MB is added, ordered, changed, made unavailable and deleted', async ({
  page,
  wire,
  browser,
  baseURL,
}) => {
  test.slow();
  const name = `Photo dish ${Date.now().toString(36)}`;
  const customer = await anotherPage(browser, baseURL);
  await customer.wire.customer();
  await open(customer.page, '/menu?q=Photo+dish');

  await open(page, '/admin');
  await page.getByRole('link', { name: /^Add Dish/ }).click();
  await expect(page.getByRole('heading', { name: 'Add Dish' })).toBeFocused();
  await fill(page, name);
  const buffer = await largePhoto();
  await page
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await expect(page.getByLabel('Image URL')).toHaveValue(/^\/v1\/storage\/buckets\/images\/files\/\w+\/view/);
  const preview = page.getByRole('img', { name: 'How the dish will look' });
  await isDrawn(preview);
  expect(await preview.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('output=avif');
  expect(
    await preview.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth),
    'the photo stands upright',
  ).toBe(true);
  await page.getByRole('button', { name: 'Add Dish' }).click();
  await expect(toast(page, 'Dish added successfully!')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');

  // The other person's open page shows it without a reload.
  const onMenu = card(customer.page, name);
  await expect(onMenu).toContainText('₹149.50');
  await isDrawn(onMenu.locator('img'));

  const { documents } = await wire.documents<{ documents: { $id: string; name: string; imgUrl: string }[] }>(
    'GET',
    `${DISHES}?queries[]=${encodeURIComponent('{"method":"orderDesc","attribute":"$createdAt"}')}`,
  );
  const dish = documents.find((each) => each.name === name);
  expect(dish).toBeDefined();
  const { $id: id = '', imgUrl = '' } = dish ?? {};
  await customer.wire.documents('POST', 'orders/documents', {
    documentId: `order-${id}`,
    data: {
      items: [JSON.stringify({ DishID: id, quantity: 1, price: 149.5 })],
      paymentMethod: 'cod',
      address: '7B, Laxmi Road',
    },
  });

  await page.getByRole('link', { name: 'Manage Dishes' }).click();
  await searched(page, name);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit dish' });
  await dialog.getByLabel('Price (₹)').fill('159');
  await dialog.getByLabel('Type').selectOption({ label: 'Non-Veg' });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Dish updated successfully')).toBeVisible();
  await expect(onMenu).toContainText('₹159');

  const available = page.getByRole('switch', { name: `${name} is available` });
  await available.click();
  await expect(available).toHaveAttribute('aria-checked', 'false');
  await expect(onMenu).toHaveAttribute('data-sold-out', '');
  await available.click();
  await expect(onMenu).not.toHaveAttribute('data-sold-out');

  await customer.wire.addToCart(id);
  await open(customer.page, '/cart');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('button', { name: 'Delete dish', exact: true }).click();
  await expect(toast(page, 'Dish deleted successfully')).toBeVisible();
  await expect(page.getByText('No dishes found')).toBeVisible();
  const note = customer.page.getByText(`${name} has left our menu, so it is no longer in your cart.`);
  await expect(note).toBeVisible();
  await expect(customer.page.getByText('Your cart is empty')).toBeVisible();
  await customer.page.getByRole('button', { name: `Dismiss the note about ${name}` }).click();
  await expect(note).toBeHidden();
  await open(customer.page, '/orders');
  await expect(customer.page.getByRole('article')).toContainText(name);
  expect((await customer.page.request.get(imgUrl)).ok(), 'the order keeps its picture').toBe(true);
  await customer.page.context().close();
});

// ADMIN-6
test('the second of two admins who change one dish chooses between both versions', async ({
  page,
  wire,
  kitchen,
}) => {
  const dish = await kitchen.dish();
  await open(page, '/admin/dishes');
  await searched(page, dish.name);
  await page.getByRole('button', { name: `Edit ${dish.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit dish' });
  await dialog.getByLabel('Price (₹)').fill('130');
  await dialog.getByLabel('Description', { exact: true }).fill('What I wrote.');
  await kitchen.change(dish, { price: 125, isAvailable: false });
  await dialog.getByRole('button', { name: 'Save changes' }).click();

  await expect(dialog.getByRole('alert')).toContainText('Another admin changed this dish');
  const choice = (field: string, words: string) =>
    dialog.getByRole('group', { name: field }).getByRole('radio', { name: words });
  await expect(choice('Price', 'Yours ₹130')).toBeChecked();
  await expect(choice('Description', 'Yours What I wrote.')).toBeChecked();
  await expect(choice('Availability', 'Theirs Unavailable')).toBeChecked();
  await expectAccessible(page, 'what two admins wrote');
  await choice('Price', 'Theirs ₹125').check();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Dish updated successfully')).toBeVisible();
  expect(await wire.documents('GET', `${DISHES}/${dish.id}`)).toMatchObject({
    price: 125,
    description: 'What I wrote.',
    isAvailable: false,
  });
});

test('errors of the dish form are explained, and nothing typed is lost', async ({ page, kitchen }) => {
  const dish = await kitchen.dish();
  await open(page, '/admin/dishes/new');
  await page.getByRole('button', { name: 'Add Dish' }).click();
  for (const words of [
    'Please give the dish a name',
    'Please describe the dish',
    'Please enter a price in rupees',
    'Please choose a category',
    'Please upload an image, or give its URL',
  ]) {
    await expect(page.getByText(words)).toBeVisible();
  }
  await expect(page.getByLabel('Type')).toHaveValue('veg');
  await expectAccessible(page, 'adding a dish');

  await fill(page, 'Lost dish');
  await page.getByLabel('Image URL').fill('/images/there-is-none.webp');
  await expect(page.getByRole('img', { name: 'How the dish will look' })).toHaveAttribute(
    'src',
    '/brand/placeholder.webp',
  );
  const broken = { status: 500, json: { message: 'Server Error', code: 500, type: 'general_unknown' } };
  const failing = `**/collections/${DISHES}{,/*}`;
  await page.route(failing, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill(broken),
  );
  await page.getByRole('button', { name: 'Add Dish' }).click();
  await expect(toast(page, 'Failed to add dish')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lost dish');

  await page.getByRole('link', { name: 'Manage Dishes' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await searched(page, dish.name);
  await expectAccessible(page, 'managing dishes');
  await page.getByRole('button', { name: `Edit ${dish.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit dish' });
  await expectAccessible(page, 'editing a dish');
  await dialog.getByLabel('Name', { exact: true }).fill('Other');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Error updating dish')).toBeVisible();
  // The button is below the fields, the message above them; it is scrolled into view.
  await expect(
    dialog.locator('form').getByRole('alert').filter({ hasText: 'Error updating dish' }),
  ).toBeInViewport();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('button', { name: `Delete ${dish.name}` }).click();
  await page.getByRole('button', { name: 'Delete dish', exact: true }).click();
  await expect(toast(page, 'Error deleting dish')).toBeVisible();
  await page.unroute(failing);
});

// ADMIN-17
test('leaving an unsaved dish form asks first', async ({ page, kitchen }) => {
  const dish = await kitchen.dish();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const keep = question.getByRole('button', { name: 'Keep editing' });
  await open(page, '/admin/dishes/new');
  await page.getByLabel('Name', { exact: true }).fill('Half a dish');
  await page.getByRole('link', { name: 'Manage Dishes' }).click();
  await expectAccessible(page, 'leaving without saving');
  await keep.click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half a dish');
  await page.getByRole('link', { name: 'Manage Dishes' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/dishes');

  await searched(page, dish.name);
  const edit = page.getByRole('button', { name: `Edit ${dish.name}` });
  const dialog = page.getByRole('dialog', { name: 'Edit dish' });
  await edit.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await edit.click();
  await dialog.getByLabel('Description', { exact: true }).fill('What I wrote.');
  await page.keyboard.press('Escape');
  await keep.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await keep.click();
  await page.goBack();
  await keep.click();
  await expect(dialog.getByLabel('Description', { exact: true })).toHaveValue('What I wrote.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/dishes\?q=/);
});

// ADMIN-18
test('a price of ₹0 is saved only after a confirmation', async ({ page, wire, kitchen }) => {
  const dish = await kitchen.dish();
  const priceOf = async () => (await wire.documents<{ price: number }>('GET', `${DISHES}/${dish.id}`)).price;
  await open(page, '/admin/dishes');
  await searched(page, dish.name);
  await page.getByRole('button', { name: `Edit ${dish.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit dish' });
  const question = page.getByRole('alertdialog', { name: `Give ${dish.name} away for ₹0?` });
  await dialog.getByLabel('Price (₹)').fill('0');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await question.getByRole('button', { name: 'Change the price' }).click();
  expect(await priceOf()).toBe(120);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await question.getByRole('button', { name: 'Yes, it is free' }).click();
  await expect(toast(page, 'Dish updated successfully')).toBeVisible();
  expect(await priceOf()).toBe(0);
});
