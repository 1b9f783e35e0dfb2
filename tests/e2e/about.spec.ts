import type { Page } from '@playwright/test';
import { expect, open, test } from './fixture.ts';

const MAP = 'https://www.openstreetmap.org/**';
const figures = (page: Page) => page.getByRole('region', { name: 'Rasoi in figures' });
const seen = (page: Page) => figures(page).locator('dd > [aria-hidden]');
const FIGURES = ['5,500', '100', '25', '4.8/5'];

// SUPPORT-6
test('the about page shows the story, the values, the people and the kitchens', async ({ page }) => {
  await open(page, '/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'What we hold to' }).getByRole('listitem')).toHaveCount(4);
  await expect(main.getByRole('region', { name: 'Who cooks' }).getByRole('listitem')).toHaveCount(3);
  await expect(main.getByRole('region', { name: 'Our three kitchens' }).getByRole('listitem')).toHaveCount(3);
  await main.getByRole('link', { name: 'Read our story' }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await main.getByRole('link', { name: 'Order from the menu' }).click();
  await expect(page).toHaveURL('/menu');
});

// SUPPORT-7
test('the figures count up when they come into view', async ({ page }) => {
  await page.clock.install();
  await open(page, '/about');
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(seen(page)).toHaveText(FIGURES);
  await figures(page).scrollIntoViewIfNeeded();
  await expect(seen(page)).toHaveText(['0', '0', '0', '0.0/5']);
  await page.clock.runFor(400);
  const happy = Number((await seen(page).first().textContent())?.replace(',', ''));
  expect(happy).toBeGreaterThan(0);
  expect(happy).toBeLessThan(5500);
  await page.clock.runFor(1000);
  await expect(seen(page)).toHaveText(FIGURES);
});

test('the figures do not move for people who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page, '/about');
  await page.clock.pauseAt(Date.now() + 60_000);
  await figures(page).scrollIntoViewIfNeeded();
  await page.clock.runFor(100);
  await expect(seen(page)).toHaveText(FIGURES);
});

test('the interactive map is loaded only on request', async ({ page }) => {
  const asked: string[] = [];
  await page.route(MAP, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Roads and rivers</p>' });
  });
  await open(page, '/about');
  await page.getByRole('region', { name: 'Our three kitchens' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Show Indiranagar on the map' }).click();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Show the map' }).click();
  const frame = page.getByTitle('Map of our kitchen in Indiranagar');
  await expect(frame.contentFrame().getByText('Roads and rivers')).toBeVisible();
  expect(asked.map((url) => new URL(url).searchParams.get('marker'))).toEqual(['12.9719,77.6412']);
  await page.getByRole('button', { name: 'Show Jayanagar on the map' }).click();
  await expect(page.getByTitle('Map of our kitchen in Jayanagar')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show Jayanagar on the map' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
