import { expectAccessible } from './axe.ts';
import { ADMIN, card, expect, open, reopen, test, toast } from './fixture.ts';

const DISHES = 'dishes/documents';

// Also after a failure, because the test counts dishes by what it says of its own.
test.afterEach(async ({ wire }) => {
  const ours = encodeURIComponent(
    JSON.stringify({ method: 'startsWith', attribute: 'name', values: ['Chikki '] }),
  );
  const { documents } = await wire.documents<{ documents: { $id: string }[] }>(
    'GET',
    `${DISHES}?queries[]=${ours}`,
  );
  for (const { $id } of documents) await wire.documents('DELETE', `${DISHES}/${$id}`);
});

// DISH-22
test('what the kitchen says of a dish can be filtered by, searched for and read', async ({ page, wire }) => {
  test.slow();
  const name = `Chikki ${Date.now().toString(36)}`;
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin/dishes/new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Description', { exact: true }).fill('Made for a test.');
  await page.getByLabel('Price (₹)').fill('60');
  await page.getByLabel('Category').selectOption({ label: 'Drinks' });
  await page.getByLabel('Image URL').fill('/images/masala-chai.webp');
  const suitable = page.getByRole('group', { name: 'Suitable for' });
  await suitable.getByLabel('Vegan').check();
  await suitable.getByLabel('Jain').check();
  const contains = page.getByRole('group', { name: 'Contains' });
  await contains.getByLabel('Peanuts').check();
  await contains.getByLabel('Milk').check();
  await page.getByLabel('Spice level').selectOption({ label: 'Medium spicy' });
  await page.getByLabel('Serves (people)').fill('2');
  await page.getByLabel('Energy (kcal)').fill('480');
  await page.getByLabel('Protein (g)').fill('9.5');
  await page.getByRole('button', { name: 'Add Dish' }).click();
  await expect(page.getByText('A vegan dish cannot contain milk.')).toBeVisible();
  await expect(suitable.getByLabel('Jain')).toBeFocused();
  await expectAccessible(page, 'the form of a dish with a contradiction');
  await contains.getByLabel('Milk').uncheck();
  await page.getByRole('button', { name: 'Add Dish' }).click();
  await expect(toast(page, 'Dish added successfully!')).toBeVisible();

  await open(page, '/menu');
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('group', { name: 'Suitable for' });
  await expect(filters.getByLabel('Gluten-free')).toBeHidden();
  await filters.getByLabel('No onion & garlic').check();
  await filters.getByLabel('Vegan').check();
  await expect(page).toHaveURL('/menu?diet=no-onion-garlic+vegan');
  await expect(page.getByText('1 item available')).toBeVisible();
  await reopen(page);
  await expect(filters.getByLabel('Vegan')).toBeChecked();
  await expect(card(page, name)).toContainText('Medium spicy');

  await open(page, '/menu');
  await page.getByPlaceholder('Search dishes...').fill('jain');
  await expect(page.getByText('1 item available')).toBeVisible();
  await card(page, name).getByRole('link', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('list', { name: 'About this dish' })).toHaveText(
    'JainVeganMedium spicyServes 2',
  );
  await expect(dialog.getByText('Contains: Peanuts')).toBeVisible();
  await expect(dialog.getByText('480 kcal')).toBeVisible();
  await expect(dialog.getByText('Carbs')).toBeHidden();
  await expectAccessible(page, 'the dialog of a dish with facts');

  await open(page, '/menu?dish=masala-dosa');
  await expect(page.getByRole('dialog', { name: 'Masala Dosa' })).not.toContainText('Contains');
});
