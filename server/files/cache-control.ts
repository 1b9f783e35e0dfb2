import type { Bucket } from './bucket.ts';

/** How long browsers may keep a file: 45 days (seconds), as the protocol says of its buckets. */
const MAX_AGE = 3_888_000;

/** What browsers may keep of a bucket's files. */
export const cacheControl = ({ isUnkept }: Pick<Bucket, 'isUnkept'>): string =>
  isUnkept ? 'private, no-store' : `private, max-age=${MAX_AGE}`;
