import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { ADMIN, expect, open, test } from './fixture.ts';

const DISHES = 200;

// ADMIN-80, ADMIN-81, ADMIN-83, ADMIN-85, ADMIN-154
test('200 dishes are imported from a file, exported, and come back with one changed price', async ({
  page,
  wire,
}) => {
  test.slow();
  const mark = Date.now().toString(36);
  await wire.logIn(ADMIN.email, ADMIN.password);
  const lines = Array.from(
    { length: DISHES },
    (_, at) =>
      `bulk-${mark}-${at},Drinks,"Sharbat ${mark}, no. ${at}",Cool,"₹1,${100 + at}.50",Veg,no,/images/masala-chai.webp`,
  );
  const head = 'id,menu,name,description,price,type,isAvailable,imgUrl';
  const choose = (text: string) =>
    page
      .getByLabel(/^Choose (a|another) file$/)
      .setInputFiles({ name: 'dishes.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

  await open(page, '/admin/dishes');
  await page.getByRole('link', { name: 'Import and export' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Bring your menu, or take it with you' }),
  ).toBeVisible();

  await choose(
    [`${head},kcal`, ...lines.map((line) => `${line},9`)].join('\n').replace('"₹1,100.50"', 'cheap'),
  );
  const preview = page.getByRole('region', { name: 'What the file changes' });
  const dishes = preview.getByRole('article');
  await expect(preview.getByText('1 error', { exact: true })).toBeVisible();
  await expect(preview).toContainText('price “cheap”: This is not an amount of rupees');
  await expect(preview).toContainText('These columns are not known, and are left out.');
  await expect(preview.getByLabel('kcal')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import the 199 dishes without errors' })).toBeVisible();
  await expectAccessible(page, 'the preview of an import');

  await choose([head, ...lines].join('\n'));
  await expect(preview.getByText('200 new')).toBeVisible();
  await page.getByRole('button', { name: 'Import 200 dishes' }).click();
  await expect(page.getByText('Imported: 200 added, 0 changed.')).toBeVisible({ timeout: 60_000 });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export dishes' }).click();
  const exported = await readFile(await (await download).path(), 'utf8');
  expect(exported.startsWith('\uFEFFid,')).toBe(true);
  expect(exported.match(new RegExp(`^bulk-${mark}-`, 'gm'))).toHaveLength(DISHES);

  // Other tests change other dishes meanwhile.
  const [columns = '', ...all] = exported.split(/(?<=\n)/);
  const own = columns + all.filter((line) => line.startsWith(`bulk-${mark}-`)).join('');
  await choose(own);
  await expect(preview.getByText('Nothing to change')).toBeVisible();
  await choose(own.replace(',1107.5,', ',1207,'));
  await expect(preview.getByText('1 changed')).toBeVisible();
  await expect(dishes.first()).toContainText(`Sharbat ${mark}, no. 7`);
  await expect(dishes.first()).toContainText('Price 1107.5 becomes1207');

  // Somebody else changes it before the import.
  await wire.documents('PATCH', `dishes/documents/bulk-${mark}-7`, { data: { price: 1000 } });
  await page.getByRole('button', { name: 'Import 1 dish' }).click();
  await expect(
    page.getByText(`since the preview, somebody has changed Sharbat ${mark}, no. 7`),
  ).toBeVisible();
  await expect(dishes.first()).toContainText('Price 1000 becomes1207');
  await page.getByRole('button', { name: 'Import 1 dish' }).click();
  await expect(page.getByText('Imported: 0 added, 1 changed.')).toBeVisible();

  for (let at = 0; at < DISHES; at += 20) {
    const ids = Array.from({ length: 20 }, (_, more) => `bulk-${mark}-${at + more}`);
    await Promise.all(ids.map((id) => wire.documents('DELETE', `dishes/documents/${id}`)));
  }
});

// ADMIN-140
test('a file without veg marks is imported once each dish and choice has one', async ({ page, wire }) => {
  const mark = Date.now().toString(36);
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin/dishes/import');
  const csv = [
    'Item,Category,Half,Full,Price,Add-ons',
    `Chicken Curry ${mark},Drinks,160,260,,Extra chicken +60`,
    `Aloo Gobi ${mark},Drinks,,,140,Boiled egg +15; Butter +10`,
    `Dal ${mark},Drinks,,,120,`,
  ].join('\n');
  await page
    .getByLabel(/^Choose (a|another) file$/)
    .setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const preview = page.getByRole('region', { name: 'What the file changes' });
  const submit = page.getByRole('button', { name: 'Import 3 dishes' });
  await expect(preview).toContainText('3 lines do not say whether it is veg.');
  await expect(submit).toBeHidden();
  const pick = (of: string, type: string) =>
    preview
      .getByRole('group', { name: `Veg or not: ${of}` })
      .getByRole('button', { name: type, exact: true });
  await expectAccessible(page, 'the marks that an import asks for');
  await preview.getByRole('button', { name: 'Mark 2 dishes without meat, fish or egg' }).click();
  await expect(pick(`Dal ${mark}`, 'Veg')).toHaveAttribute('aria-pressed', 'true');
  await pick(`Chicken Curry ${mark}`, 'Non-Veg').click();
  await expect(preview).toContainText('1 line does not say whether it is veg.');
  await expect(submit).toBeHidden();
  await page.screenshot({ path: test.info().outputPath('marks.png'), fullPage: true });
  await pick('Boiled egg +₹15', 'Non-Veg').click();
  await submit.click();
  await expect(page.getByText('Imported: 3 added, 0 changed.')).toBeVisible();
  const query = (name: string) =>
    wire.documents<{ documents: { $id: string; type: string }[] }>(
      'GET',
      `dishes/documents?queries[0]=${encodeURIComponent(JSON.stringify({ method: 'equal', attribute: 'name', values: [name] }))}`,
    );
  for (const [name, type] of [
    [`Chicken Curry ${mark}`, 'non-veg'],
    [`Aloo Gobi ${mark}`, 'veg'],
    [`Dal ${mark}`, 'veg'],
  ] as const) {
    const [dish] = (await query(name)).documents;
    expect(dish?.type).toBe(type);
    await wire.documents('DELETE', `dishes/documents/${dish?.$id}`);
  }
});

// ADMIN-108
test('a menu is pasted from a chat, and a workbook is read as it is', async ({ page, wire }) => {
  const mark = Date.now().toString(36);
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin/dishes/import');
  const chat = [
    ...['*Drinks*', `• 🟢 Shikanji ${mark} – ₹40`, `• Lassi ${mark} (V) ..... 60/90`, ''],
    'Order before 10 am on 98450 11111',
  ];
  await page.getByLabel('Or paste your menu').fill(chat.join('\n'));
  await page.getByRole('button', { name: 'Read the text' }).click();
  const preview = page.getByRole('region', { name: 'What the file changes' });
  await expect(preview).toContainText('1 line has two prices.');
  await expect(preview.getByText('1 unclear', { exact: true })).toBeVisible();
  await preview.getByRole('button', { name: 'Yes, they are half and full' }).click();
  await expect(preview.getByText('2 new')).toBeVisible();
  await expect(preview).toContainText('These lines were read as no dish:Order before 10 am on 98450 11111');
  await expect(preview).toContainText('Full +₹30');
  await expectAccessible(page, 'the preview of a pasted menu');
  await page.screenshot({ path: test.info().outputPath('pasted.png'), fullPage: true });
  await page.getByRole('button', { name: 'Import 2 dishes' }).click();
  await expect(page.getByText('Imported: 2 added, 0 changed.')).toBeVisible();
  const { documents } = await wire.documents<{ documents: { $id: string; name: string }[] }>(
    'GET',
    `dishes/documents?queries[0]=${encodeURIComponent(JSON.stringify({ method: 'search', attribute: 'searchText', values: [mark] }))}`,
  );
  expect(documents).toHaveLength(2);
  for (const { $id } of documents) await wire.documents('DELETE', `dishes/documents/${$id}`);

  await page.getByLabel(/^Choose (a|another) file$/).setInputFiles('tests/menus/09-dimension.xlsx');
  await expect(preview.getByText('4 new')).toBeVisible();
  await expect(preview.getByText('1 error', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import the 4 dishes without errors' })).toBeVisible();
});
