import { type SQL, sql } from 'drizzle-orm';
import { ATTACHMENTS, MAX_ATTACHMENT_SIZE } from '#domain/files/attachments.ts';
import { keptFileAttributes } from '#domain/files/attributes.ts';
import { IMAGES, MAX_IMAGE_SIZE } from '#domain/files/images.ts';
import { adminOnly, adminOrOwner, anyone, signedIn } from '#server/documents/access.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { ATTACHMENT_QUOTA, attachmentMessages } from '#server/files/attachments.ts';
import { accessOfBuckets, type Bucket, fileTable } from '#server/files/bucket.ts';

const PICTURES = {
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png', 'image/apng'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  avif: ['image/avif'],
};

/** The part of a file's URL by which other documents refer to it. */
const path = (bucketId: string) => sql`${`/storage/buckets/${bucketId}/files/`} || files.id || '/'`;

/** SQL: whether an order refers to the file, which then must not be deleted. */
const isInAnOrder = (bucketId: string) =>
  sql`exists (select 1 from orders where position(${path(bucketId)} in coalesce("imgUrl", '') || items::text) > 0)`;

async function findUnused(db: Work['sql'], bucketId: string, before: Date, used: SQL): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    sql`select id from files
      where "bucketId" = ${bucketId} and signature is not null and created < ${before} and not (${used})`,
  );
  return rows.map(({ id }) => id);
}

/** Finds pictures that no dish, no order and no setting refers to, such as the logo. */
function unusedImages(db: Work['sql'], before: Date): Promise<string[]> {
  const onADish = sql`exists (select 1 from dishes where position(${path(IMAGES)} in "imgUrl") > 0)`;
  const inASetting = sql`exists (select 1 from settings where position(${path(IMAGES)} in value) > 0)`;
  return findUnused(db, IMAGES, before, sql`${onADish} or ${inASetting} or ${isInAnOrder(IMAGES)}`);
}

/** Finds attachments that no message, order or reported problem refers to. */
function unusedAttachments(db: Work['sql'], before: Date): Promise<string[]> {
  const inAMessage = sql`exists (select 1 from messages where position(${path(ATTACHMENTS)} in message) > 0)`;
  const inAnIssue = sql`exists (select 1 from "orderIssues" where "photoId" = files.id)`;
  return findUnused(
    db,
    ATTACHMENTS,
    before,
    sql`${inAMessage} or ${inAnIssue} or ${isInAnOrder(ATTACHMENTS)}`,
  );
}

/** A message for people without a verified address or number: they may not send files. Undefined for others. */
async function unverifiedMessage(db: Work['sql'], userId: string): Promise<string | undefined> {
  const [person] = await db.query<{ proven: boolean }>(
    sql`select u."emailVerification" or a.phone_verified as proven
      from accounts a join users u on u.id = a.id where a.id = ${userId}`,
    'whether a person can be reached',
  );
  return person?.proven ? undefined : attachmentMessages.unverified;
}

/** Pictures of the menu, for everybody to see. */
const images: Bucket = {
  id: IMAGES,
  access: { read: anyone, create: adminOnly, update: adminOnly, delete: adminOnly },
  maxSize: MAX_IMAGE_SIZE,
  kinds: PICTURES,
  unused: unusedImages,
};

/** Attachments of customers. Only their owner and admins may read them. */
const attachments: Bucket = {
  id: ATTACHMENTS,
  access: {
    read: adminOrOwner(fileTable.fields.userId),
    create: signedIn,
    update: adminOrOwner(fileTable.fields.userId),
    delete: adminOrOwner(fileTable.fields.userId),
  },
  maxSize: MAX_ATTACHMENT_SIZE,
  quota: ATTACHMENT_QUOTA,
  refusal: unverifiedMessage,
  unused: unusedAttachments,
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

/** The files of all buckets. Clients use the routes of buckets (server/files), because a file needs its content. */
export const files = defineCollection('files', keptFileAttributes, () => ({
  belongsTo: {
    owner: fileTable.fields.userId,
    onAccountClosed: {
      overwrite: { userId: null },
      because: 'Dishes still show pictures; unused files are deleted later.',
    },
    onChangeOfOwner: { keep: 'Kept documents still show them; unused files are deleted later.' },
    dataExport: { leftOut: 'The person attached them and has them.' },
  },
  reachedBy: 'own routes',
  subscribers: 'readers',
  access: {
    read: accessOfBuckets(buckets, 'read'),
    create: accessOfBuckets(buckets, 'create'),
    update: accessOfBuckets(buckets, 'update'),
    delete: accessOfBuckets(buckets, 'delete'),
  },
  serverWrites: [],
  audit: {
    label: ({ data }) => data.name,
    own: ({ data }, userId) => data.bucketId !== images.id && data.userId === userId,
    hidden: ['storedAs', 'sizeStored', 'colour', 'chunksTotal', 'chunksUploaded'],
  },
}));
