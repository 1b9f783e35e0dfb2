import { card, cartLink, expect, open, test } from './fixture.ts';

// EARLY-15
test.describe('an address that a kept page answers', () => {
  test('with parameters of an advertisement shows the menu, which works', async ({ page, wire }) => {
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    await wire.customer();
    await open(page, '/menu?utm_source=letter&fbclid=none&category=drinks#main');
    await expect(page).toHaveURL('/menu?category=drinks#main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drinks');
    await card(page, 'Masala Chai').getByRole('button', { name: '+ Add' }).click();
    await expect(cartLink(page)).toHaveText(/1/);
    await card(page, 'Masala Chai').getByRole('link').click();
    await expect(page).toHaveURL('/menu?category=drinks&dish=masala-chai');
    expect(failures).toEqual([]);
  });

  test('with a search that finds nothing keeps the search', async ({ page }) => {
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    await open(page, '/menu?q=xqzwjkv&x=1');
    await expect(page.getByRole('heading', { name: 'No dishes found' })).toBeVisible();
    await expect(page.getByPlaceholder('Search dishes...')).toHaveValue('xqzwjkv');
    await expect(page).toHaveURL('/menu?q=xqzwjkv&x=1');
    await page.getByRole('button', { name: 'Reset All Filters' }).click();
    await expect(card(page, 'Masala Chai')).toBeVisible();
    expect(failures).toEqual([]);
  });

  test('of no page keeps its address, and leads to home in the other language', async ({ page }) => {
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    await open(page, '/dishes/none?x=1');
    await expect(page).toHaveURL('/dishes/none?x=1');
    await page.getByRole('link', { name: 'हिन्दी' }).first().click();
    await expect(page).toHaveURL('/hi');
    expect(failures).toEqual([]);
  });
});
