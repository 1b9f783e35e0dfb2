import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { ADMIN, type Dish, expect, open, test, toast } from './fixture.ts';

// Run one after another: these tests move menus in one list and would disturb each other.
test.describe.configure({ mode: 'default' });

const headings = (page: Page, dishes: readonly Dish[]) =>
  page
    .getByRole('list')
    .getByRole('heading', { level: 2 })
    .filter({ hasText: new RegExp(dishes.map(({ name }) => name).join('|')) });

// ADMIN-7
test('menus can be added, renamed, moved, and deleted once they are empty', async ({
  page,
  wire,
  kitchen,
}) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  const dish = await kitchen.dish();
  const putInto = (menuId: string) =>
    wire.documents('PATCH', `dishes/documents/${dish.id}`, { data: { menuId } });
  const name = `Menu ${Date.now().toString(36)}`;
  const order = async () => {
    await open(page, '/menu');
    return page.getByRole('link', { name: new RegExp(`^${name}|^Drinks`) }).allInnerTexts();
  };
  await open(page, '/admin');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Menu' }).click();
  const menus = page.getByRole('link', { name: 'Menus' }).locator('visible=true');
  await menus.click();
  await expect(menus).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Add a menu' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please fill this in.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Tandoor');
  await page.getByRole('radio', { name: 'Tandoor' }).check();
  const made = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Save' }).click();
  const { $id: tandoor } = await (await made).json();
  await expect(toast(page, 'Menu saved')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Tandoor' })).toContainText('0 dishes');

  await page.getByRole('button', { name: 'Change Tandoor' }).click();
  await expectAccessible(page, 'editing a menu');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Description (optional)').fill('From the clay oven');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expectAccessible(page, 'managing menus');

  const headings = page.getByRole('list').getByRole('heading', { level: 2 });
  const inOrder = encodeURIComponent(JSON.stringify({ method: 'orderAsc', attribute: 'position' }));
  const last = async () => {
    const { documents } = await wire.documents<{ documents: { $id: string }[] }>(
      'GET',
      `menus/documents?queries[0]=${inOrder}`,
    );
    return documents.slice(-2).map(({ $id }) => $id);
  };
  await page.getByRole('button', { name: `Move ${name} up` }).click();
  await expect(headings.nth(-2)).toHaveText(name);
  await expect.poll(last).toEqual([tandoor, 'drinks']);
  await putInto(tandoor);
  const [first = '', second = ''] = await order();
  expect([first.includes(name), second.includes('Drinks')]).toEqual([true, true]);
  await putInto('drinks');

  await open(page, '/admin/menus');
  await page.getByRole('button', { name: 'Delete Drinks' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'There are still dishes in this menu. Move or delete them first.')).toBeVisible();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Menu deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name, exact: true })).toBeHidden();
});

// ADMIN-70 ADMIN-75
test('dishes are sorted by keys and by dragging, and the menu follows', async ({ page, wire, kitchen }) => {
  test.slow();
  await wire.logIn(ADMIN.email, ADMIN.password);
  const menuId = `sorted-${Date.now().toString(36)}`;
  await wire.documents('POST', 'menus/documents', { documentId: menuId, data: { name: menuId } });
  const dishes: Dish[] = [];
  for (let count = 0; count < 3; count++) dishes.push(await kitchen.dish({ menuId }));
  const [first = dishes[0], second = dishes[1], third = dishes[2]] = dishes;
  if (!first || !second || !third) throw new Error('Three dishes are needed');
  const stored = async () => {
    const queries = [
      { method: 'equal', attribute: 'menuId', values: [menuId] },
      { method: 'orderAsc', attribute: 'position' },
    ].map((query, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(query))}`);
    const { documents } = await wire.documents<{ documents: { name: string }[] }>(
      'GET',
      `dishes/documents?${queries.join('&')}`,
    );
    return documents.map(({ name }) => name);
  };
  try {
    await open(page, '/admin/dishes');
    await page.getByRole('link', { name: 'Sort dishes' }).click();
    await page.getByLabel('Show').selectOption({ label: menuId });
    const shown = headings(page, dishes);
    await expect(shown).toHaveText([first.name, second.name, third.name]);
    await expectAccessible(page, 'sorting dishes');

    const up = page.getByRole('button', { name: `Move ${third.name} up` });
    await up.press('Enter');
    await up.press('Enter');
    await expect(shown).toHaveText([third.name, first.name, second.name]);
    await expect(up).toBeFocused();
    await expect(page.getByText(`${third.name} is now number 1 of 3.`)).toBeAttached();
    await expect.poll(stored).toEqual([third.name, first.name, second.name]);

    const grip = page.getByRole('button', { name: `Move ${third.name}`, exact: true });
    await grip.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`Picked up ${third.name}, number 1 of 3.`)).toBeAttached();
    // The arrow keys count from the next task on; nobody is faster than that.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`${third.name} is now number 2 of 3.`)).toBeAttached();
    await page.keyboard.press('Space');
    await expect(shown).toHaveText([first.name, third.name, second.name]);
    await expect.poll(stored).toEqual([first.name, third.name, second.name]);

    const from = await page.getByRole('button', { name: `Move ${second.name}`, exact: true }).boundingBox();
    const to = await page.getByRole('button', { name: `Move ${first.name}`, exact: true }).boundingBox();
    if (!from || !to) throw new Error('The grips are not on the screen');
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 40, { steps: 8 });
    await page.mouse.move(to.x + 20, to.y + 10, { steps: 4 });
    await page.mouse.up();
    await expect(shown).toHaveText([second.name, first.name, third.name]);
    await expect.poll(stored).toEqual([second.name, first.name, third.name]);

    await open(page, `/menu?category=${menuId}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
      second.name,
      first.name,
      third.name,
    ]);
  } finally {
    // A menu that stayed would be in the way of other tests.
    for (const { id } of dishes)
      await wire.documents('PATCH', `dishes/documents/${id}`, { data: { menuId: 'drinks' } });
    await wire.documents('DELETE', `menus/documents/${menuId}`);
  }
});

// MENU-16
test('a menu has a drawn icon, its own picture or an emoji', async ({ page, wire, kitchen }) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  const dish = await kitchen.dish();
  const id = `icons-${Date.now().toString(36)}`;
  await wire.documents('POST', 'menus/documents', { documentId: id, data: { name: id, icon: '🫖' } });
  await wire.documents('PATCH', `dishes/documents/${dish.id}`, { data: { menuId: id } });
  const chip = async () => {
    await open(page, '/menu');
    return page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: id });
  };
  const choose = async (act: () => Promise<void>) => {
    await open(page, '/admin/menus');
    await page.getByRole('button', { name: `Change ${id}` }).click();
    await act();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Menu saved')).toBeVisible();
  };
  await expect(await chip()).toHaveText(`🫖${id}`);
  await choose(() => page.getByRole('radio', { name: 'Samosa' }).check());
  await expect((await chip()).locator('svg')).toBeVisible();
  await expect(await chip()).toHaveText(id);
  await choose(() => page.getByLabel('Own picture').fill('/brand/logo-192.png'));
  await expect((await chip()).locator('img')).toHaveAttribute('src', '/brand/logo-192.png');
  await choose(() => page.getByRole('radio', { name: 'None' }).check());
  await expect(await chip()).toHaveText(id);
  await expect((await chip()).locator('svg, img')).toHaveCount(0);
  await wire.documents('PATCH', `dishes/documents/${dish.id}`, { data: { menuId: 'drinks' } });
  await wire.documents('DELETE', `menus/documents/${id}`);
});

// ADMIN-19
test('the second of two admins who change one menu keeps the form and chooses between both versions', async ({
  page,
  wire,
}) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  const id = `menu-${Date.now().toString(36)}`;
  const name = `Menu ${id}`;
  await wire.documents('POST', 'menus/documents', {
    documentId: id,
    data: { name, description: 'Before' },
  });
  await open(page, '/admin/menus');
  await page.getByRole('button', { name: `Change ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Change ${name}` });
  await dialog.getByLabel('Description (optional)').fill('What I wrote');
  const theirs = `${name} of another admin`;
  await wire.documents('PATCH', `menus/documents/${id}`, { data: { name: theirs, description: 'Theirs' } });
  await expect(page.getByRole('heading', { name: theirs, includeHidden: true })).toBeAttached();
  await expect(dialog.getByLabel('Description (optional)')).toHaveValue('What I wrote');
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(dialog.getByRole('alert')).toContainText('Somebody else has changed this meanwhile');
  const choice = (field: string, words: string) =>
    dialog.getByRole('group', { name: field }).getByRole('radio', { name: words });
  await expect(choice('Name', `Theirs ${theirs}`)).toBeChecked();
  await expect(choice('Description', 'Yours What I wrote')).toBeChecked();
  await expectAccessible(page, 'what two admins wrote in a menu');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Menu saved')).toBeVisible();
  expect(await wire.documents('GET', `menus/documents/${id}`)).toMatchObject({
    name: theirs,
    description: 'What I wrote',
  });
  await wire.documents('DELETE', `menus/documents/${id}`);
});
