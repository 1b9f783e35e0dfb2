import { ATTACHMENTS, MAX_ATTACHMENT_SIZE } from '#domain/files/attachments.ts';
import { keptFileAttributes } from '#domain/files/attributes.ts';
import { IMAGES, MAX_IMAGE_SIZE } from '#domain/files/images.ts';
import {
  DOOR_PHOTO_DAYS,
  DOOR_PHOTO_PIXELS,
  DOOR_PHOTOS,
  MAX_DOOR_PHOTO,
} from '#domain/hand-over/attributes.ts';
import { FAILED_STATUSES } from '#domain/orders/statuses.ts';
import { ROLES } from '#domain/users/roles.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import { adminOnly, anyone, hasRole, kitchenOnly, signedIn } from '#server/documents/access.ts';
import { type Access, defineCollection, type Work } from '#server/documents/collection.ts';
import { equal, or } from '#server/documents/where.ts';
import { ATTACHMENT_QUOTA, attachmentMessages } from '#server/files/attachments.ts';
import {
  type Admission,
  accessOfBuckets,
  type Bucket,
  fileTable,
  type Sender,
} from '#server/files/bucket.ts';

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

/** Finds attachments that no message, order or reported problem refers to, and those that are still held. */
function unusedAttachments(db: Work['sql'], before: Date): Promise<string[]> {
  const inAMessage = sql`exists (select 1 from messages where position(${path(ATTACHMENTS)} in message) > 0)`;
  const inAnIssue = sql`exists (select 1 from "orderIssues" where "photoId" = files.id)`;
  return findUnused(
    db,
    ATTACHMENTS,
    before,
    sql`not held and (${inAMessage} or ${inAnIssue} or ${isInAnOrder(ATTACHMENTS)})`,
  );
}

const DAY = 86_400_000;

/** Finds photos at doors that no order has, and those that are old, unless their order has an open report (DOOR-6). */
function unusedDoorPhotos(db: Work['sql'], before: Date): Promise<string[]> {
  const old = new Date(before.getTime() - (DOOR_PHOTO_DAYS - 1) * DAY);
  const isOpen = sql`exists (select 1 from "orderIssues" i where i."orderId" = o.id and i.state = 'open')`;
  const ofAnOrder = sql`exists (select 1 from orders o
    where o."handOverPhoto" = files.id and (files.created >= ${old} or ${isOpen}))`;
  return findUnused(db, DOOR_PHOTOS, before, ofAnOrder);
}

/** Statuses of orders of which nobody gets anything. */
const NEVER_EATEN = ['awaitingPayment', ...FAILED_STATUSES];
const hasPictureName = (name: string) =>
  Object.hasOwn(PICTURES, name.slice(name.lastIndexOf('.') + 1).toLowerCase());

/**
 * Who has verified an address or a number may send files. Others may send only pictures, for a problem with an order of the
 * last day, and these are held until they have (ISSUE-4).
 */
async function admitAttachment(db: Work['sql'], { userId, name, now }: Sender): Promise<Admission> {
  const [person] = await db.query<{ proven: boolean; hasOrdered: boolean }>(
    sql`select u."emailVerification" or a.phone_verified as proven,
        exists (select 1 from orders o where o."userId" = u.id
          and o.status <> all(${NEVER_EATEN}::text[])
          and coalesce(o."statusSince", o."orderedOn") > ${new Date(now.getTime() - DAY)}) as "hasOrdered"
      from accounts a join users u on u.id = a.id where a.id = ${userId} for share of a`,
    'whether a person can be reached',
  );
  if (person?.proven) return { held: false };
  const isForProblem = person?.hasOrdered && (name === undefined || hasPictureName(name));
  return isForProblem ? { held: true } : { refusal: attachmentMessages.unverified };
}

/** The files of a person that they can read, and for admins those of others, unless these are held. */
const attachmentReaders: Access<'files'> = ({ user }) => {
  const { userId, held } = fileTable.fields;
  if (!user) return false;
  const own = equal(userId, user.id);
  return user.isAdmin ? or(own, equal(held, false)) : own;
};

/** Pictures of the menu, for everybody to see. */
const images: Bucket = {
  id: IMAGES,
  access: { read: anyone, create: adminOnly, update: adminOnly, delete: adminOnly },
  maxSize: MAX_IMAGE_SIZE,
  kinds: PICTURES,
  unused: unusedImages,
};

/** Attachments of customers. Only their owner and admins may read them; while they are held, only their owner. */
const attachments: Bucket = {
  id: ATTACHMENTS,
  access: {
    read: attachmentReaders,
    create: signedIn,
    update: attachmentReaders,
    delete: attachmentReaders,
  },
  maxSize: MAX_ATTACHMENT_SIZE,
  quota: ATTACHMENT_QUOTA,
  admit: admitAttachment,
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

const MIB = 1_048_576;
/** How much one rider may store of photos at doors: those of 30 days with 40 of them a day, as phones send them (bytes). */
const DOOR_QUOTA = 600 * MIB;

/** Whoever took a photo at a door, the customer whose door it is, and the kitchen; no other rider. */
const doorPhotoReaders: Access<'files'> = (caller) => {
  const { userId, readerId } = fileTable.fields;
  if (kitchenOnly(caller)) return true;
  return caller.user ? or(equal(userId, caller.user.id), equal(readerId, caller.user.id)) : false;
};

/** Photos of food at the door. Nobody changes or deletes them: they are swept after a month. */
const doorPhotos: Bucket = {
  id: DOOR_PHOTOS,
  access: { read: doorPhotoReaders, create: hasRole(...ROLES) },
  maxSize: MAX_DOOR_PHOTO,
  mostPixels: DOOR_PHOTO_PIXELS,
  quota: DOOR_QUOTA,
  isUnkept: true,
  unused: unusedDoorPhotos,
  kinds: PICTURES,
};

export const buckets: readonly Bucket[] = [images, attachments, doorPhotos];

/** The files of all buckets. Clients use the routes of buckets (server/files), because a file needs its content. */
export const files = defineCollection('files', keptFileAttributes, () => ({
  belongsTo: {
    owner: fileTable.fields.userId,
    onAccountClosed: {
      overwrite: { userId: null },
      because: 'Dishes still show pictures; unused files are deleted later.',
    },
    onChangeOfOwner: {
      overwrite: { userId: null },
      because: 'Whoever proves the address did not send them. Unused and held files are deleted later.',
    },
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
  audit: {
    label: ({ data }) => data.name,
    own: ({ data }, userId) => data.bucketId !== images.id && data.userId === userId,
    hidden: ['readerId', 'storedAs', 'sizeStored', 'colour', 'held', 'chunksTotal', 'chunksUploaded'],
  },
}));
