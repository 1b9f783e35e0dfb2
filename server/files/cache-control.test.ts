import { expect, it } from 'vitest';
import { buckets } from '#server/collections/files.ts';
import { cacheControl } from './cache-control.ts';

// DOOR-8
it('browsers keep files as the protocol says, and no photo from a door', () => {
  expect(Object.fromEntries(buckets.map((bucket) => [bucket.id, cacheControl(bucket)]))).toEqual({
    images: 'private, max-age=3888000',
    attachments: 'private, max-age=3888000',
    doorPhotos: 'private, no-store',
  });
});
