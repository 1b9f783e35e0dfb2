import type { Bucket, FileDocument } from './bucket.ts';

/** How long browsers may cache content: 45 days (seconds). */
const MAX_AGE = 3_888_000;
const DAY = 86_400;

/** How long browsers may cache a file (seconds): never past the day on which the server deletes it. */
export function cacheAge(file: FileDocument, { keptDays }: Pick<Bucket, 'keptDays'>, now: Date): number {
  if (keptDays === undefined) return MAX_AGE;
  const left = keptDays * DAY - Math.floor((now.getTime() - file.created.getTime()) / 1000);
  return Math.max(0, Math.min(MAX_AGE, left));
}
