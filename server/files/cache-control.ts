import type { Bucket } from './bucket.ts';

/** How long browsers may keep a public picture: 45 days (seconds). */
const MAX_AGE = 3_888_000;

/**
 * What browsers may keep of a bucket's files. A copy of what not everybody may read would outlive the session that read
 * it, for the next person at the same browser.
 */
export const cacheControl = ({ access }: Pick<Bucket, 'access'>): string =>
  access.read?.({ user: null }) === true ? `private, max-age=${MAX_AGE}` : 'private, no-store';
