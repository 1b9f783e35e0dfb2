import sharp from 'sharp';
import { ADMIN, expect, open, test, toast } from './fixture.ts';
import { largePhoto } from './photo.ts';

const IMAGES = '/storage/buckets/images/files';

test.beforeEach(({ wire }) => wire.logIn(ADMIN.email, ADMIN.password));

// ADMIN-30
test('the progress bar of an upload moves while a part is being sent', async ({ page, context }) => {
  await open(page, '/admin/dishes/new');
  const devtools = await context.newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 1_500_000 };
  await devtools.send('Network.emulateNetworkConditions', slow);
  await page.getByLabel('Choose a picture').setInputFiles({
    name: 'slow.jpg',
    mimeType: 'image/jpeg',
    buffer: await largePhoto(),
  });
  // The first of three parts ends at 35 % or more.
  await expect(page.getByText(/^[1-9] %$/)).toBeVisible();
  await expect(page.getByText(/^[12]\d %$/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText('Upload cancelled')).toBeVisible();
});

// ADMIN-31
test('an image address without a picture shows a warning until it is corrected', async ({ page }) => {
  await open(page, '/admin/dishes/new');
  const warning = page.getByText('No picture loads from this address.');
  await page.getByLabel('Image URL').fill('/images/no-such-dish.webp');
  await expect(warning).toBeVisible();
  await page.getByLabel('Image URL').fill('/images/masala-chai.webp');
  await expect(warning).toBeHidden();
});

test('a cancelled upload leaves nothing behind', async ({ page, wire }) => {
  const files = async () => (await wire.send<{ total: number }>('GET', `${IMAGES}?search=given-up`)).total;
  await open(page, '/admin/dishes/new');
  await page.getByLabel('Choose a picture').setInputFiles({
    name: 'given-up.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('words'),
  });
  await expect(page.getByText('Please choose a picture: JPEG, PNG, WebP, AVIF or GIF')).toBeVisible();

  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let chunks = 0;
  await page.route(`**${IMAGES}`, async (route) => {
    if (++chunks === 2) await held;
    await route.continue();
  });
  const taken = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByLabel('Choose a picture').setInputFiles({
    name: 'given-up.jpg',
    mimeType: 'image/jpeg',
    buffer: await largePhoto(),
  });
  await expect.poll(files).toBe(1);
  await expect.poll(() => chunks).toBe(2);
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText('Upload cancelled')).toBeVisible();
  await expect(page.getByLabel('Image URL')).toHaveValue('');
  release();
  expect((await taken).status()).toBe(204);
  expect([await files(), chunks]).toEqual([0, 2]);
});

// ADMIN-110, DISH-24
test('a photo that is dragged onto a dish without a picture replaces its letter', async ({
  page,
  kitchen,
}) => {
  const dish = await kitchen.dish({ imgUrl: '' });
  await open(page, `/admin/dishes?q=${encodeURIComponent(dish.name)}`);
  const row = page.getByRole('listitem').filter({ hasText: dish.name });
  const picture = row.locator('img');
  await expect(picture).toHaveAttribute(
    'src',
    `/images/letter.svg?${new URLSearchParams({ name: dish.name })}`,
  );
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer();
  const dataTransfer = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], 'plate.jpg', { type: 'image/jpeg' }));
      return transfer;
    },
    [...photo],
  );
  await row.dispatchEvent('dragover', { dataTransfer });
  await expect(row).toHaveAttribute('data-over', 'true');
  await row.dispatchEvent('drop', { dataTransfer });
  await expect(toast(page, `${dish.name} has its picture`)).toBeVisible();
  await expect(picture).toHaveAttribute('src', /^\/v1\/storage\/buckets\/images\/files\//);
});

// ADMIN-109
test('pictures that are chosen at once are shown before they are saved', async ({ page }) => {
  await open(page, '/admin/dishes/import');
  const panel = page.getByRole('region', { name: 'Many pictures at once' });
  const photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer();
  await panel
    .locator('input[type=file]')
    .setInputFiles({ name: 'masala-chai.jpg', mimeType: 'image/jpeg', buffer: photo });
  const preview = panel.getByRole('listitem').locator('img').first();
  await expect(preview).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(80);
});
