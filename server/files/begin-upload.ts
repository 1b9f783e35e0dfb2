import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { keptFileAttributes } from '#domain/files/attributes.ts';
import { retryOnUniqueViolation } from '#server/db/connection.ts';
import { evaluateAccess, userOf } from '#server/documents/access.ts';
import { type Actor, actorId } from '#server/documents/actor.ts';
import type { Collection } from '#server/documents/collection.ts';
import { find, insert } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { matches } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';
import type { Bucket, FileDocument } from './bucket.ts';
import { isFinished } from './file-content.ts';
import { checkQuotas } from './quotas.ts';
import type { UploadHead } from './upload-head.ts';

/** One piece of a file; a small file is one piece. */
export interface Chunk {
  id: string;
  name: string;
  permissions: readonly string[];
  bytes: Buffer;
  /** From 0. */
  number: number;
  /** Where it begins in the file. */
  start: number;
  /** Of how many. */
  total: number;
  /** Of the whole file, in bytes. */
  size: number;
}

/** Milliseconds without a chunk after which an upload makes room for a new one. */
const RESTING = 600_000;
interface BeginParts extends EngineDeps {
  files: Collection<'files', typeof keptFileAttributes>;
  /** Deletes an unfinished file and its chunks. */
  discard(file: FileDocument): Promise<void>;
}

/** Refuses a file of another person or another bucket. */
function checkOwn(known: FileDocument, bucket: Bucket, userId: string | null): void {
  if (known.data.bucketId !== bucket.id) throw new Failure('storage_file_already_exists');
  if (known.data.userId === userId) return;
  throw new Failure(isFinished(known) ? 'storage_file_already_exists' : 'user_unauthorized');
}

/** Decides whether an upload may begin, and begins it. */
export function createBeginnings(parts: BeginParts) {
  const { files, discard } = parts;

  /** The file of a chunk, found or begun. */
  async function begin(work: UnitOfWork, bucket: Bucket, chunk: Chunk): Promise<FileDocument> {
    const known = await find(work.sql, files, chunk.id, true);
    const userId = actorId(work.actor);
    if (known) {
      checkOwn(known, bucket, userId);
      const same = known.data.sizeOriginal === chunk.size && known.data.chunksTotal === chunk.total;
      if (same) return known;
      throw new Failure(isFinished(known) ? 'storage_file_already_exists' : 'storage_invalid_content_range');
    }
    const values = {
      bucketId: bucket.id,
      name: chunk.name,
      userId,
      signature: null,
      mimeType: null,
      sizeOriginal: chunk.size,
      chunksTotal: chunk.total,
      chunksUploaded: 0,
      sizeStored: null,
      storedAs: randomUUID(),
    };
    const { id, permissions } = chunk;
    const draft = { id, sequence: 0, created: work.now, updated: work.now, permissions, data: values };
    const rule = evaluateAccess(files, 'create', work.actor);
    if (!(typeof rule === 'boolean' ? rule : matches(draft, rule))) throw new Failure('user_unauthorized');
    if (userId !== null) {
      // One person's uploads begin one after another, so that together they stay within the quotas.
      await work.sql.execute(sql`select 1 from users where id = ${userId} for no key update`);
      await checkQuotas(work.sql, { bucket, userId, size: chunk.size, inChunks: chunk.total > 1 });
    }
    return insert(work.sql, files, id, values, {
      creator: userId,
      fingerprint: null,
      permissions,
      now: work.now,
    });
  }

  /**
   * Refuses an upload by its headers, before its bytes are received. What only the body shows, such as a repeat, is
   * decided by `upload`.
   * @throws Failure user_unauthorized, storage_invalid_file_size, storage_file_already_exists
   */
  async function admit(bucket: Bucket, head: UploadHead, actor: Actor): Promise<void> {
    if (bucket.access.create?.({ user: userOf(actor) }) !== true) throw new Failure('user_unauthorized');
    const userId = actorId(actor);
    if (head.size !== undefined && head.size > bucket.maxSize) throw new Failure('storage_invalid_file_size');
    if (userId === null) return;
    const refusal = await bucket.refusal?.(parts.database, userId);
    if (refusal !== undefined) throw new Failure('user_unauthorized', refusal);
    const known = head.fileId === undefined ? undefined : await find(parts.database, files, head.fileId);
    if (known) checkOwn(known, bucket, userId);
  }

  /** Deletes a person's unfinished uploads that have received nothing for a while. Returns their number. */
  async function discardResting(userId: string): Promise<number> {
    const since = new Date(parts.clock().getTime() - RESTING);
    const rows = await parts.database.query<{ id: string }>(
      sql`select id from files where "userId" = ${userId} and signature is null and updated < ${since}`,
    );
    for (const { id } of rows) {
      const file = await find(parts.database, files, id);
      if (file && !isFinished(file)) await discard(file);
    }
    return rows.length;
  }

  /**
   * Begins the file of a chunk, or finds it. A repeat, or another first chunk at the same moment, finds it as well.
   */
  async function beginOrFind(bucket: Bucket, chunk: Chunk, actor: Actor): Promise<FileDocument> {
    const beginning = () =>
      retryOnUniqueViolation(() => runUnitOfWork(parts, actor, (work) => begin(work, bucket, chunk)));
    try {
      return await beginning();
    } catch (error) {
      const userId = actorId(actor);
      const tooMany = error instanceof Failure && error.type === 'storage_too_many_unfinished';
      if (!tooMany || userId === null || (await discardResting(userId)) === 0) throw error;
      return beginning();
    }
  }

  return { admit, beginOrFind };
}
