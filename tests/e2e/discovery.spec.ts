import type { Page } from '@playwright/test';
import { LANGUAGES, languageRow, pathIn } from '#domain/languages/languages.ts';
import { PUBLIC_PAGES } from '#domain/site/pages.ts';
import { expect, open, test } from './fixture.ts';

const every = (page: Page, selector: string, attribute = 'content') =>
  page.locator(selector).evaluateAll((all, name) => all.map((one) => one.getAttribute(name)), attribute);

async function structured(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
}

// SHELL-17
test('public pages have a title, a description and a preview for other sites', async ({ page, baseURL }) => {
  const titles = new Set<string>();
  for (const path of ['/', '/menu', '/about', '/support']) {
    await page.goto(`${path}?from=elsewhere`);
    titles.add(await page.title());
    const [description] = await every(page, 'meta[name=description]');
    expect(description?.length, path).toBeGreaterThan(50);
    expect(await every(page, 'link[rel=canonical]', 'href')).toEqual([`${baseURL}${path}`]);
    expect(await every(page, 'meta[property="og:url"]')).toEqual([`${baseURL}${path}`]);
    expect(await every(page, 'meta[property="og:title"]')).toHaveLength(1);
    expect(await every(page, 'meta[property="og:description"]')).toEqual([description]);
    const [image] = await every(page, 'meta[property="og:image"]');
    expect((await page.request.get(image ?? '')).headers()['content-type']).toContain('image/');
    expect(await every(page, 'meta[name=robots]')).toEqual([]);
  }
  expect(titles.size).toBe(4);
});

test('personal and missing pages are not listed by search engines', async ({ page, wire }) => {
  await wire.customer();
  for (const path of ['/cart', '/orders', '/profile', '/newsletter', '/nowhere']) {
    await page.goto(path);
    expect(await every(page, 'meta[name=robots]'), path).toEqual(['noindex']);
    expect(await every(page, 'link[rel=canonical]', 'href'), path).toEqual([]);
  }
});

test('the kitchen and its menu are described for search engines', async ({ page, wire, customer }) => {
  const data = { dishId: 'rice-kheer', rating: 4, comment: `Sweet, says ${customer.name}` };
  await wire.documents('POST', 'reviews/documents', { documentId: customer.id, data });
  await page.goto('/');
  const [restaurant] = await structured(page);
  expect(restaurant).toMatchObject({ '@type': 'Restaurant', name: 'Rasoi' });
  await page.goto('/menu');
  const [menu] = await structured(page);
  const sections = menu?.hasMenuSection as { hasMenuItem: Record<string, unknown>[] }[];
  const items = sections.flatMap((section) => section.hasMenuItem);
  expect(items.length).toBeGreaterThanOrEqual(33);
  expect(items.find(({ name }) => name === 'Rice Kheer')).toMatchObject({
    '@type': 'MenuItem',
    offers: { price: '89.00', priceCurrency: 'INR' },
    aggregateRating: { reviewCount: expect.any(Number) },
  });
});

// SHELL-18
test('robots.txt and the sitemap are served', async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const places = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = '']) => place);
  // A new shop offers no drafts.
  const offered = LANGUAGES.filter((language) => !languageRow(language).isDraft);
  expect(places).toEqual(
    offered.flatMap((language) => PUBLIC_PAGES.map((path) => `${baseURL}${pathIn(language, path)}`)),
  );
  for (const place of places) expect((await request.get(place)).status(), place).toBe(200);
});

// SHELL-15
test('a lost connection is shown while it lasts, and the canonical address follows navigation', async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, '/');
  const notice = page.getByText('You are offline.');
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await page.getByRole('link', { name: 'Explore Menu' }).click();
  await expect(page).toHaveURL('/menu');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/menu`);
});

// SHELL-14
test('large pictures that do not load are replaced by the placeholder', async ({ page }) => {
  await page.route(/\/brand\/(hero|story)/, (route) => route.abort());
  for (const path of ['/', '/about']) {
    await open(page, path);
    const picture = page.getByRole('img', { name: /spice box|brass thali/ }).first();
    await expect(picture).toHaveAttribute('src', '/brand/placeholder.webp');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});
