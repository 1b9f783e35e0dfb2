import { expectAccessible } from './axe.ts';
import { ADMIN, connection, expect, open, test, toast } from './fixture.ts';

const AT_ONCE = { timeout: 5_000 };

// SETTINGS-10
test('an owner changes phone, address and licence, and every page says so, open ones at once', async ({
  page,
  browser,
  wire,
}) => {
  const visitor = await browser.newPage();
  const connected = connection(visitor);
  await open(visitor, '/support');
  await connected;
  const footer = visitor.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '+91 80 0000 1234' })).toHaveAttribute(
    'href',
    'tel:+918000001234',
  );
  await expect(footer.getByText('FSSAI')).toHaveCount(0);
  await wire.logIn(ADMIN.email, ADMIN.password);
  try {
    await open(page, '/admin/settings');
    const form = page.getByRole('region', { name: 'The shop' });
    await form.getByLabel('Phone').fill('+91 832 222 3344');
    await form.getByLabel('Address').fill('1 Beach Road\nMiramar\nPanaji 403001');
    await form.getByLabel('FSSAI licence').fill('123');
    const save = form.getByRole('button', { name: /^Save/ });
    await save.click();
    await expect(form.getByText('Must be 14 digits, or empty')).toBeVisible();
    await form.getByLabel('FSSAI licence').fill('12345678901234');
    await expect(form.getByText(/1 Beach Road, Miramar, Panaji 403001/)).toBeVisible();
    await expectAccessible(page, 'settings of the shop');
    await save.click();
    await expect(toast(page, 'Settings saved')).toBeVisible();
    await expect(footer.getByRole('link', { name: '+91 832 222 3344' })).toHaveAttribute(
      'href',
      'tel:+918322223344',
      AT_ONCE,
    );
    await expect(footer.getByText('FSSAI licence 12345678901234')).toBeVisible();
    await expect(visitor.getByText(/Farida Khan, 1 Beach Road, Miramar, Panaji 403001/)).toBeVisible();
    const text = await (await visitor.request.get('/')).text();
    expect(text).toContain('"telephone":"+91 832 222 3344"');
    expect(text).toContain('"streetAddress":"1 Beach Road, Miramar","addressLocality":"Panaji"');
  } finally {
    await wire.documents('PATCH', 'settings/documents/shop', { data: { value: '{}' } });
  }
  await expect(footer.getByRole('link', { name: '+91 80 0000 1234' })).toBeVisible(AT_ONCE);
  await visitor.close();
});
