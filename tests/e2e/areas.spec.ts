import { expectAccessible } from './axe.ts';
import { ADMIN, expect, open, test, toast } from './fixture.ts';

// AREA-6, PIN-7
test('an owner draws an area, moves its middle on the map, puts it first and deletes it', async ({
  page,
  wire,
}) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  const all = () =>
    wire.documents<{ documents: { $id: string; name: string; position: number }[] }>(
      'GET',
      'areas/documents',
    );
  for (const { $id } of (await all()).documents) await wire.documents('DELETE', `areas/documents/${$id}`);
  await wire.documents('POST', 'areas/documents', {
    documentId: 'city',
    data: { name: 'City', kind: 'pincodes', pincodes: ['411001'] },
  });
  await open(page, '/admin/areas');
  await page.getByRole('button', { name: 'New area' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Ring');
  await dialog.getByLabel('Circle', { exact: true }).check();
  await dialog.getByLabel('Radius (km)').fill('4.5');
  await dialog.getByLabel('Another point').check();
  const latitude = dialog.getByLabel('Latitude (°)');
  await expect(latitude).not.toHaveValue('');
  const kitchen = Number(await latitude.inputValue());
  await dialog.getByRole('button', { name: 'Middle of the circle' }).press('ArrowUp');
  await expect.poll(async () => Number(await latitude.inputValue())).toBeGreaterThan(kitchen);
  await dialog.getByLabel('Delivery fee (₹)').fill('100001');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please type an amount from ₹0 to ₹1,00,000.')).toBeVisible();
  await expectAccessible(page, 'the form of an area');
  await dialog.getByLabel('Delivery fee (₹)').fill('25');
  const middle = Number(await latitude.inputValue());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Area saved')).toBeVisible();

  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['City', 'Ring']);
  await page.getByRole('button', { name: 'Move Ring up' }).click();
  await expect(names).toHaveText(['Ring', 'City']);
  const places = async () => {
    const byName = (await all()).documents.map(({ name, position }) => [name, position] as const);
    return Object.fromEntries(byName);
  };
  await expect
    .poll(async () => {
      const { Ring = 0, City = 0 } = await places();
      return Ring < City;
    })
    .toBe(true);
  expect((await all()).documents).toContainEqual(
    expect.objectContaining({ name: 'Ring', latitude: middle, radiusKm: 4.5, deliveryFee: 25 }),
  );
  await expectAccessible(page, 'the list of areas');
  for (const name of ['Ring', 'City']) {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name })).toHaveCount(0);
  }
  await expect(page.getByText('You deliver anywhere')).toBeVisible();
});
