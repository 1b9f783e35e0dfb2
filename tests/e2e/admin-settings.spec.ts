import { expectAccessible } from './axe.ts';
import { ADMIN, expect, open, test } from './fixture.ts';

// SETTINGS-7
test('two owners who change one section are shown both versions', async ({ page, wire }) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  const set = (lateAfterMinutes: number) =>
    wire.documents('PATCH', 'settings/documents/kitchen', {
      data: { value: JSON.stringify({ lateAfterMinutes }) },
    });
  // SETTINGS-13
  await open(page, '/admin/settings#section-limits');
  await expect(page.getByRole('heading', { level: 1, name: 'Limits against misuse' })).toBeVisible();
  await page.getByRole('link', { name: 'All settings' }).click();
  await expectAccessible(page, 'the sections of the settings');
  // SETTINGS-12
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('late aft');
  await expect(page.getByText('1 setting found')).toBeVisible();
  await page.getByRole('link', { name: 'Late after Orders and times' }).click();
  await expect(page).toHaveURL('/admin/settings/kitchen#field-lateAfterMinutes');
  const late = page.getByLabel('Late after');
  await expect(late).toBeFocused();
  await late.fill('22');
  await set(19);
  const save = page.getByRole('button', { name: /^Save.*Orders and times$/ });
  await save.click();
  await expect(page.getByText('Somebody else has changed these settings meanwhile.')).toBeVisible();
  await expect(page.getByRole('radio', { name: '22' })).toBeChecked();
  await page.getByRole('radio', { name: '19' }).check();
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(late).toHaveValue('19');
  // Nothing was typed, so the form shows the new version.
  await set(15);
  await expect(late).toHaveValue('15');
});

// SETTINGS-8
test('a manager neither sees nor opens the settings', async ({ page, wire, admin }) => {
  const { id } = await wire.customer();
  await admin.documents('PATCH', `users/documents/${id}`, { data: { role: 'manager' } });
  await open(page, '/admin/more');
  await expect(page.getByRole('main').getByRole('link', { name: /^Mail/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Settings/ })).toHaveCount(0);
  await page.goto('/admin/settings/charges');
  await expect(page.getByRole('heading', { name: 'This page is for somebody else' })).toBeVisible();
  await page.getByRole('link', { name: 'To my work' }).click();
  await expect(page).toHaveURL('/admin');
  // ROLE-2
  await open(page, '/admin/customers');
  await expect(page.getByRole('heading', { name: 'Registered Users' })).toBeVisible();
  await expect(page.getByRole('button', { name: /admin/i })).toHaveCount(0);
});
