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

// SHELL-33
test('the link to Hindi is drawn on devices without Devanagari, by four letters of 2 kB at most', async ({
  page,
}) => {
  const answers: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('-language-names.woff2')) answers.push(response.body());
  });
  await open(page, '/about');
  const word = page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' });
  await expect(word).toBeVisible();
  // The letters of a font that is not a system's own: it is loaded, or the device has a named one.
  await expect
    .poll(() =>
      page.evaluate(() => [...document.fonts].find(({ family }) => /Language names/.test(family))?.status),
    )
    .toBe('loaded');
  for (const body of await Promise.all(answers)) expect(body.length).toBeLessThanOrEqual(2048);
  expect(await word.evaluate((link) => getComputedStyle(link).fontFamily)).toMatch(/^"?Language names/);
});
