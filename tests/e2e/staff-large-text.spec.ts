import { LANGUAGES, pathIn } from '#domain/languages/languages.ts';
import { expect, open, test } from './fixture.ts';

const SCREENS = [
  '/admin',
  '/admin/kitchen',
  '/admin/prep',
  '/admin/prep/items',
  '/admin/packing',
  '/admin/orders',
  '/admin/day',
  '/admin/dishes',
  '/admin/menus',
  '/admin/customers',
  '/admin/reports',
  '/admin/team',
  '/admin/areas',
  '/admin/settings',
] as const;

// ADMIN-150
for (const language of LANGUAGES)
  test(`no screen of staff is wider than a phone with letters of twice the size, in ${language}`, async ({
    page,
  }) => {
    test.slow();
    await open(page, '/menu');
    await page
      .getByRole('complementary', { name: 'Demo' })
      .getByRole('button', { name: 'Sign in as Owner' })
      .click();
    await page.waitForURL((url) => url.pathname === '/admin');
    for (const screen of SCREENS) {
      await open(page, pathIn(language, screen));
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      const wider = await page.evaluate(async () => {
        const { documentElement } = document;
        documentElement.style.fontSize = '200%';
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return documentElement.scrollWidth - documentElement.clientWidth;
      });
      expect.soft(wider, `pixels by which ${screen} is wider`).toBe(0);
    }
  });
