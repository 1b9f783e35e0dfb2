import sharp from 'sharp';
import { ADMIN, expect, open, test } from './fixture.ts';

// ADMIN-114
test('a form that is saved while its picture is being uploaded is saved with the picture', async ({
  page,
  wire,
}) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  const shop = async () => {
    const { value } = await wire.documents<{ value: string }>('GET', 'settings/documents/shop');
    return JSON.parse(value) as { name?: string; logo?: string };
  };
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/v1/storage/buckets/images/files', async (route) => {
    await held;
    await route.continue();
  });
  const logo = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#b32' } })
    .png()
    .toBuffer();
  await open(page, '/admin/settings/shop');
  const form = page.getByRole('region', { name: 'The shop' });
  try {
    await form.getByLabel('Name', { exact: true }).fill('Rasoi of Pune');
    await form
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    await expect(form.getByText('Uploading, 0 %')).toBeVisible();
    await form.getByRole('button', { name: /^Save/ }).click();
    await expect(form.getByRole('button', { name: /^Sav/ })).toHaveAttribute('aria-busy', 'true');
    expect((await shop()).name).not.toBe('Rasoi of Pune');
    release();
    await expect(form.getByText('Saved', { exact: true })).toBeVisible();
    const saved = await shop();
    expect(saved.name).toBe('Rasoi of Pune');
    expect(saved.logo).toMatch(/^\/v1\/storage\/buckets\/images\/files\//);
  } finally {
    await wire.documents('PATCH', 'settings/documents/shop', { data: { value: '{}' } });
  }
});
