import { expectAccessible } from './axe.ts';
import { ADMIN, expect, open, test } from './fixture.ts';

const DISHES = 80;

/** A menu as owners have it, without a word of what is veg; the last price can't be read. */
function menuOf(mark: string): string {
  const rows = Array.from({ length: DISHES }, (_, at) => {
    const name = at % 4 === 0 ? `Chicken plate ${mark} ${at}` : `Thali ${mark} ${at}`;
    return `${name},Moved ${mark} ${at % 3},${60 + at},Asha`;
  });
  return ['Item,Section,Rate,Cook', ...rows, `Odd ${mark},Moved ${mark} 0,dear,Asha`].join('\r\n');
}

// ADMIN-140, ADMIN-146, ADMIN-147, ADMIN-152, ADMIN-153, ADMIN-154
test('80 dishes come from a file into an open shop on a phone', async ({ page, wire, browser }) => {
  test.slow();
  const mark = Date.now().toString(36);
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin/dishes/import');
  await page
    .getByLabel(/^Choose (a|another) file$/)
    .setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(menuOf(mark)) });
  const preview = page.getByRole('region', { name: 'What the file changes' });
  await expect(preview.getByText(`${DISHES} unclear`, { exact: true })).toBeVisible();
  await expect(preview.getByText('1 error', { exact: true })).toBeVisible();

  // What a column is taken as can be changed, and changed back.
  await expect(preview.getByLabel('Section', { exact: true })).toHaveValue('menu');
  await preview.getByLabel('Cook', { exact: true }).selectOption('description');
  const section = preview.getByRole('region', { name: `Moved ${mark} 1` });
  await expect(section.getByText('Asha').first()).toBeVisible();
  await preview.getByLabel('Cook', { exact: true }).selectOption('');
  await expect(section.getByText('Asha')).toHaveCount(0);

  await preview.getByRole('button', { name: 'Mark 60 dishes without meat, fish or egg' }).click();
  await preview.getByRole('button', { name: 'Mark all 20 as non-veg' }).click();
  await expect(preview.getByText(`${DISHES} new`, { exact: true })).toBeVisible();
  await expect(section.getByRole('article').first()).toContainText('₹');
  await expectAccessible(page, 'the menu that an import shows');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.screenshot({ path: test.info().outputPath('preview.png'), fullPage: true });
  await page.getByRole('button', { name: `Import the ${DISHES} dishes without errors` }).click();
  await expect(page.getByText(`Imported: ${DISHES} added, 0 changed.`)).toBeVisible({ timeout: 60_000 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the lines to correct' }).click();
  expect((await download).suggestedFilename()).toBe('rasoi-lines-to-correct.csv');

  const customer = await browser.newPage();
  await open(customer, `/menu?q=${mark}`);
  await expect(customer.getByText(`Thali ${mark} 1`, { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^Open all \d+ dishes$/ }).click();
  await expect(page.getByText(/^\d+ dishes are open$/)).toBeVisible();
  await open(customer, `/menu?q=${mark}`);
  await expect(customer.getByText(`Thali ${mark} 1`, { exact: true }).first()).toBeVisible();
  await customer.close();

  await open(page, '/admin/dishes/import');
  await page.getByRole('button', { name: 'Take the import back' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText(`${DISHES} deleted, 0 as before, 0 kept`)).toBeVisible({ timeout: 60_000 });
});
