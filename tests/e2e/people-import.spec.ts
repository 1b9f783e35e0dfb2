import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { ADMIN, expect, open, test, type Wire } from './fixture.ts';

const turn = (admin: Wire, isOn: boolean) =>
  admin.documents('PATCH', 'settings/documents/ledger', { data: { value: JSON.stringify({ isOn }) } });

test.afterEach(async ({ admin }) => {
  await turn(admin, false);
});

// MOVE-1, MOVE-3
test('a notebook of ten lines is pasted, made clear, imported once, and stands in the ledger', async ({
  page,
  wire,
  admin,
}) => {
  test.slow();
  await turn(admin, true);
  await wire.logIn(ADMIN.email, ADMIN.password);
  const mark = `${Date.now()}`.slice(-6);
  const phone = (at: number) => `98${mark.slice(0, 3)} ${mark.slice(3)}${at}0`;
  const notebook = [
    `1. Meera ${mark} ${phone(1)} due 300/-`,
    `2. Vikram ${phone(2)} adv 1500`,
    `3. Asha +91 ${phone(3)} Rs. 500 advance`,
    `4. Ravi - ${phone(4)} - baki ₹ 1,240/-`,
    `5. Leela, ${phone(5)}, 4 MG Road Pune 411001, due 300`,
    `6. सुनीता ${phone(6)} जमा ५००`,
    `7. Joseph ${phone(7)}`,
    `8. Farah ${phone(8)} 250`,
    `9. Kiran ${phone(9)} / ${phone(0)} due 100`,
    '10. Om 12345 due 50',
  ].join('\n');

  await open(page, '/admin/customers');
  await page.getByRole('link', { name: 'Import and export' }).click();
  await expect(page.getByText('Those of a delivery app may not be taken along.')).toBeVisible();
  await page.getByLabel('Or paste your notebook').fill(notebook);
  await page.getByRole('button', { name: 'Read the text' }).click();
  const preview = page.getByRole('region', { name: 'What the list changes' });
  await expect(preview.getByText('7 new')).toBeVisible();
  await expect(preview.getByText('2 unclear')).toBeVisible();
  await expect(preview.getByText('1 refused')).toBeVisible();
  await expect(preview).toContainText('There is no phone number that can be read.');
  await expectAccessible(page, 'the preview of a notebook');

  await preview.getByLabel('Line 8, Farah: Amount').selectOption({ label: 'Owes it (due 250)' });
  await expect(preview.getByText('8 new')).toBeVisible();
  await preview.getByLabel('Line 9, Kiran: Phone').selectOption({ label: phone(9) });
  await expect(preview.getByText('9 new')).toBeVisible();
  const download = page.waitForEvent('download');
  await preview.getByRole('button', { name: 'Download the lines to correct' }).click();
  const left = await readFile(await (await download).path(), 'utf8');
  expect(left).toContain('Om 12345 due 50');
  expect(left.trim().split('\n')).toHaveLength(2);

  await page.getByRole('button', { name: 'Import the 9 clear lines' }).dblclick();
  await expect(page.getByText('Imported: 9 added, 0 changed.')).toBeVisible();
  await expect(preview.getByText('9 the same')).toBeVisible();

  await open(page, `/admin/ledger?side=all&q=${mark}`);
  await page.getByRole('link', { name: `Meera ${mark}` }).click();
  await expect(page.getByText('₹300').first()).toBeVisible();
  await expectAccessible(page, 'a customer of the notebook');
});
