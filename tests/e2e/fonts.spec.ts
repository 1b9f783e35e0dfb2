import { expect, open, test } from './fixture.ts';

// SHELL-30
test('the font for Hindi is loaded only where it is needed', async ({ page, kitchen }) => {
  // Phones use the font that they have.
  await page.setViewportSize({ width: 1024, height: 768 });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(new URL(request.url()).pathname);
  });
  const fontsAreThere = () => page.evaluate(() => document.fonts.ready.then(() => undefined));

  await open(page, '/about');
  await fontsAreThere();
  expect(fetched).toContain('/fonts/hind400-latin-rupee.woff2');
  expect(fetched.filter((path) => path.includes('devanagari'))).toEqual([]);

  const dish = await kitchen.dish({ name: 'पनीर मखनी' });
  await open(page, `/menu?dish=${dish.id}`);
  await expect(page.getByRole('heading', { name: dish.name }).first()).toBeVisible();
  await fontsAreThere();
  expect(fetched.some((path) => path.endsWith('-devanagari.woff2'))).toBe(true);
  const drawnWithOurs = await page.evaluate(
    () =>
      [...document.fonts].filter(
        ({ status, unicodeRange }) => status === 'loaded' && unicodeRange.includes('U+900'),
      ).length,
  );
  expect(drawnWithOurs).toBeGreaterThan(0);
});
