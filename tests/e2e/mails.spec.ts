import { expectAccessible } from './axe.ts';
import { ADMIN, expect, ONE_SIZE, open, test } from './fixture.ts';

test('an admin reads the kept mails, and their links work', async ({
  page,
  wire,
  context,
  baseURL,
  complaints,
}) => {
  test.setTimeout(120_000);
  const person = await wire.customer();
  await wire.send('POST', '/account/verification', { url: `${baseURL}/verify-email` });
  await wire.send('DELETE', '/account/sessions/current');
  await wire.logIn(ADMIN.email, ADMIN.password);

  await open(page, '/admin');
  await page.getByRole('main').getByRole('link', { name: 'Mail', exact: true }).click();
  const line = page.getByRole('row').filter({ hasText: person.email });
  await expect(line).toContainText('Email verification');
  await expect(line).toContainText('Kept here');
  await expectAccessible(page, 'mails');
  await line.getByRole('link').click();
  await expect(page.getByRole('definition').filter({ hasText: person.email })).toBeVisible();

  const address = page
    .getByRole('region', { name: 'As plain text' })
    .getByRole('link')
    .filter({ hasText: '/verify-email?' });
  await expect(address).toHaveAttribute('href', new RegExp(`/verify-email\\?.*userId=${person.id}`));
  const opened = context.waitForEvent('page');
  const frame = page.getByTitle('The mail as its reader sees it').contentFrame();
  await frame.locator('a[href*="/verify-email"]').first().click();
  const link = await opened;
  await link.waitForURL(/\/verify-email/);
  expect(link.url()).toBe(await address.getAttribute('href'));

  // The mail's frame keeps scripts out, the one of this test too.
  const ofFrame = (words: string) => words.startsWith("Blocked script execution in 'about:srcdoc'");
  complaints.splice(0, Infinity, ...complaints.filter((words) => !ofFrame(words)));
});

test('there is no such mail for a made-up id', ONE_SIZE, async ({ page, wire }) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin/mail/no-such-mail');
  await expect(page.getByRole('heading', { name: 'There is no such mail' })).toBeVisible();
});

test('mails are nobody else’s to read', ONE_SIZE, async ({ page, customer }) => {
  for (const path of ['/admin/mail', '/admin/mail/some']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('alert').filter({ hasText: customer.email })).toBeVisible();
  }
});
