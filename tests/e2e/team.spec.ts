import { expectAccessible } from './axe.ts';
import { ADMIN, expect, freshEmail, open, PASSWORD, test, toast } from './fixture.ts';
import { mailedLink, withMailServer } from './outbox.ts';

// TEAM-1 TEAM-3 TEAM-4
test('an owner invites a cook, who opens the board, is promoted and is removed', async ({
  page,
  wire,
  admin,
  browser,
}) => {
  test.setTimeout(180_000);
  const { id, email } = await wire.account();
  await admin.documents('PATCH', `users/documents/${id}`, { data: { role: 'owner' } });
  await wire.logIn(email, PASSWORD);
  await withMailServer(page);
  await open(page, '/admin/team');
  await expectAccessible(page, 'the team');

  const to = freshEmail();
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const form = page.getByRole('dialog', { name: 'Invite somebody' });
  await form.getByLabel('E-mail or phone').fill('nobody');
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(form.getByText('Please give an e-mail address or a mobile number.')).toBeVisible();
  await form.getByLabel('E-mail or phone').fill(to);
  await expectAccessible(page, 'the form of an invitation');
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(toast(page, `The invitation goes to ${to}`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Withdraw : ${to}` })).toBeVisible();

  const context = await browser.newContext();
  const cook = await context.newPage();
  await open(cook, await mailedLink(admin, to, 'team-invitation'));
  await expect(cook.getByText('You are invited to work in our kitchen as a cook.')).toBeVisible();
  await expectAccessible(cook, 'the page of an invitation');
  const name = `Meena ${id}`;
  await cook.getByLabel('Your name').fill(name);
  await cook.getByLabel('Choose a password').fill(PASSWORD);
  await cook.getByRole('button', { name: 'Accept' }).click();
  await expect(cook).toHaveURL('/admin/kitchen');

  // The owner's page is updated live.
  await expect(page.getByRole('button', { name: `Withdraw : ${to}` })).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Cook');
  await row.getByRole('button', { name: `Change : ${name}` }).click();
  const member = page.getByRole('dialog', { name });
  await member.getByLabel('Role').selectOption('Manager');
  await expectAccessible(page, 'the form of somebody of the team');
  await member.getByRole('button', { name: 'Save the role' }).click();
  await expect(row).toContainText('Manager');

  await row.getByRole('button', { name: `Change : ${name}` }).click();
  await member.getByRole('button', { name: 'Leaves the kitchen' }).click();
  await expect(toast(page, `${name} no longer works here`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(cook).toHaveURL(/\/login/);
  await context.close();
});

// TEAM-4
test('a manager sees the team and can change nothing', async ({ page, wire, admin }) => {
  const { id } = await wire.customer();
  await admin.documents('PATCH', `users/documents/${id}`, { data: { role: 'manager' } });
  await open(page, '/admin/more');
  await page.getByRole('main').getByRole('link', { name: /^Team/ }).click();
  await expect(page.getByRole('heading', { name: 'Who works here' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '(you)' })).toContainText('Manager');
  await expect(page.getByRole('button', { name: /^(Invite|Change|Withdraw)/ })).toHaveCount(0);
});

// TEAM-2
test('the link of an invalid invitation says so', async ({ page }) => {
  await open(page, '/join?invitation=none&secret=none');
  await expect(page.getByRole('heading', { name: 'This invitation does not work' })).toBeVisible();
});

// TEAM-5
test('an invitation by phone without a text message service is a link to copy, share or scan', async ({
  page,
  wire,
  browser,
}) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin/team');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const form = page.getByRole('dialog', { name: 'Invite somebody' });
  const phone = `98${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;
  await form.getByLabel('E-mail or phone').fill(phone);
  await expect(form.getByText('No text message service is set up: nothing is sent.')).toBeVisible();
  await expectAccessible(page, 'an invitation that cannot be sent');
  await form.getByRole('button', { name: 'Make the link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pass on the link' });
  await expect(dialog.getByRole('img', { name: 'QR code of the link of the invitation' })).toBeVisible();
  await expectAccessible(page, 'the link of an invitation', { isWide: true });
  await expect(toast(page, 'The invitation goes to')).toHaveCount(0);
  const link = await dialog.getByRole('textbox', { name: 'Link of the invitation' }).inputValue();
  const context = await browser.newContext();
  const rider = await context.newPage();
  await open(rider, link);
  await expect(rider.getByText('You are invited to work in our kitchen as a cook.')).toBeVisible();
  await context.close();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Withdraw : +91${phone}` }).click();
  await expect(toast(page, 'The invitation no longer works')).toBeVisible();
});
