import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ORIGINAL } from '../preview-options.ts';
import { transform } from './transform.ts';

const plainPng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#b3541e' } })
    .png()
    .toBuffer();

it('a preview is never larger than allowed, however the picture is turned', async () => {
  const large = await plainPng(5000, 5000);
  const made = await transform(large, { ...ORIGINAL, width: 4000, height: 4000, rotation: 45 }, 'jpeg');
  const { width, height } = await sharp(made).metadata();
  expect(width * height).toBeLessThanOrEqual(4_020_000);
  expect(width * height).toBeGreaterThan(3_900_000);
});

it('a picture is never enlarged', async () => {
  const made = await transform(await plainPng(30, 20), { ...ORIGINAL, width: 4000, height: 4000 }, 'png');
  expect(await sharp(made).metadata()).toMatchObject({ width: 30, height: 20 });
});

it('a picture of more than 25 megapixels is not opened', async () => {
  await expect(transform(await plainPng(5000, 5001), ORIGINAL, 'jpeg')).rejects.toThrow('pixel limit');
});
