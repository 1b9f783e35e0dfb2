import type { Page } from '@playwright/test';
import { awake, card, expect, open, openLive, test } from './fixture.ts';
import { openDeployableSite } from './second-build.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker has stored these pages with their scripts, which it stores after a page. */
const stored = (page: Page, ...paths: string[]) =>
  expect
    .poll(
      () =>
        page.evaluate(
          async (wanted) =>
            Promise.all(
              wanted.map(async (path) => {
                const copyOf = (name: string) => caches.match(name, { ignoreVary: true });
                const text = await (await copyOf(path))?.text();
                const assets = text?.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
                return assets.length > 0 && (await Promise.all(assets.map(copyOf))).every(Boolean);
              }),
            ),
          paths,
        ),
      { timeout: 20_000 },
    )
    .toEqual(paths.map(() => true));

const main = (page: Page) => page.getByRole('main');

// APP-2, APP-3, APP-4
test('without a connection, a customer reads the last menu and their orders, until they sign out', async ({
  page,
  context,
  wire,
  customer,
  kitchen,
}) => {
  expect(customer.id).not.toBe('');
  const { id, number } = await wire.order([await kitchen.dish()]);
  await open(page, `/orders/${id}`);
  await stored(page, '/', '/menu', '/orders', `/orders/${id}`);

  // The menu's script is loaded with its first opening.
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');

  await context.setOffline(true);
  await open(page, '/menu');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(card(page, 'Masala Dosa')).toBeVisible();
  await page.goto('/orders');
  await expect(main(page).getByText(number).first()).toBeVisible();
  await page.goto(`/orders/${id}`);
  await expect(main(page).getByText(number).first()).toBeVisible();

  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.getByRole('link', { name: 'The last menu' }).click();
  await awake(page);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out')).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  expect(await page.evaluate(() => caches.has('person'))).toBe(false);
});

// APP-1
test('a phone can install the site', async ({ page, context }) => {
  await open(page, '/');
  const cdp = await context.newCDPSession(page);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { errors } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
});

/** The names of the scripts that a page has loaded. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/') && path.endsWith('.js')),
  );

// APP-6, APP-13
test('an update under an open page leaves it working, and the next page has only new scripts', async ({
  page,
  baseURL,
}) => {
  const site = await openDeployableSite(baseURL ?? '');
  await open(page, `${site.origin}/menu`);
  await stored(page, '/', '/menu');
  const first = await scriptsOf(page);
  // The scripts of the next pages come once the page is used.
  await page.mouse.move(100, 100);
  await expect
    .poll(() => scriptsOf(page).then((scripts) => scripts.some((name) => /\/login/.test(name))))
    .toBe(true);

  site.deploy();
  // The open page goes on with the scripts that it has, of which the server has none any more.
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await scriptsOf(page)).filter((name) => name.includes('second-'))).toEqual([]);

  await open(page, `${site.origin}/menu`);
  const second = await scriptsOf(page);
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((name) => !name.includes('second-'))).toEqual([]);
  await expect.poll(() => page.evaluate(() => caches.has('assets-of-second'))).toBe(true);
  // Those of the build before stay for pages that are still open.
  expect(await page.evaluate((name) => caches.match(name).then(Boolean), first[0] ?? '')).toBe(true);

  site.endOfflinePages();
  await open(page, `${site.origin}/about`);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await site.close();
});

// APP-12
test('without a connection nothing is ordered, and nothing is sent once it is back', async ({
  page,
  context,
  wire,
  customer,
  kitchen,
}) => {
  expect(customer.id).not.toBe('');
  await wire.addToCart((await kitchen.dish()).id);
  await openLive(page, '/payment');
  const order = page.getByRole('button', { name: 'Place Order' }).filter({ visible: true });
  await expect(order).toBeEnabled();
  // Chrome reports a worker whose script cannot be fetched any more.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await order.click();
  await expect(page.getByText('You are offline. Nothing was ordered')).toBeVisible();
  const answered = page.waitForResponse(/\/v1\//);
  await context.setOffline(false);
  await answered;
  expect(await wire.orders()).toBe(0);
  await order.click();
  await expect(page).toHaveURL(/order-success|orders\//);
  expect(await wire.orders()).toBe(1);
});
