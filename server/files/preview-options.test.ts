import { expect, it } from 'vitest';
import { formatOf, isStandardPreview, ORIGINAL } from './preview-options.ts';

it.each([
  ['a usual width', { width: 800, output: 'avif' }],
  ['a usual width as HEIC', { width: 1200, output: 'heic' }],
  ['a small picture with a border', { width: 400, height: 300, borderWidth: 2, output: 'avif' }],
] as const)('a preview is answered as AVIF: %s', (_what, asked) => {
  expect(formatOf({ ...ORIGINAL, ...asked }, 'image/png')).toBe('avif');
});

it.each([
  ['a width pages do not use', { width: 801, output: 'avif' }],
  ['a usual width, turned', { width: 800, rotation: 45, output: 'avif' }],
  ['a usual width in another quality', { width: 800, quality: 100, output: 'avif' }],
  ['the whole picture', { output: 'avif' }],
] as const)('a preview whose AVIF takes long is answered as WebP: %s', (_what, asked) => {
  expect(formatOf({ ...ORIGINAL, ...asked }, 'image/png')).toBe('webp');
});

it('the previews that pages use are recognised in every format', () => {
  expect(isStandardPreview({ ...ORIGINAL, width: 400, output: 'webp', gravity: undefined })).toBe(true);
  expect(isStandardPreview({ ...ORIGINAL, width: 400, height: 400 })).toBe(false);
  expect(isStandardPreview({ ...ORIGINAL, width: 500 })).toBe(false);
});
