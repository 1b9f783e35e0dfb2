import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { stripMetadata } from './strip-metadata.ts';

const GPS = {
  IFD0: { Make: 'Phone' },
  IFD3: { GPSLatitude: '12/1 58/1 0/1', GPSLongitude: '77/1 35/1 0/1' },
};
/** Red above blue, 60 wide and 40 high. */
const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: 60, height: 20, channels: 3, background: '#ff0000' } }, gravity: 'north' },
  ]);

async function topPixel(content: Buffer): Promise<number[]> {
  const { data } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('loses its place and device data: %s', async (form) => {
    const taken = await picture().withExif(GPS).toFormat(form).toBuffer();
    expect(taken.includes('Phone')).toBe(true);
    const kept = await stripMetadata(taken);
    expect(kept.includes('Phone')).toBe(false);
    const { exif, xmp, iptc, width, height } = await sharp(kept).metadata();
    expect({ exif, xmp, iptc, width, height }).toEqual({ width: 60, height: 40 });
  });

  it('is rotated as the camera was held', async () => {
    const upright = await picture().png().toBuffer();
    const sideways = await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const kept = await stripMetadata(sideways);
    expect(await sharp(kept).metadata()).toMatchObject({ width: 60, height: 40 });
    const [red = 0, , blue = 255] = await topPixel(kept);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(50);
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'without such data is stored unchanged: %s',
    async (form) => {
      const plain = await picture().toFormat(form).toBuffer();
      expect(await stripMetadata(plain)).toBe(plain);
    },
  );

  it('stays animated', async () => {
    const frames = await Promise.all([picture().png().toBuffer(), picture().negate().png().toBuffer()]);
    const moving = await sharp(frames, { join: { animated: true } })
      .withExif(GPS)
      .webp()
      .toBuffer();
    const kept = await stripMetadata(moving);
    expect(kept.includes('Phone')).toBe(false);
    expect((await sharp(kept).metadata()).pages).toBe(2);
  });
});
