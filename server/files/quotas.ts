import { Failure } from '#server/base/failure.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Bucket } from './bucket.ts';

const MIB = 1_048_576;
/** Unfinished uploads that one person may have. */
const MOST_UNFINISHED = 10;
/** The total size of one person's unfinished uploads once they are finished (bytes). */
const MOST_UNFINISHED_BYTES = 160 * MIB;
/** The most bytes of unfinished uploads of all people together. Simultaneous uploads may exceed it by one file each. */
const MOST_UNFINISHED_IN_ALL = 2048 * MIB;

/** The held files that one person may have, and the most bytes of those of all people together. */
const MOST_HELD = 5;
const MOST_HELD_IN_ALL = 512 * MIB;

/** In a demo, whose logins everybody shares: the most bytes of one person's files, and of all files, until it begins anew. */
const DEMO_MOST_OF_PERSON = 24 * MIB;
const DEMO_MOST_IN_ALL = 96 * MIB;

/** An upload that is about to start. */
export interface PlannedUpload {
  bucket: Bucket;
  userId: string;
  /** The size of the whole file (bytes). */
  size: number;
  /** Whether the upload takes several requests. */
  inChunks: boolean;
  /** Whether it is for its owner only, for now. */
  held: boolean;
  /** Whether the server is a demo. */
  isDemo: boolean;
}

interface StorageUse {
  kept: number;
  inAllBuckets: number;
  unfinished: number;
  unfinishedBytes: number;
  held: number;
}

async function storageUseOf(db: Sql, userId: string, bucketId: string): Promise<StorageUse> {
  const [use] = await db.query<StorageUse>(
    sql`select
        coalesce(sum("sizeOriginal") filter (where "bucketId" = ${bucketId}), 0) as kept,
        coalesce(sum("sizeOriginal"), 0) as "inAllBuckets",
        count(*) filter (where signature is null and "chunksTotal" > 1) as unfinished,
        coalesce(sum("sizeOriginal") filter (where signature is null), 0) as "unfinishedBytes",
        count(*) filter (where held) as held
      from files where "userId" = ${userId}`,
    'files of a person',
  );
  return use ?? { kept: 0, inAllBuckets: 0, unfinished: 0, unfinishedBytes: 0, held: 0 };
}

async function storedInAll(db: Sql): Promise<number> {
  const [row] = await db.query<{ bytes: number }>(
    sql`select coalesce(sum("sizeOriginal"), 0) as bytes from files`,
    'all files',
  );
  return row?.bytes ?? 0;
}

async function heldInAll(db: Sql): Promise<number> {
  const [row] = await db.query<{ bytes: number }>(
    sql`select coalesce(sum("sizeOriginal"), 0) as bytes from files where held`,
    'held files',
  );
  return row?.bytes ?? 0;
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
export async function checkQuotas(db: Sql, planned: PlannedUpload): Promise<void> {
  const { bucket, userId, size, inChunks } = planned;
  const use = await storageUseOf(db, userId, bucket.id);
  const isOver = bucket.quota !== undefined && use.kept + size > bucket.quota;
  if (isOver || (planned.held && use.held >= MOST_HELD)) throw new Failure('storage_quota_exceeded');
  if (planned.isDemo) {
    if (use.inAllBuckets + size > DEMO_MOST_OF_PERSON) throw new Failure('storage_quota_exceeded');
    if ((await storedInAll(db)) + size > DEMO_MOST_IN_ALL) throw new Failure('general_service_unavailable');
  }
  if (planned.held && (await heldInAll(db)) + size > MOST_HELD_IN_ALL) {
    throw new Failure('general_service_unavailable');
  }
  if (!inChunks) return;
  if (use.unfinished >= MOST_UNFINISHED || use.unfinishedBytes + size > MOST_UNFINISHED_BYTES) {
    throw new Failure('storage_too_many_unfinished');
  }
  if ((await unfinishedInAll(db)) + size > MOST_UNFINISHED_IN_ALL) {
    throw new Failure('general_service_unavailable');
  }
}
