import { expect, test } from './fixture.ts';

test.use({ deviceScaleFactor: 2 });

// SHELL-31
for (const path of ['/', '/menu']) {
  test(`the first picture of ${path} is loaded first, in a small size`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' });
    const pictures = page.locator('main img');
    await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
    await expect(page.locator('main img[fetchpriority=high]')).toHaveCount(1);
    expect(await pictures.last().getAttribute('loading')).toBe('lazy');
    const first = await pictures.first().evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.currentSrc;
    });
    expect(first).toMatch(/-\d+\.avif$/);
  });
}
