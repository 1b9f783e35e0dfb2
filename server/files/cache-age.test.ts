import { expect, it } from 'vitest';
import { DOOR_PHOTO_DAYS, DOOR_PHOTOS } from '#domain/hand-over/attributes.ts';
import { buckets } from '#server/collections/files.ts';
import type { FileDocument } from './bucket.ts';
import { cacheAge } from './cache-age.ts';

const DAY = 86_400;
const NOW = new Date('2026-11-29T12:00:00Z');
const daysOld = (days: number) => ({ created: new Date(NOW.getTime() - days * DAY * 1000) }) as FileDocument;

// DOOR-8
it('a file is cached by browsers no longer than the server keeps it', () => {
  const kept = { keptDays: 30 };
  expect([0, 10, 29.5, 30, 31].map((days) => cacheAge(daysOld(days), kept, NOW) / DAY)).toEqual([
    30, 20, 0.5, 0, 0,
  ]);
  expect(cacheAge(daysOld(400), {}, NOW)).toBe(45 * DAY);
  expect(buckets.flatMap(({ id, keptDays }) => (keptDays === undefined ? [] : [[id, keptDays]]))).toEqual([
    [DOOR_PHOTOS, DOOR_PHOTO_DAYS],
  ]);
});
