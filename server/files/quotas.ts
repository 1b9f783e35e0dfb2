import { sql } from 'drizzle-orm';
import type { Sql } from '#server/db/sql.ts';
import { Failure } from '#server/http/failure.ts';
import type { Bucket } from './bucket.ts';

const MIB = 1_048_576;
/** Unfinished uploads that one person may have. */
const MOST_UNFINISHED = 10;
/** The total size of one person's unfinished uploads once they are finished (bytes). */
const MOST_UNFINISHED_BYTES = 160 * MIB;
/** The most bytes of unfinished uploads of all people together. Simultaneous uploads may exceed it by one file each. */
const MOST_UNFINISHED_IN_ALL = 2048 * MIB;

/** An upload that is about to start. */
export interface PlannedUpload {
  bucket: Bucket;
  userId: string;
  /** The size of the whole file (bytes). */
  size: number;
  /** Whether the upload takes several requests. */
  inChunks: boolean;
}

interface StorageUse {
  kept: number;
  unfinished: number;
  unfinishedBytes: number;
}

async function storageUseOf(db: Sql, userId: string, bucketId: string): Promise<StorageUse> {
  const [held] = await db.query<StorageUse>(
    sql`select
        coalesce(sum("sizeOriginal") filter (where "bucketId" = ${bucketId}), 0) as kept,
        count(*) filter (where signature is null and "chunksTotal" > 1) as unfinished,
        coalesce(sum("sizeOriginal") filter (where signature is null), 0) as "unfinishedBytes"
      from files where "userId" = ${userId}`,
    'files of a person',
  );
  return held ?? { kept: 0, unfinished: 0, unfinishedBytes: 0 };
}

async function unfinishedInAll(db: Sql): Promise<number> {
  const [row] = await db.query<{ bytes: number }>(
    sql`select coalesce(sum("sizeOriginal"), 0) as bytes from files where signature is null`,
    'unfinished files',
  );
  return row?.bytes ?? 0;
}

/**
 * Refuses an upload that exceeds what one person, or all people together, may store or leave unfinished.
 * @throws Failure storage_quota_exceeded, storage_too_many_unfinished, general_service_unavailable
 */
export async function checkQuotas(db: Sql, { bucket, userId, size, inChunks }: PlannedUpload): Promise<void> {
  const held = await storageUseOf(db, userId, bucket.id);
  if (bucket.quota !== undefined && held.kept + size > bucket.quota) {
    throw new Failure('storage_quota_exceeded');
  }
  if (!inChunks) return;
  if (held.unfinished >= MOST_UNFINISHED || held.unfinishedBytes + size > MOST_UNFINISHED_BYTES) {
    throw new Failure('storage_too_many_unfinished');
  }
  if ((await unfinishedInAll(db)) + size > MOST_UNFINISHED_IN_ALL) {
    throw new Failure('general_service_unavailable');
  }
}
