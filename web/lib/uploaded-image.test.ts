import { expect, it } from 'vitest';
import { imageUrl } from '#domain/files/images.ts';
import { imageWidths, smallerImage } from './uploaded-image.ts';

it('only uploaded pictures are offered in several widths and formats', () => {
  const preview = '/v1/storage/buckets/images/files/a1/preview';
  expect(imageWidths(imageUrl('a1'), 'avif')).toBe(
    [400, 800, 1200].map((w) => `${preview}?width=${w}&output=avif&project=rasoi ${w}w`).join(', '),
  );
  expect(smallerImage(imageUrl('a1'), 800, 'webp')).toBe(`${preview}?width=800&output=webp&project=rasoi`);
  for (const other of [
    '/images/samosa.webp',
    'https://a.example/v1/storage/buckets/images/files/a1/view?project=rasoi',
  ]) {
    expect([imageWidths(other, 'webp'), smallerImage(other, 400, 'webp')]).toEqual([undefined, undefined]);
  }
});
