import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { card, cartLink, type Dish, expect, ONE_SIZE, open, test, type Wire } from './fixture.ts';

interface Figures {
  $id: string;
  orderedWith: string[];
  place: number | null;
}

/** Answers as the server would if it had counted these figures, which it does at night from many customers' orders. */
const say = (page: Page, ...figures: Figures[]) =>
  page.route('**/collections/dishFigures/documents?*', (route) => {
    const asked = decodeURIComponent(route.request().url());
    const documents = figures.filter(({ $id, place }) =>
      asked.includes('"place"') ? place !== null : asked.includes(`"${$id}"`),
    );
    return route.fulfill({ json: { total: documents.length, documents } });
  });
const together = (dish: Dish, ...others: Dish[]): Figures => ({
  $id: dish.id,
  orderedWith: others.map(({ id }) => id),
  place: null,
});
const bestseller = (dish: Dish, place: number): Figures => ({ $id: dish.id, orderedWith: [], place });

async function giveSizes(admin: Wire, { id }: Dish): Promise<void> {
  const choices = ['half', 'full'].map((size) => JSON.stringify({ id: size, name: size }));
  const data = { name: 'Size', min: 1, max: 1, choices };
  await admin.documents('POST', 'optionGroups/documents', { documentId: `size-${id}`, data });
  await admin.documents('PATCH', `dishes/documents/${id}`, { data: { optionGroupIds: [`size-${id}`] } });
}

const offered = (page: Page) => page.getByRole('region', { name: 'Usually ordered together' });
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search dishes' });
const recent = (page: Page) => page.getByRole('region', { name: 'Recent searches' });
const known = (page: Page) => page.getByRole('region', { name: 'What the kitchen is known for' });

// CART-24
test(
  'a dish offers what is usually ordered together with it',
  ONE_SIZE,
  async ({ page, admin, kitchen, customer }) => {
    expect(customer.id).not.toBe('');
    const [dish, drink, sweet] = [await kitchen.dish(), await kitchen.dish(), await kitchen.dish()];
    await giveSizes(admin, sweet);
    await say(page, together(dish, drink, sweet));
    await open(page, `/menu?q=${encodeURIComponent(dish.name)}`);
    await card(page, dish.name).getByRole('link', { name: dish.name }).click();
    await offered(page)
      .getByRole('button', { name: `+ Add ${drink.name}` })
      .click();
    await expect(offered(page).getByRole('button', { name: 'Increase quantity' })).toBeVisible();
    await expectAccessible(page, 'a dish with what is usually ordered together');

    await offered(page)
      .getByRole('link', { name: `+ Add ${sweet.name}: choose options` })
      .click();
    const other = page.getByRole('dialog', { name: sweet.name });
    await expect(other.getByRole('figure')).toBeFocused();
    await expect(other.getByRole('figure')).toBeInViewport();
    await expect(offered(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/menu\?q=[^&]+$/);
  },
);

// CART-24
test(
  'the cart offers what is usually ordered together with its dishes',
  ONE_SIZE,
  async ({ page, wire, kitchen, customer }) => {
    expect(customer.id).not.toBe('');
    const [dish, drink] = [await kitchen.dish(), await kitchen.dish()];
    await wire.addToCart(dish.id);
    await say(page, together(dish, drink));
    await open(page, '/menu');
    await cartLink(page).click();
    await offered(page)
      .getByRole('button', { name: `+ Add ${drink.name}` })
      .click();
    await expect(page.getByRole('list', { name: 'Dishes in your cart' })).toContainText(drink.name);
    await expect(offered(page).getByRole('button', { name: 'Increase quantity' })).toBeFocused();
    await offered(page).getByRole('link', { name: drink.name }).click();
    await expect(page.getByRole('dialog', { name: drink.name })).toBeVisible();
  },
);

// MENU-26
test('the empty search offers what the kitchen is known for', ONE_SIZE, async ({ page, kitchen }) => {
  const [best, second] = [await kitchen.dish(), await kitchen.dish()];
  await say(page, bestseller(best, 1), bestseller(second, 2));
  await open(page, '/menu');
  await box(page).click();
  await expect(known(page).getByRole('link')).toContainText([best.name, second.name]);
  await expect(recent(page)).toBeHidden();
  await box(page).fill('dal');
  await expect(known(page)).toBeHidden();
  await box(page).fill('');
  await known(page).getByRole('link', { name: best.name }).click();
  await expect(page.getByRole('dialog', { name: best.name })).toBeVisible();
});

// MENU-25
test('the empty search offers recent searches, with a keyboard too', ONE_SIZE, async ({ page }) => {
  await say(page);
  await open(page, '/menu');
  for (const words of ['Masala Dosa', 'dal makhani']) {
    await box(page).fill(words);
    await box(page).press('Enter');
    await box(page).fill('');
    await expect(recent(page).getByRole('button', { name: words, exact: true })).toBeVisible();
  }
  await expectAccessible(page, 'the empty search');

  await page.keyboard.press('Tab');
  await expect(recent(page).getByRole('button', { name: 'Clear recent searches' })).toBeFocused();
  for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(box(page)).toHaveValue('Masala Dosa');
  await expect(box(page)).toBeFocused();
  await expect(card(page, 'Masala Dosa')).toBeVisible();
  await expect(card(page, 'Punjabi Samosa (3 pieces)')).toBeHidden();

  await box(page).fill('');
  await recent(page).getByRole('button', { name: 'Remove Masala Dosa from recent searches' }).click();
  await expect(recent(page).getByRole('listitem')).toHaveText(['dal makhani']);
  await page.keyboard.press('Escape');
  await expect(recent(page)).toBeHidden();
  await box(page).click();
  await recent(page).getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(recent(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('rasoi.searches'))).toBeNull();
});
