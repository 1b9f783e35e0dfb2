import { expectAccessible } from './axe.ts';
import { ADMIN, expect, open, PASSWORD, test } from './fixture.ts';

test('the first admin reveals a mail, whose links work, and the audit log records it', async ({
  page,
  wire,
  context,
  baseURL,
  complaints,
}) => {
  const person = await wire.customer();
  await wire.send('POST', '/account/verification', { url: `${baseURL}/verify-email` });
  await wire.send('DELETE', '/account/sessions/current');
  await wire.logIn(ADMIN.email, ADMIN.password);

  await open(page, '/admin');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'More' }).click();
  await page.getByRole('main').getByRole('link', { name: /^Mail/ }).click();
  const line = page.getByRole('row').filter({ hasText: person.email });
  await expect(line).toContainText('Email verification');
  await expect(line).toContainText('Kept here');
  await expectAccessible(page, 'mails');
  await line.getByRole('link').click();
  await expect(page.getByRole('definition').filter({ hasText: person.email })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('secret=');
  await expectAccessible(page, 'a mail that holds a secret');
  await page.getByRole('button', { name: 'Show this mail' }).click();

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
  await link.close();

  await open(page, `/admin/audit?q=${encodeURIComponent(person.email)}`);
  const entry = page.getByRole('row').filter({ hasText: `Email verification to ${person.email}` });
  await expect(entry).toContainText('Revealed mail');

  // The sandboxed frame of the mail blocks scripts, including Playwright's own.
  const ofFrame = (words: string) => words.startsWith("Blocked script execution in 'about:srcdoc'");
  complaints.splice(0, Infinity, ...complaints.filter((words) => !ofFrame(words)));
});

test('another admin sees a mail without its secret, reads an order’s mail, and is told of an unknown one', async ({
  page,
  wire,
  admin,
  kitchen,
  baseURL,
  complaints,
}) => {
  const dish = await kitchen.dish();
  const person = await wire.customer();
  await wire.send('POST', '/account/verification', { url: `${baseURL}/verify-email` });
  await wire.order([dish]);
  await wire.send('DELETE', '/account/sessions/current');
  const { id, email } = await wire.account();
  await admin.documents('PATCH', `users/documents/${id}`, { data: { isAdmin: true } });
  await wire.logIn(email, PASSWORD);

  await open(page, `/admin/mail?q=${encodeURIComponent(person.email)}`);
  const line = (kind: string) =>
    page.getByRole('row').filter({ hasText: person.email }).filter({ hasText: kind });
  await expect(line('Email verification')).toContainText('Kept here');
  await line('Email verification').getByRole('link').click();
  await expect(page.getByRole('main')).toContainText('Only the kitchen’s first admin can show it.');
  await expect(page.getByRole('button', { name: 'Show this mail' })).toBeHidden();

  await page.getByRole('link', { name: 'All mail' }).click();
  await line('Order confirmation').getByRole('link').click();
  const text = page.getByRole('region', { name: 'As plain text' });
  await expect(text).toContainText(dish.name);
  // The customer's address is not proven, so the mail does not contain what they typed.
  await expect(text).toContainText('The address you gave with the order');
  await open(page, '/admin/mail/no-such-mail');
  await expect(page.getByRole('heading', { name: 'There is no such mail' })).toBeVisible();

  const ofFrame = (words: string) => words.startsWith("Blocked script execution in 'about:srcdoc'");
  complaints.splice(0, Infinity, ...complaints.filter((words) => !ofFrame(words)));
});

test('mails are visible to admins only', async ({ page, customer }) => {
  for (const path of ['/admin/mail', '/admin/mail/some']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('alert').filter({ hasText: customer.email })).toBeVisible();
  }
});
