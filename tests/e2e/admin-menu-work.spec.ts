import { expectAccessible } from './axe.ts';
import { ADMIN, type Dish, expect, open, test, toast } from './fixture.ts';

test.beforeEach(({ wire }) => wire.logIn(ADMIN.email, ADMIN.password));

// ADMIN-71
test('a dish is duplicated as a new dish', async ({ page, wire, kitchen }) => {
  const dish = await kitchen.dish({ price: 135 });
  await open(page, `/admin/dishes?q=${encodeURIComponent(dish.name)}`);
  await page.getByRole('link', { name: `Duplicate ${dish.name}` }).click();
  await expect(page.getByRole('heading', { name: `Duplicate ${dish.name}` })).toBeVisible();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue(`${dish.name} (copy)`);
  await expect(page.getByLabel('Price (₹)')).toHaveValue('135');
  await name.fill(`${dish.name} large`);
  await page.getByRole('button', { name: 'Add Dish' }).click();
  await expect(toast(page, 'Dish added successfully!')).toBeVisible();
  await expect(name).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Add Dish' })).toBeVisible();
  const byName = encodeURIComponent(
    JSON.stringify({ method: 'equal', attribute: 'name', values: [`${dish.name} large`] }),
  );
  const { documents } = await wire.documents<{ documents: { $id: string; price: number }[] }>(
    'GET',
    `dishes/documents?queries[0]=${byName}`,
  );
  expect(documents).toMatchObject([{ price: 135 }]);
  await wire.documents('DELETE', `dishes/documents/${documents[0]?.$id}`);
});

// ADMIN-72
test('prices are changed after a preview, and not at all if one has changed meanwhile', async ({
  page,
  wire,
  kitchen,
}) => {
  const cheap = await kitchen.dish({ price: 100 });
  const dear = await kitchen.dish({ price: 249 });
  const left = await kitchen.dish({ price: 60 });
  const price = async ({ id }: Dish) =>
    (await wire.documents<{ price: number }>('GET', `dishes/documents/${id}`)).price;
  await open(page, '/admin/dishes');
  await page.getByRole('link', { name: 'Change prices' }).click();
  await page.getByLabel('Dishes', { exact: true }).selectOption({ label: 'Drinks' });
  const row = (dish: Dish) => page.getByRole('row', { name: dish.name });
  await page.getByRole('checkbox', { name: /^All \d+ dishes$/ }).uncheck();
  for (const dish of [cheap, dear]) await row(dish).getByRole('checkbox').check();
  await page.getByLabel('By', { exact: true }).fill('ten');
  await expect(page.getByText('Please enter a number, such as 10 or 2.5')).toBeVisible();
  await page.getByLabel('By', { exact: true }).fill('10');
  await page.getByLabel('Round to').selectOption({ label: 'Prices that end in 9' });
  await expect(row(cheap)).toContainText('₹109');
  await expect(row(dear)).toContainText('₹269');
  await expect(row(left)).not.toContainText('₹69');
  await expect(page.getByText('2 prices of 2 dishes will change.')).toBeVisible();
  await expectAccessible(page, 'a preview of prices');
  await page.getByRole('button', { name: 'Change 2 prices' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Change 2 prices?' })).toBeVisible();

  await wire.documents('PATCH', `dishes/documents/${dear.id}`, { data: { price: 255 } });
  await page.getByRole('button', { name: 'Yes, change them' }).click();
  await expect(page.getByText(`Meanwhile somebody else changed ${dear.name}.`)).toBeVisible();
  expect([await price(cheap), await price(dear)]).toEqual([100, 255]);

  await expect(row(dear)).toContainText('₹255');
  await page.getByRole('button', { name: 'Change 2 prices' }).click();
  await page.getByRole('button', { name: 'Yes, change them' }).click();
  await expect(toast(page, '2 prices changed')).toBeVisible();
  expect([await price(cheap), await price(dear), await price(left)]).toEqual([109, 279, 60]);
});
