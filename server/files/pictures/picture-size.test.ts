import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_IMAGE_PIXELS } from '#domain/files/images.ts';
import { ORIGINAL, type PreviewOptions } from '../preview-options.ts';
import { boxOf, limitSize, MAX_OUTPUT, MAX_SIDE } from './picture-size.ts';

const source = fc
  .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 100_000 }))
  .map(([width, height]) => ({
    width,
    height: Math.max(1, Math.min(height, Math.floor(MAX_IMAGE_PIXELS / width))),
  }));

const look: fc.Arbitrary<PreviewOptions> = fc.record({
  width: fc.integer({ min: 0, max: 4000 }),
  height: fc.integer({ min: 0, max: 4000 }),
  borderWidth: fc.integer({ min: 0, max: 100 }),
  rotation: fc.integer({ min: -360, max: 360 }),
  borderRadius: fc.integer({ min: 0, max: 4000 }),
  quality: fc.constant(-1),
  opacity: fc.constant(1),
  borderColor: fc.constant(''),
  background: fc.constant(''),
});

const form = fc.constantFrom('jpeg', 'png', 'gif', 'webp', 'avif' as const);

// FILE-8
describe('the size of a preview', () => {
  it('is within the limits, whatever is asked for', () => {
    fc.assert(
      fc.property(source, look, form, (size, asked, form) => {
        const made = limitSize(size, asked, form);
        const box = boxOf(made, made.borderWidth, made.rotation);
        // Each length is rounded to whole pixels.
        const rounding = 4;
        expect(box.width).toBeLessThanOrEqual(MAX_SIDE + rounding);
        expect(box.height).toBeLessThanOrEqual(MAX_SIDE + rounding);
        expect((box.width - rounding) * (box.height - rounding)).toBeLessThanOrEqual(MAX_OUTPUT[form]);
      }),
    );
  });

  it('is never larger than the original', () => {
    fc.assert(
      fc.property(source, look, form, (size, asked, form) => {
        const made = limitSize(size, asked, form);
        expect(made.width).toBeLessThanOrEqual(size.width);
        expect(made.height).toBeLessThanOrEqual(size.height);
      }),
    );
  });

  it.each([
    ['a width alone keeps the proportion', { width: 300 }, [300, 200]],
    ['a height alone keeps the proportion', { height: 100 }, [150, 100]],
    ['both are met by cutting', { width: 100, height: 300 }, [100, 300]],
    ['neither leaves it as it is', {}, [600, 400]],
    ['what is larger than the picture stays as it is', { width: 4000 }, [600, 400]],
    ['of both only the larger gives way', { width: 4000, height: 100 }, [600, 100]],
  ])('%s', (_what, asked, expected) => {
    const { width, height } = limitSize({ width: 600, height: 400 }, { ...ORIGINAL, ...asked }, 'jpeg');
    expect([width, height]).toEqual(expected);
  });
});
