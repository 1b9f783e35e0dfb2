import { expect, it } from 'vitest';
import { formOf, isUsual, PLAIN } from './look.ts';

it.each([
  ['a usual width', { width: 800, output: 'avif' }],
  ['a usual width as HEIC', { width: 1200, output: 'heic' }],
  ['a small picture with a border', { width: 400, height: 300, borderWidth: 2, output: 'avif' }],
] as const)('a preview is answered as AVIF: %s', (_what, asked) => {
  expect(formOf({ ...PLAIN, ...asked }, 'image/png')).toBe('avif');
});

it.each([
  ['a width pages do not use', { width: 801, output: 'avif' }],
  ['a usual width, turned', { width: 800, rotation: 45, output: 'avif' }],
  ['a usual width in another quality', { width: 800, quality: 100, output: 'avif' }],
  ['the whole picture', { output: 'avif' }],
] as const)('a preview whose AVIF takes long is answered as WebP: %s', (_what, asked) => {
  expect(formOf({ ...PLAIN, ...asked }, 'image/png')).toBe('webp');
});

it('the previews that pages use are recognised in every format', () => {
  expect(isUsual({ ...PLAIN, width: 400, output: 'webp', gravity: undefined })).toBe(true);
  expect(isUsual({ ...PLAIN, width: 400, height: 400 })).toBe(false);
  expect(isUsual({ ...PLAIN, width: 500 })).toBe(false);
});
