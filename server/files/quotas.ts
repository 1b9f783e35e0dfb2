import { sql } from 'drizzle-orm';
import type { Sql } from '#server/db/sql.ts';
import { Failure } from '#server/http/failure.ts';
import type { Bucket } from './bucket.ts';

const MIB = 1_048_576;
/** Uploads one person may have begun and not finished. */
const MOST_UNFINISHED = 10;
/** Bytes these will have once they are finished. */
const MOST_UNFINISHED_BYTES = 160 * MIB;
/** The same of all people together; those who begin at the same moment may pass it by a file each. */
const MOST_UNFINISHED_IN_ALL = 2048 * MIB;

/** What somebody begins to send. */
export interface Planned {
  bucket: Bucket;
  userId: string;
  /** Of the whole file, in bytes. */
  size: number;
  /** Whether it takes several requests. */
  inChunks: boolean;
}

interface Held {
  kept: number;
  unfinished: number;
  unfinishedBytes: number;
}

async function heldBy(db: Sql, userId: string, bucketId: string): Promise<Held> {
  const [held] = await db.query<Held>(
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
 * Refuses what would be more than a person, or all people together, may store or leave unfinished.
 * @throws Failure storage_quota_exceeded, storage_too_many_unfinished, general_service_unavailable
 */
export async function checkQuotas(db: Sql, { bucket, userId, size, inChunks }: Planned): Promise<void> {
  const held = await heldBy(db, userId, bucket.id);
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
