import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { ADMIN, expect, open, test } from './fixture.ts';

const DISHES = 200;

// ADMIN-80, ADMIN-81, ADMIN-83, ADMIN-85
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
      .getByLabel(/^Choose (a CSV|another) file$/)
      .setInputFiles({ name: 'dishes.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

  await open(page, '/admin/dishes');
  await page.getByRole('link', { name: 'Import and export' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import and export' })).toBeVisible();

  await choose(
    [`${head},kcal`, ...lines.map((line) => `${line},9`)].join('\n').replace('"₹1,100.50"', 'cheap'),
  );
  const preview = page.getByRole('region', { name: 'What the file changes' });
  await expect(preview.getByText('1 error', { exact: true })).toBeVisible();
  await expect(preview).toContainText('price “cheap”: This is not an amount of rupees');
  await expect(preview).toContainText('These columns are not known, and are left out.');
  await expect(preview.getByLabel('kcal')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import \d/ })).toBeHidden();
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
  await expect(preview.getByRole('row').nth(1)).toContainText(`Sharbat ${mark}, no. 7`);
  await expect(preview.getByRole('row').nth(1)).toContainText('price 1107.5 becomes1207');

  // Somebody else changes it before the import.
  await wire.documents('PATCH', `dishes/documents/bulk-${mark}-7`, { data: { price: 1000 } });
  await page.getByRole('button', { name: 'Import 1 dish' }).click();
  await expect(
    page.getByText(`since the preview, somebody has changed Sharbat ${mark}, no. 7`),
  ).toBeVisible();
  await expect(preview.getByRole('row').nth(1)).toContainText('price 1000 becomes1207');
  await page.getByRole('button', { name: 'Import 1 dish' }).click();
  await expect(page.getByText('Imported: 0 added, 1 changed.')).toBeVisible();

  for (let at = 0; at < DISHES; at += 20) {
    const ids = Array.from({ length: 20 }, (_, more) => `bulk-${mark}-${at + more}`);
    await Promise.all(ids.map((id) => wire.documents('DELETE', `dishes/documents/${id}`)));
  }
});
