import type { Locator, Page } from '@playwright/test';
import { ADMIN, card, cartLink, expect, ONE_SIZE, open, reopen, test, toast } from './fixture.ts';

const PUBLIC = [
  '/',
  '/menu',
  '/menu?dish=masala-dosa',
  '/about',
  '/support',
  '/login',
  '/signup',
  '/nowhere',
];
const OWN = ['/cart', '/payment', '/orders', '/order-success', '/profile'];

const bar = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page) => page.getByRole('button', { name: /^(Open|Close) menu$/ });

/** By how many pixels a page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// SHELL-1, SHELL-5, SHELL-9
test(
  'the bar changes its style after 20 px of scrolling, can be skipped, and opens its menu',
  ONE_SIZE,
  async ({ page }) => {
    await open(page, '/');
    await test.step('its style changes after 20 px', async () => {
      const look = () => bar(page).evaluate((element) => getComputedStyle(element).boxShadow);
      const atTop = await look();
      await page.evaluate(() => window.scrollTo(0, 20));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(20);
      expect(await bar(page).getAttribute('data-scrolled')).toBeNull();
      await page.evaluate(() => window.scrollTo(0, 21));
      await expect(bar(page)).toHaveAttribute('data-scrolled', 'true');
      await expect.poll(look).not.toBe(atTop);
      await expect(bar(page)).toBeInViewport();
    });
    await test.step('the first Tab offers a link that skips to the content', async () => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
    await test.step('the mobile menu closes on Escape and returns the focus', async () => {
      await menuButton(page).click();
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(bar(page).getByRole('link', { name: 'About Us' })).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(menuButton(page)).toBeFocused();
      await expect(bar(page).getByRole('link', { name: 'About Us' })).toBeHidden();
    });
  },
);

// SHELL-3, SHELL-4
test(
  'the bar shows how much is in the cart, and its account menu works with the keyboard',
  ONE_SIZE,
  async ({ page, wire }) => {
    await open(page, '/');
    await expect(cartLink(page)).toHaveText('');
    await wire.customer();
    await reopen(page);
    await expect(cartLink(page)).toHaveText('');
    await wire.addToCart('masala-chai', 7);
    await reopen(page);
    await expect(cartLink(page)).toHaveText('7');

    const avatar = page.getByRole('button', { name: 'Your account' });
    await expect(avatar).toHaveText('A');
    await avatar.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(avatar).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'My Orders' }).press('Enter');
    await expect(page).toHaveURL('/orders');
  },
);

// SHELL-19
test('the navigation bar keeps its height while scrolling', ONE_SIZE, async ({ page }) => {
  await open(page, '/menu');
  const heights = () =>
    page.evaluate(() => [
      document.querySelector('header')?.getBoundingClientRect().height,
      document.documentElement.scrollHeight,
    ]);
  const atTop = await heights();
  await page.evaluate(() => window.scrollTo(0, 30));
  await expect(bar(page)).toHaveAttribute('data-scrolled', 'true');
  await bar(page).evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  expect(await heights()).toEqual(atTop);
  expect(await page.evaluate(() => scrollY)).toBe(30);
});

// SHELL-5, SHELL-20
test('Back closes the mobile menu and stays on the page', ONE_SIZE, async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page).toHaveURL('/menu');
  await menuButton(page).click();
  await expect(bar(page).getByRole('link', { name: 'About Us' })).toBeVisible();
  await page.goBack();
  await expect(bar(page).getByRole('link', { name: 'About Us' })).toBeHidden();
  await expect(page).toHaveURL('/menu');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

// SHELL-2
test('the links of the navigation bar lead to their pages', async ({ page, narrow }) => {
  await open(page, '/');
  const main = bar(page).getByRole('navigation', { name: 'Main' });
  for (const [name, path] of [
    ['Menu', '/menu'],
    ['Customer Service', '/support'],
    ['About Us', '/about'],
    ['Home', '/'],
  ] as const) {
    if (narrow) await menuButton(page).click();
    await main.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    if (narrow) await expect(main).toBeHidden();
  }
  if (narrow) await menuButton(page).click();
  await bar(page).getByRole('link', { name: 'Sign Up' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/signup');
  if (narrow) await menuButton(page).click();
  await bar(page).getByRole('link', { name: 'Login' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/login');
});

// SHELL-7
test('an error toast is announced at once, and disappears after 3 seconds', ONE_SIZE, async ({ page }) => {
  await page.clock.install();
  await open(page, '/menu');
  await page.clock.pauseAt(Date.now() + 60_000);
  await card(page, 'Masala Chai').getByRole('button', { name: '+ Add' }).click();
  const said = page.getByRole('alert').locator('[data-toast=error]');
  await expect(said).toHaveText('Please login to add items to cart');
  await page.clock.runFor(2900);
  await expect(said).toBeVisible();
  await page.clock.runFor(100);
  await expect(said).toBeHidden();
});

// SHELL-10
test('a missing page says so and offers links', ONE_SIZE, async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: "We can't find that page" })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See the menu' }).click();
  await expect(page).toHaveURL('/menu');
});

// SHELL-6
test('every link of the footer leads to a page', ONE_SIZE, async ({ page, request }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const links = await footer
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const own = links.filter((href) => href.startsWith('/'));
  expect(own.length).toBeGreaterThan(8);
  for (const href of new Set(own)) {
    expect((await request.get(href)).status(), href).toBe(200);
    const anchor = href.split('#')[1];
    if (!anchor) continue;
    await page.goto(href);
    await expect(page.locator(`[id="${anchor}"]`), href).toBeInViewport();
  }
});

// SHELL-11
test('no page is wider than the window, down to 360 px', ONE_SIZE, async ({ page, wire }) => {
  const narrowest = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeAttached();
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  };
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of PUBLIC) await narrowest(path);
  await wire.customer();
  await wire.addToCart('appam-stew', 100);
  for (const path of ['/', '/menu', ...OWN]) await narrowest(path);
  await page.goto('/payment');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('region', { name: 'Order details' })).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await narrowest('/orders');
  await wire.send('DELETE', '/account/sessions');
  await wire.logIn(ADMIN.email, ADMIN.password);
  await narrowest('/admin');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // SHELL-13
  test('pages are complete', ONE_SIZE, async ({ page, wire }) => {
    await page.goto('/');
    await expect(page.getByText('Popular')).toHaveCount(4);
    await page.getByRole('link', { name: 'Explore Menu' }).click();
    await expect(page.getByRole('article').nth(32)).toBeAttached();
    await page.getByRole('link', { name: 'Sweets' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sweets');
    await expect(page.getByText('3 items available')).toBeVisible();
    await page.goto('/menu');
    await page.getByPlaceholder('Search dishes...').fill('kheer');
    await page.getByPlaceholder('Search dishes...').press('Enter');
    await expect(page.getByRole('article')).toHaveCount(1);

    await wire.customer();
    await wire.addToCart('masala-chai', 2);
    await page.goto('/cart');
    await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('₹78');
    await expect(cartLink(page)).toHaveText('2');
    await page.goto('/orders');
    await expect(page.getByRole('heading', { name: 'No Orders Yet' })).toBeVisible();
  });
});

// SHELL-12
test('the colours follow the scheme of the system', ONE_SIZE, async ({ page }) => {
  await open(page, '/menu');
  const colours = () =>
    page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return { backgroundColor, color };
    });
  for (const [colorScheme, backgroundColor, color] of [
    ['light', 'rgb(255, 248, 238)', 'rgb(43, 26, 18)'],
    ['dark', 'rgb(27, 18, 13)', 'rgb(246, 233, 218)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(colours).toEqual({ backgroundColor, color });
  }
});

// SHELL-21
test('a toast covers neither the header, search, categories nor the menu’s buttons', async ({
  page,
  wire,
  narrow,
}) => {
  await wire.customer();
  await open(page, '/menu');
  await card(page, 'Masala Dosa').getByRole('button', { name: '+ Add' }).click();
  const news = toast(page, 'Masala Dosa added to cart');
  await expect(news).toBeVisible();
  // Success is announced politely, not as an alert.
  await expect(page.getByRole('status').locator('[data-toast=success]')).toHaveText(
    'Masala Dosa added to cart',
  );
  const box = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON());
  const said = await box(news);
  const categories = await box(page.getByRole('navigation', { name: 'Categories' }));
  expect(said.top).toBeGreaterThan(categories.bottom);
  if (!narrow) return;
  const sections = page.getByRole('button', { name: 'Menu', exact: true });
  expect(said.bottom).toBeLessThanOrEqual((await box(sections)).top);
});
