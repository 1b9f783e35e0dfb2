import { expect, it } from 'vitest';
import { buckets } from '#server/collections/files.ts';
import { cacheControl } from './cache-control.ts';

// DOOR-8
it('browsers keep pictures of the menu, and no file that not everybody may read', () => {
  expect(Object.fromEntries(buckets.map((bucket) => [bucket.id, cacheControl(bucket)]))).toEqual({
    images: 'private, max-age=3888000',
    attachments: 'private, no-store',
    doorPhotos: 'private, no-store',
  });
  expect(cacheControl({ access: {} })).toBe('private, no-store');
});
