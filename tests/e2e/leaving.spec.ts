import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { expect, open, PASSWORD, test, toast } from './fixture.ts';

// PROFILE-9
test('a customer sees the account’s activity, downloads their data and closes the account', async ({
  page,
  customer,
  wire,
}) => {
  await wire.send('PATCH', '/account/name', { name: 'Asha Devi' });
  await open(page, '/profile?tab=security');
  const activity = page.getByRole('region', { name: 'Recent activity' });
  await expect(activity.getByRole('listitem').first()).toContainText('Name changed');
  await expect(activity).toContainText('Signed in');

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const text = await readFile(await (await file).path(), 'utf8');
  const data = JSON.parse(text);
  expect(data).toMatchObject({
    account: { $id: customer.id, email: customer.email, name: 'Asha Devi' },
    profile: { $id: customer.id },
    addresses: [{ userId: customer.id }],
    orders: [],
    activity: expect.arrayContaining([expect.objectContaining({ event: 'session.create' })]),
  });
  expect(text).not.toContain(PASSWORD);

  await page.getByRole('button', { name: 'Close my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Close your account?' });
  await expectAccessible(page, 'closing an account');
  const go = dialog.getByRole('button', { name: 'Close my account' });
  await go.click();
  await expect(dialog).toContainText('Type CLOSE to go on');
  await dialog.getByLabel('Type CLOSE to go on').fill('close');
  await go.click();
  await expect(toast(page, 'Your account is closed')).toBeVisible();
  await expect(page).toHaveURL('/');
  await open(page, '/profile');
  await expect(page).toHaveURL(/\/login/);
});
