import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { card, expect, open, reopen, test } from './fixture.ts';

const chips = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const list = (page: Page) => page.getByRole('navigation', { name: 'Sections of the menu' });
const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const vegOnly = (page: Page) => page.getByRole('switch', { name: 'Veg only' });

/** Cards far from the screen are not styled, and axe would read their colours of the other scheme. */
const drawAllCards = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) => {
    for (const each of cards) each.style.contentVisibility = 'visible';
  });

// MENU-21, MENU-22, MENU-23
test('the menu is read by category: chips follow, and a list leads to each section', async ({
  page,
  kitchen,
}) => {
  const gone = await kitchen.dish({ menuId: 'thalis' });
  await kitchen.change(gone, { isAvailable: false });
  await open(page, '/menu');
  const first = page.getByRole('heading', { level: 2 }).filter({ hasText: 'Thalis & Bowls' });
  await expect(first).toHaveText('Thalis & Bowls (4)');
  const thalis = page.locator('#menu-thalis').getByRole('article');
  await expect(thalis.last()).toContainText(gone.name);
  await expect(thalis.last()).toContainText('Sold out');

  await opener(page).focus();
  await page.keyboard.press('Enter');
  const sweets = list(page).getByRole('link', { name: 'Sweets 3' });
  await expect(sweets).toBeVisible();
  await drawAllCards(page);
  await expectAccessible(page, 'the list of sections');
  await page.keyboard.press('Escape');
  await expect(sweets).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await opener(page).click();
  await sweets.click();
  await expect(list(page)).toBeHidden();
  const heading = page.getByRole('heading', { name: 'Sweets (3)' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const chip = chips(page).getByRole('link', { name: 'Sweets' });
  await expect(chip).toHaveAttribute('aria-current', 'location');
  await expect(chip).toBeInViewport({ ratio: 1 });
  await expect(chips(page).locator('[aria-current=location]')).toHaveCount(1);

  // The chip filters, as before.
  await chip.click();
  await expect(page).toHaveURL('/menu?category=sweets');
  await expect(page.getByText('3 items available')).toBeVisible();
  await expect(opener(page)).toBeHidden();
});

// MENU-27
test('a phone shows one dish beside the other, or one below the other once that is chosen', async ({
  page,
}) => {
  await open(page, '/menu');
  const placeOf = async (at: number) =>
    (await page.getByRole('article').nth(at).boundingBox()) ?? { x: 0, y: 0 };
  expect((await placeOf(1)).y).toBe((await placeOf(0)).y);
  const picture = page.getByRole('article').first().locator('img');
  const add = page.getByRole('article').first().getByRole('button', { name: '+ Add' });
  const { y = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  const edge = (await add.boundingBox()) ?? { y: 0, height: 0 };
  expect(edge.y < y + height && edge.y + edge.height > y + height).toBe(true);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('radio', { name: 'One', exact: true }).check();
  await reopen(page);
  expect((await placeOf(1)).y).toBeGreaterThan((await placeOf(0)).y);
  await expectAccessible(page, 'the menu in one column');
});

// MENU-24
test('who wants to see veg dishes only says so once', async ({ page }) => {
  await open(page, '/menu');
  await expect(card(page, 'Butter Chicken')).toBeAttached();
  await vegOnly(page).click();
  await expect(page).toHaveURL('/menu?type=veg');
  await expect(vegOnly(page)).toBeChecked();
  await expect(card(page, 'Butter Chicken')).toHaveCount(0);

  await open(page, '/');
  await page.getByRole('link', { name: 'Explore Menu' }).click();
  await expect(page).toHaveURL('/menu?type=veg');
  await page.goto('/menu?category=curries');
  await expect(page).toHaveURL('/menu?category=curries&type=veg');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(card(page, 'Butter Chicken')).toHaveCount(0);

  await open(page, '/menu');
  // A reload right after the press must know of it.
  const keptBy = (press: HTMLElement) => {
    press.click();
    return localStorage.getItem('rasoi.veg');
  };
  expect(await vegOnly(page).evaluate(keptBy)).toBeNull();
  await expect(page).toHaveURL('/menu');
  await reopen(page);
  await expect(card(page, 'Butter Chicken')).toBeAttached();
  await expect(page).toHaveURL('/menu');
});

// CART-22, CART-23
test('the cart is beside or below the menu, and says what is missing to free delivery', async ({
  page,
  wire,
  narrow,
}) => {
  await wire.customer();
  await open(page, '/menu');
  const cart = page.getByRole('complementary', { name: 'Cart' });
  if (!narrow) await expect(cart).toContainText('Your cart is empty');
  const dosa = card(page, 'Masala Dosa');
  // The height of a card that was never drawn is an estimate.
  await drawAllCards(page);
  await dosa.scrollIntoViewIfNeeded();
  const place = () => dosa.evaluate((element) => element.getBoundingClientRect().toJSON());
  const before = await place();
  await dosa.getByRole('button', { name: '+ Add' }).click();
  await expect(cart).toContainText('₹129');
  expect(await place()).toEqual(before);
  await expectAccessible(page, 'the menu with a cart');
  if (narrow) {
    await expect(cart).toContainText('₹371 more for free delivery');
    await open(page, '/');
    await expect(cart).toContainText('1 item · ₹129');
    return;
  }
  await expect(cart).toContainText('add dishes for ₹371 more');
  await cart.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(cart).toContainText('₹258');
  await expect(dosa.getByRole('group')).toHaveText('2');
  await cart.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/payment');
});

// DISH-16
test('a finger drags the sheet of a dish down to close it, unless it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/menu?dish=masala-dosa');
  const sheet = page.getByRole('dialog');
  const content = sheet.locator('[data-at-top]');
  await expect(content).toBeVisible();
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] });
  const drag = async (from: number, to: number) => {
    await touch('touchStart', from);
    for (let step = 1; step <= 6; step++) await touch('touchMove', from + ((to - from) * step) / 6);
    await touch('touchEnd');
  };

  await drag(500, 200);
  await expect(sheet.locator('.sheet-handle')).toBeVisible();
  await expect
    .poll(() => sheet.locator('.sheet-handle').evaluate((it) => it.parentElement?.scrollTop))
    .toBeGreaterThan(100);
  await drag(300, 340);
  await expect(sheet).toBeVisible();

  await drag(40, 500);
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/menu');

  await page.goto('/menu?dish=masala-dosa');
  await expect(content).toBeVisible();
  await drag(250, 600);
  await expect(sheet).toBeHidden();
});
