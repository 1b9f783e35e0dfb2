import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import type { SheetRow } from '#domain/printing/sheet.ts';
import { decodeJob } from '#tests/doubles/printer-sink.ts';
import { printPicture } from '../escpos.ts';
import type { Bitmap } from './canvas.ts';
import { drawSheet, PAPER_DOTS } from './draw-sheet.ts';
import { drawText } from './text.ts';

const rows: readonly SheetRow[] = [
  { type: 'banner', text: 'REPRINT 2, 19:42' },
  { type: 'title', text: '#1042' },
  { type: 'pair', left: 'DELIVERY', right: 'for 19:45', strong: true },
  { type: 'rule' },
  { type: 'dish', quantity: '2 ×', name: 'Masala Dosa', mark: 'veg', price: null },
  { type: 'dish', quantity: '1 ×', name: 'Hyderabadi Chicken Dum Biryani', mark: 'non-veg', price: null },
  { type: 'strong', text: 'Note: <b>no</b> onions & "chilli"' },
  { type: 'warning', text: 'ALLERGY: no peanuts at all, not even in the oil' },
  { type: 'strong', text: 'COLLECT ₹1,240 IN CASH' },
  { type: 'text', text: 'राजेश क्षत्रिय' },
];
const drawn = (text: string, weight: 'regular' | 'bold' = 'regular') =>
  drawText(text, { size: 40, weight, align: 'left', width: 576 });
const dotsOf = (picture: Bitmap | undefined) => {
  if (!picture) throw new Error('Nothing was drawn');
  return Buffer.from(picture.ink.map((dot) => (dot >= 128 ? 1 : 0))).toString('base64');
};

// PRINT-6
describe.each([58, 80] as const)('a ticket on paper of %i mm', (paper) => {
  it('comes out of the printer’s commands dot by dot, as wide as the paper', async () => {
    const picture = await drawSheet(rows, paper);
    const { pictures, cuts, pulses } = decodeJob(printPicture(picture, { copies: 2, openDrawer: true }));
    expect([pictures.length, cuts, pulses]).toEqual([2, 2, 1]);
    for (const printed of pictures) {
      expect(printed.width).toBe(PAPER_DOTS[paper]);
      expect(dotsOf(printed)).toBe(dotsOf(picture));
    }
  });

  it('has the order’s number in large letters, ₹ and Hindi', async () => {
    function standsAt(whole: Bitmap, part: Bitmap, left: number, top: number): boolean {
      for (let y = 0; y < part.height; y++) {
        for (let x = 0; x < part.width; x++) {
          const expected = (part.ink[y * part.width + x] ?? 0) >= 128;
          if ((whole.ink[(y + top) * whole.width + x + left] ?? 0) >= 128 !== expected) return false;
        }
      }
      return true;
    }
    /** Whether a picture contains the black dots of another somewhere. */
    function contains(whole: Bitmap, part: Bitmap): boolean {
      for (let top = 0; top + part.height <= whole.height; top++) {
        for (let left = 0; left + part.width <= whole.width; left++) {
          if (standsAt(whole, part, left, top)) return true;
        }
      }
      return false;
    }
    const picture = await drawSheet(rows, paper);
    const width = PAPER_DOTS[paper];
    const texts = [
      { text: '#1042', size: paper === 80 ? 110 : 84, weight: 'bold' },
      { text: 'राजेश क्षत्रिय', size: paper === 80 ? 32 : 28, weight: 'regular' },
    ] as const;
    for (const { text, ...style } of texts) {
      const part = await drawText(text, { ...style, align: 'left', width });
      expect(part && contains(picture, part), text).toBe(true);
    }
    const other = await drawText('#1043', { size: 110, weight: 'bold', align: 'left', width });
    expect(other && contains(picture, other)).toBe(false);
  });

  // UPI-11
  it('has the code to pay by UPI square for square, with white around it', async () => {
    const text = 'upi://pay?pa=rasoi@icici&pn=Rasoi&tr=order1&tn=Order%20%231042&am=567.00&cu=INR';
    const picture = await drawSheet([{ type: 'code', text, caption: 'Scan' }], paper);
    const { data, size } = encode(text, { border: 4 });
    const dots = Math.floor((PAPER_DOTS[paper] * 0.6) / size);
    const left = Math.floor((picture.width - size * dots) / 2);
    const isDark = (x: number, y: number) =>
      (picture.ink[(y * dots + 1) * picture.width + left + x * dots + 1] ?? 0) > 0;
    expect(data.map((row, y) => row.map((_square, x) => isDark(x, y)))).toEqual(data);
    expect(dots).toBeGreaterThan(3);
  });

  it('breaks long names instead of cutting them', async () => {
    const darkDots = ({ ink }: Bitmap) => ink.reduce((sum, dot) => sum + (dot >= 128 ? 1 : 0), 0);
    const name = 'Aloo'.repeat(40);
    const short = await drawSheet([{ type: 'text', text: 'Aloo' }], paper);
    const long = await drawSheet([{ type: 'text', text: name }], paper);
    expect(darkDots(long)).toBeGreaterThan(darkDots(short) * 38);
  });
});

// PRINT-6
describe('letters of the project’s fonts', () => {
  it('include ₹ and Devanagari, not empty boxes', async () => {
    // Characters without a glyph are drawn as boxes of one size.
    const missing = dotsOf(await drawn('\u{F0000}'));
    const shapes = await Promise.all([...'₹अकखगघ'].map(async (letter) => dotsOf(await drawn(letter))));
    expect(new Set([...shapes, missing]).size).toBe(shapes.length + 1);
    expect(dotsOf(await drawn('₹', 'bold'))).not.toBe(dotsOf(await drawn('₹')));
  });

  // LANG-68
  it('include Tamil from the fonts of its language, with vowels before their consonants', async () => {
    const missing = dotsOf(await drawn('\u{F0000}'));
    const shapes = await Promise.all([...'அகசடதநபமவழ'].map(async (letter) => dotsOf(await drawn(letter))));
    expect(new Set([...shapes, missing]).size).toBe(shapes.length + 1);
    expect(dotsOf(await drawn('கெ'))).not.toBe(dotsOf(await drawn('க ெ')));
    expect(dotsOf(await drawn('உணவு', 'bold'))).not.toBe(dotsOf(await drawn('உணவு')));
  });

  it('are joined as Hindi requires', async () => {
    // क and ष with a virama between them are one letter, narrower than the two.
    const [joined, apart] = await Promise.all(['क्ष', 'कष'].map((text) => drawn(text)));
    expect(joined?.width).toBeLessThan(apart?.width ?? 0);
  });
});

// PRINT-6
it('typed markup is drawn as text, and an empty text draws nothing', async () => {
  for (const text of [
    '<span size="9999999">',
    '&amp;&',
    'a\u0000b\u001b@',
    '\ud83c',
    '🍛',
    'x'.repeat(280),
  ]) {
    expect((await drawn(text))?.width, text).toBeGreaterThan(0);
  }
  expect(await drawn(' \n ')).toBeUndefined();
  expect(dotsOf(await drawn('<b>a</b>'))).not.toBe(dotsOf(await drawn('a')));
});
