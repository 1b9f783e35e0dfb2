import sharp from 'sharp';
import { expect, it } from 'vitest';
import { boundedMenu } from '#domain/menus/todays-menu.ts';
import { drawMenu } from './draw-menu.ts';

const drawn = async (name: string, count = 1) => {
  const line = { name, type: 'veg', price: '₹120' } as const;
  const menu = boundedMenu([{ title: name, lines: Array.from({ length: count }, () => line) }]);
  const png = await drawMenu({ ...menu, shop: name, day: 'Monday', moreWords: '… and more', order: 'x' });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { png, data, ...info };
};

// TELL-11
it.each([
  ['very long', 'अ'.repeat(2000)],
  ['without a place to break', 'x'.repeat(2000)],
  ['like markup', '<span foreground="red">&amp;'],
])('a name that is %s is drawn on a page of bounded size', async (_what, name) => {
  const { width, height, png } = await drawn(name, 300);
  expect(width).toBe(1080);
  expect(height).toBeLessThan(6000);
  expect(png.length).toBeLessThan(1_500_000);
});

// TELL-11
it('a dish has its mark in the colour of the brand at the left, and ink where its name is', async () => {
  const { data, width, height } = await drawn('தயிர் சாதம்');
  const isNear = (at: number, colour: readonly number[]) =>
    colour.every((value, part) => Math.abs((data[at * 3 + part] ?? 0) - value) < 24);
  const dots = (from: number, until: number, colour: readonly number[]) => {
    let found = 0;
    for (let y = 0; y < height; y++)
      for (let x = from; x < until; x++) if (isNear(y * width + x, colour)) found++;
    return found;
  };
  expect(dots(64, 100, [0x2e, 0x7d, 0x32])).toBeGreaterThan(200);
  expect(dots(124, 800, [0x2b, 0x1a, 0x12])).toBeGreaterThan(500);
  expect(dots(800, 1080, [0x2e, 0x7d, 0x32])).toBe(0);
});
