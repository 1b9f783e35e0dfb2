import { expectAccessible } from './axe.ts';
import { ADMIN, connection, expect, ONE_SIZE, open, test, toast } from './fixture.ts';

const AT_ONCE = { timeout: 5_000 };

// SETTINGS-6
test('an owner changes free delivery, and the open cart of a customer shows it at once', async ({
  page,
  wire,
  kitchen,
  browser,
  baseURL,
}) => {
  const dish = await kitchen.dish({ price: 100 });
  await wire.customer();
  await wire.addToCart(dish.id);
  const connected = connection(page);
  await open(page, '/cart');
  await connected;
  await expect(page.getByText('Free delivery above ₹500')).toBeVisible();

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const office = await context.newPage();
  await office.request.post('/v1/account/sessions/email', {
    headers: { 'x-appwrite-project': 'rasoi' },
    data: ADMIN,
  });
  await open(office, '/admin/settings');
  const field = office.getByLabel('Free delivery above (₹)');
  const save = office.getByRole('button', { name: /^Save.*Charges$/ });
  try {
    await field.fill('-3');
    await save.click();
    await expect(office.getByText('Must be 0 or more')).toBeVisible();
    await field.fill('640');
    await expect(office.getByText('Free delivery above ₹640')).toBeVisible();
    await expectAccessible(office, 'settings');
    await office.getByRole('link', { name: 'Dashboard' }).click();
    await office.getByRole('button', { name: 'Keep editing' }).click();
    await expect(field).toHaveValue('640');
    await save.click();
    await expect(toast(office, 'Settings saved')).toBeVisible();
    await expect(page.getByText('Free delivery above ₹640')).toBeVisible(AT_ONCE);
    await page.reload();
    await expect(page.getByText('Free delivery above ₹640')).toBeVisible();
  } finally {
    await field.fill('500');
    await save.click();
    await expect(page.getByText('Free delivery above ₹500')).toBeVisible();
  }
  await context.close();
});

// SETTINGS-7
test('two owners who change one section are shown both versions', ONE_SIZE, async ({ page, wire }) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  const set = (lateAfterMinutes: number) =>
    wire.documents('PATCH', 'settings/documents/kitchen', {
      data: { value: JSON.stringify({ lateAfterMinutes }) },
    });
  await open(page, '/admin/settings');
  const late = page.getByLabel('Late after');
  await late.fill('22');
  await set(19);
  const save = page.getByRole('button', { name: /^Save.*Orders and times$/ });
  await save.click();
  await expect(page.getByText('Somebody else has changed these settings meanwhile.')).toBeVisible();
  await expect(page.getByRole('radio', { name: '22' })).toBeChecked();
  await page.getByRole('radio', { name: '19' }).check();
  await save.click();
  await expect(toast(page, 'Settings saved')).toBeVisible();
  await expect(late).toHaveValue('19');
  // Nothing was typed, so the form shows the new version.
  await set(15);
  await expect(late).toHaveValue('15');
});

// SETTINGS-8
test('a manager neither sees nor opens the settings', ONE_SIZE, async ({ page, wire, admin }) => {
  const { id } = await wire.customer();
  await admin.documents('PATCH', `users/documents/${id}`, { data: { role: 'manager' } });
  await open(page, '/admin/more');
  await expect(page.getByRole('main').getByRole('link', { name: /^Mail/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Settings/ })).toHaveCount(0);
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { name: 'This page is for somebody else' })).toBeVisible();
  await page.getByRole('link', { name: 'To my work' }).click();
  await expect(page).toHaveURL('/admin');
  // ROLE-2
  await open(page, '/admin/customers');
  await expect(page.getByRole('heading', { name: 'Registered Users' })).toBeVisible();
  await expect(page.getByRole('button', { name: /admin/i })).toHaveCount(0);
});
