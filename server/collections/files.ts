import { sql } from 'drizzle-orm';
import { keptFileAttributes } from '#domain/files/attributes.ts';
import { IMAGES, MAX_IMAGE_SIZE } from '#domain/files/images.ts';
import { adminOnly, adminOrOwner, anyone, signedIn } from '#server/documents/access.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { type Bucket, files as fileTable, ruleOfBuckets } from '#server/files/bucket.ts';

const MIB = 1_048_576;

const PICTURES = {
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png', 'image/apng'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  avif: ['image/avif'],
};

/** Uploads that were never put on a dish or have left it; what an order was placed with stays with it. */
async function unusedImages({ query }: Work['sql'], before: Date): Promise<string[]> {
  const path = sql`'/storage/buckets/images/files/' || files.id || '/'`;
  const rows = await query<{ id: string }>(
    sql`select id from files
      where "bucketId" = 'images' and signature is not null and created < ${before}
        and not exists (select 1 from dishes where position(${path} in "imgUrl") > 0)
        and not exists (select 1 from orders where position(${path} in coalesce("imgUrl", '') || items::text) > 0)`,
  );
  return rows.map(({ id }) => id);
}

/** Pictures of the menu, for everybody to see. */
const images: Bucket = {
  id: IMAGES,
  access: { read: anyone, create: adminOnly, update: adminOnly, delete: adminOnly },
  maxSize: MAX_IMAGE_SIZE,
  kinds: PICTURES,
  unused: unusedImages,
};

/** What a customer sends along: for them and the kitchen only. */
const attachments: Bucket = {
  id: 'attachments',
  access: {
    read: adminOrOwner(fileTable.fields.userId),
    create: signedIn,
    update: adminOrOwner(fileTable.fields.userId),
    delete: adminOrOwner(fileTable.fields.userId),
  },
  maxSize: 12 * MIB,
  kinds: {
    ...PICTURES,
    pdf: ['application/pdf'],
    txt: ['text/plain'],
    mp4: ['video/mp4', 'video/quicktime'],
    mov: ['video/quicktime'],
    webm: ['video/webm'],
    mp3: ['audio/mpeg'],
    m4a: ['audio/x-m4a', 'audio/mp4', 'video/mp4'],
  },
};

export const buckets: readonly Bucket[] = [images, attachments];

/**
 * Files of every bucket. They are reached through their buckets (server/files), not as documents: writing one
 * takes its content.
 */
export const files = defineCollection('files', keptFileAttributes, () => ({
  access: {
    read: ruleOfBuckets(buckets, 'read'),
    create: ruleOfBuckets(buckets, 'create'),
    update: ruleOfBuckets(buckets, 'update'),
    delete: ruleOfBuckets(buckets, 'delete'),
  },
  serverWrites: [],
  audit: {
    label: ({ data }) => data.name,
    own: ({ data }, userId) => data.bucketId !== images.id && data.userId === userId,
    hidden: ['storedAs', 'chunksTotal', 'chunksUploaded'],
  },
}));
