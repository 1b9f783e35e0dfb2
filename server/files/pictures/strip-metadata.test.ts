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
    async function topPixel(content: Buffer): Promise<number[]> {
      const { data } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
      return [...data.subarray(0, 3)];
    }
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

  it.each([true, false])('loses the comments of a GIF, and nothing else (moving: %s)', async (moves) => {
    const frames = await Promise.all([picture().png().toBuffer(), picture().negate().png().toBuffer()]);
    const plain = moves
      ? await sharp(frames, { join: { animated: true } })
          .gif({ loop: 3 })
          .toBuffer()
      : await picture().gif().toBuffer();
    const block = (label: number, ...texts: string[]) =>
      Buffer.concat([
        Buffer.of(0x21, label),
        ...texts.map((text) => Buffer.concat([Buffer.of(text.length), Buffer.from(text)])),
        Buffer.of(0),
      ]);
    const colours = 13 + 3 * 2 ** (((plain[10] ?? 0) & 7) + 1);
    const start = (plain[10] ?? 0) & 0x80 ? colours : 13;
    const spoken = Buffer.concat([
      plain.subarray(0, start),
      block(0xfe, 'Asha, 4 MG Road', 'at home'),
      block(0xff, 'XMP DataXMP', '<x:xmpmeta>12.97,77.59'),
      plain.subarray(start, -1),
      Buffer.of(0x3b),
      Buffer.from('behind the end'),
    ]);
    const kept = await stripMetadata(spoken);
    expect(['Asha', 'xmpmeta', 'behind'].map((text) => kept.includes(text))).toEqual(Array(3).fill(false));
    expect(kept).toEqual(plain);
    expect((await sharp(kept).metadata()).pages ?? 1).toBe(moves ? 2 : 1);
  });

  it.each([true, false])(
    'loses the comments of a JPEG, and nothing else (progressive: %s)',
    async (progressive) => {
      const plain = await picture().jpeg({ progressive }).toBuffer();
      const block = (marker: number, text: string) =>
        Buffer.concat([Buffer.of(0xff, marker, 0, text.length + 2), Buffer.from(text)]);
      const spoken = Buffer.concat([
        plain.subarray(0, 2),
        block(0xfe, 'Asha, 4 MG Road'),
        block(0xec, 'Ducky made at home'),
        plain.subarray(2),
        Buffer.from('a film behind the end'),
      ]);
      expect(await stripMetadata(spoken)).toEqual(plain);
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
