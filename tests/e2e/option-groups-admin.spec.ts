import { expectAccessible } from './axe.ts';
import { ADMIN, expect, open, test, toast } from './fixture.ts';

test.beforeEach(({ wire }) => wire.logIn(ADMIN.email, ADMIN.password));

// ADMIN-73
test('an option group is made, offered by a dish, changed by a tap, and deleted once no dish offers it', async ({
  page,
  wire,
  kitchen,
}) => {
  test.slow();
  const dish = await kitchen.dish({ price: 200 });
  const name = `Size ${Date.now().toString(36)}`;
  await open(page, '/admin/options');
  await page.getByRole('button', { name: 'Add an option group' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an option group' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please fill this in.').first()).toBeVisible();
  await expect(dialog.getByText('Please name the choice')).toBeVisible();
  await expect(dialog.getByText('Please say whether this choice is veg.')).toBeVisible();
  const first = dialog.getByRole('group', { name: 'Choice 1' });
  const second = dialog.getByRole('group', { name: 'Choice 2' });
  await dialog.getByLabel('Name').first().fill(name);
  await first.getByLabel('Name', { exact: true }).fill('Full');
  await first.getByLabel('Type').selectOption({ label: 'Veg' });
  await dialog.getByRole('button', { name: 'Add a choice' }).click();
  await second.getByLabel('Name', { exact: true }).fill('Half');
  await second.getByLabel('Type').selectOption({ label: 'Veg' });
  await second.getByLabel('Difference (₹)').fill('-80');
  await dialog.getByRole('button', { name: 'Move Half up' }).click();
  await expect(first.getByLabel('Name', { exact: true })).toHaveValue('Half');
  await expectAccessible(page, 'the form of an option group');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Option group saved')).toBeVisible();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(card).toContainText('Choose 1');
  await expect(card).toContainText('Used by no dish yet');
  await expect(card).toContainText('−₹80');

  await open(page, `/admin/dishes?q=${encodeURIComponent(dish.name)}`);
  await page
    .getByRole('button', { name: `Edit ${dish.name}` })
    .locator('visible=true')
    .click();
  const form = page.getByRole('dialog', { name: 'Edit dish' });
  await form.getByLabel('Offer a group').selectOption({ label: name });
  await expect(form.getByText('Choose 1: Half, Full')).toBeVisible();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Dish updated successfully')).toBeVisible();
  const stored = () =>
    wire.documents<{ optionGroupIds: string[]; priceFrom: number; priceTo: number }>(
      'GET',
      `dishes/documents/${dish.id}`,
    );
  expect(await stored()).toMatchObject({ priceFrom: 120, priceTo: 200 });

  await open(page, '/admin/options');
  await expect(card).toContainText('Used by 1 dish');
  await card.getByRole('switch', { name: 'Half is available' }).click();
  await expect(toast(page, 'Half is unavailable now')).toBeVisible();
  expect(await stored()).toMatchObject({ priceFrom: 200, priceTo: 200 });
  await expectAccessible(page, 'option groups');
  await card.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Dishes offer this group. Please take it off them first.')).toBeVisible();

  await wire.documents('PATCH', `dishes/documents/${dish.id}`, { data: { optionGroupIds: [] } });
  await expect(card).toContainText('Used by no dish yet');
  await card.getByRole('button', { name: `Delete ${name}` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Option group deleted')).toBeVisible();
  await expect(card).toHaveCount(0);
});
