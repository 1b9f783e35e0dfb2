import { expectAccessible } from './axe.ts';
import { expect, open, test, toast } from './fixture.ts';

// DEMO-5
test('the banner of a demo covers nothing, signs in as each role, and is in Hindi on Hindi pages', async ({
  page,
}) => {
  await open(page, '/menu');
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

// DEMO-7, PLAN-50, PLAN-53, PLAN-55, PLAN-56
test('a subscriber of a demo rates a meal, adds a dish, changes the plan and skips offline; the kitchen sees it', async ({
  page,
  context,
}) => {
  // Three runs of axe take time.
  test.slow();
  await page.goto('/plans');
  const banner = page.getByRole('complementary', { name: 'Demo' });
  await banner.getByRole('button', { name: 'Sign in as Customer' }).click();
  await page.waitForURL((url) => url.pathname === '/menu');
  await page.goto('/my-meals');
  await page.getByText('How were your last meals?').click();
  const rating = page.getByRole('group', { name: /^How was (Lunch|Dinner) on / }).first();
  await rating.getByRole('button', { name: 'Not good' }).click();
  await page.getByLabel('What should the kitchen know?').fill('The phulkas were cold');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(toast(page, 'The kitchen has your words')).toBeVisible();

  const tomorrow = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Tomorrow/ }) });
  await tomorrow.getByRole('button', { name: /^Change: Dinner/ }).click();
  const change = page.getByRole('dialog', { name: /^Dinner on / });
  await change.getByLabel('Add a dish').selectOption({ label: 'Gulab Jamun · ₹79' });
  await expect(change.getByText(/^This meal costs ₹2\d\d/)).toBeVisible();
  await expectAccessible(page, 'a meal with an extra dish');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(tomorrow.getByText('With Gulab Jamun')).toBeVisible();

  await page.getByRole('button', { name: 'Change the plan' }).click();
  const plan = page.getByRole('dialog', { name: 'Change Lunch and dinner at home' });
  await plan.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(plan.getByText('With this change')).toBeVisible();
  await expectAccessible(page, 'the change of a plan');
  await plan.getByRole('button', { name: 'Save the change' }).click();
  await expect(toast(page, 'Your plan is changed')).toBeVisible();

  await context.setOffline(true);
  await tomorrow.getByRole('button', { name: /^Skip: Lunch/ }).click();
  await expect(page.getByRole('heading', { name: '1 change waits for the connection' })).toBeVisible();
  await expect(tomorrow.getByText('Not sent yet')).toBeVisible();
  await expectAccessible(page, 'meals with a change that waits');
  await context.setOffline(false);
  await expect(toast(page, '1 waiting change was sent')).toBeVisible();
  await expect(tomorrow.getByText('Skipped', { exact: true })).toBeVisible();

  await banner.getByRole('button', { name: 'Sign in as Owner' }).click();
  await page.waitForURL((url) => url.pathname === '/admin');
  await page.goto('/admin/subscribers?show=skipping');
  await expect(page.getByText('Asha Rao').first()).toBeVisible();
});
