import { expectAccessible } from './axe.ts';
import { expect, test } from './fixture.ts';

// DEMO-5
test('the banner of a demo covers nothing, signs in as each role, and is in Hindi on Hindi pages', async ({
  page,
}) => {
  await page.goto('/menu');
  const banner = page.getByRole('complementary', { name: 'Demo' });
  await expect(banner).toContainText(/Begins anew at \d/);
  const [bar, head] = [await banner.boundingBox(), await page.getByRole('banner').boundingBox()];
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((head?.y ?? 0) + 1);
  expect(bar?.height).toBeLessThanOrEqual(130);
  for (const [role, path] of [
    ['Kitchen', '/admin/kitchen'],
    ['Rider', '/deliver'],
    ['Owner', '/admin'],
    ['Customer', '/menu'],
  ] as const) {
    await banner.getByRole('button', { name: `Sign in as ${role}` }).click();
    await page.waitForURL((url) => url.pathname === path);
    await expect(banner).toBeVisible();
  }
  await page.goto('/orders');
  await expect(page.getByText(/On the way|Out for delivery/i).first()).toBeVisible();
  await page.goto('/hi/menu');
  await expect(page.getByRole('complementary', { name: 'डेमो' })).toContainText('काल्पनिक रसोई');
  await expectAccessible(page, 'the menu of a demo');
});
