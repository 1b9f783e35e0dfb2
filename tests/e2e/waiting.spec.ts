import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixture.ts';

// The browser's part of an outage of the database; what the server answers meanwhile is in tests/wire/built-pages.test.ts.

/** Less than the time until later parts of an unused page are loaded. */
const AT_ONCE = { timeout: 9_000 };
const AWAY = { code: 503, type: 'general_service_unavailable', message: 'away', version: '' };
const refuse = (route: Route) => route.fulfill({ status: 503, json: AWAY });
const ACCOUNT = /\/v1\/account$/;

/** Goes to a page without a sign of use, as somebody who only looks at a page that tries again. */
async function goUnused(page: Page, path: string): Promise<void> {
  await page.goto('/about');
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

// SAFE-71
test('whoever is signed in is told so while the server cannot tell, and then the page comes by itself', async ({
  page,
  customer: _signedIn,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route(ACCOUNT, refuse);
  await goUnused(page, '/orders');
  await expect(page.getByRole('heading', { name: 'You are still signed in' })).toBeVisible(AT_ONCE);
  await expectAccessible(page, 'waiting');
  await page.unroute(ACCOUNT);
  await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible(AT_ONCE);
  await expect(page).toHaveURL('/orders');
  expect(asked).not.toContain('/v1/status');
});

// SAFE-71
test('an owner learns in place of the dashboard that the database does not answer, and that the disk is full', async ({
  page,
  customer: _signedIn,
}) => {
  await page.route(ACCOUNT, refuse);
  await page.route('**/v1/status', (route) =>
    route.fulfill({
      json: {
        checks: [
          { check: 'database', state: 'broken', finding: 'databaseAway', facts: [] },
          { check: 'disk', state: 'broken', finding: 'diskFull', facts: ['0 kB', '37 GB'] },
        ],
      },
    }),
  );
  await goUnused(page, '/admin');
  const system = page.getByRole('region', { name: 'System' });
  await expect(system).toContainText('Does not answer', AT_ONCE);
  await expect(system).toContainText('Uploads are refused already, and orders will be.');
  await expectAccessible(page, 'waiting owner');
});
