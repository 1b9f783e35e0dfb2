import { randomUUID } from 'node:crypto';
import type { keptFileAttributes } from '#domain/files/attributes.ts';
import { Failure } from '#server/base/failure.ts';
import { retryOnUniqueViolation } from '#server/db/connection.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { evaluateAccess, userOf } from '#server/documents/access.ts';
import { type Actor, actorId } from '#server/documents/actor.ts';
import type { Collection } from '#server/documents/collection.ts';
import { insert } from '#server/documents/creating/inserting.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { matches } from '#server/documents/where.ts';
import type { Bucket, FileDocument, Sender } from './bucket.ts';
import { isFinished } from './file-content.ts';
import { checkQuotas } from './quotas.ts';
import type { UploadHead } from './upload-head.ts';

/** One part of an uploaded file; a small file is one chunk. */
export interface Chunk {
  id: string;
  name: string;
  permissions: readonly string[];
  bytes: Buffer;
  /** The chunk's number, from 0. */
  number: number;
  /** The offset of the chunk in the file (bytes). */
  start: number;
  /** The number of chunks of the file. */
  total: number;
  /** The size of the whole file (bytes). */
  size: number;
}

/** An upload without a chunk for this time may be deleted to allow a new one (milliseconds). */
const IDLE_AFTER = 600_000;
interface UploadStarterDeps extends EngineDeps {
  files: Collection<'files', typeof keptFileAttributes>;
  /** Deletes an unfinished file and its chunks. */
  discard(file: FileDocument): Promise<void>;
}

/** Throws Failure if the file belongs to another person or another bucket. */
function requireOwnUpload(known: FileDocument, bucket: Bucket, userId: string | null): void {
  if (known.data.bucketId !== bucket.id) throw new Failure('storage_file_already_exists');
  if (known.data.userId === userId) return;
  throw new Failure(isFinished(known) ? 'storage_file_already_exists' : 'user_unauthorized');
}

/**
 * Refuses a file that the bucket does not accept from this person. Returns whether the file is held (ISSUE-4).
 * @throws Failure user_unauthorized
 */
export async function checkAdmission(sql: Sql, bucket: Bucket, sender: Sender): Promise<boolean> {
  const admission = (await bucket.admit?.(sql, sender)) ?? { held: false };
  if ('refusal' in admission) throw new Failure('user_unauthorized', admission.refusal);
  return admission.held;
}

/** Checks whether an upload is allowed, and starts it. */
export function createUploadStarter(parts: UploadStarterDeps) {
  const { files, discard } = parts;

  /** Finds the file of a chunk, or creates it if the actor may start this upload. */
  async function begin(work: UnitOfWork, bucket: Bucket, chunk: Chunk): Promise<FileDocument> {
    const known = await find(work.sql, files, chunk.id, true);
    const userId = actorId(work.actor);
    if (known) {
      requireOwnUpload(known, bucket, userId);
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
      colour: null,
      storedAs: randomUUID(),
      held: false,
      readerId: null,
    };
    const { id, permissions } = chunk;
    const draft = { id, sequence: 0, created: work.now, updated: work.now, permissions, data: values };
    const rule = evaluateAccess(files, 'create', work.actor);
    if (!(typeof rule === 'boolean' ? rule : matches(draft, rule))) throw new Failure('user_unauthorized');
    if (userId !== null) {
      // Locks their account before the person, as a proof of an address does.
      values.held = await checkAdmission(work.sql, bucket, { userId, name: chunk.name, now: work.now });
      // Locks the person, so that simultaneous uploads together stay within the quotas.
      await work.sql.execute(sql`select 1 from users where id = ${userId} for no key update`);
      const { size, total } = chunk;
      await checkQuotas(work.sql, {
        bucket,
        userId,
        size,
        inChunks: total > 1,
        held: values.held,
        isDemo: parts.settings.demo !== undefined,
      });
    }
    return insert(work.sql, files, id, values, {
      creator: userId,
      fingerprint: null,
      permissions,
      now: work.now,
    });
  }

  /**
   * Refuses an upload by its headers, before its body is received. `upload` checks what depends on the body, such as a
   * repeat.
   * @throws Failure user_unauthorized, storage_invalid_file_size, storage_file_already_exists
   */
  async function admit(bucket: Bucket, head: UploadHead, actor: Actor): Promise<void> {
    if (bucket.access.create?.({ user: userOf(actor) }) !== true) throw new Failure('user_unauthorized');
    const userId = actorId(actor);
    if (head.size !== undefined && head.size > bucket.maxSize) throw new Failure('storage_invalid_file_size');
    if (userId === null) return;
    await checkAdmission(parts.database, bucket, { userId, name: undefined, now: parts.clock() });
    const known = head.fileId === undefined ? undefined : await find(parts.database, files, head.fileId);
    if (known) requireOwnUpload(known, bucket, userId);
  }

  /** Deletes a person's idle unfinished uploads. Returns their number. */
  async function discardIdleUploads(userId: string): Promise<number> {
    const since = new Date(parts.clock().getTime() - IDLE_AFTER);
    const rows = await parts.database.query<{ id: string }>(
      sql`select id from files where "userId" = ${userId} and signature is null and updated < ${since}`,
    );
    for (const { id } of rows) {
      const file = await find(parts.database, files, id);
      if (file && !isFinished(file)) await discard(file);
    }
    return rows.length;
  }

  /** Finds the file of a chunk, or creates it. Repeats and simultaneous chunks get the same file. */
  async function beginOrFind(bucket: Bucket, chunk: Chunk, actor: Actor): Promise<FileDocument> {
    const beginning = () =>
      retryOnUniqueViolation(() => runUnitOfWork(parts, actor, (work) => begin(work, bucket, chunk)));
    try {
      return await beginning();
    } catch (error) {
      const userId = actorId(actor);
      const tooMany = error instanceof Failure && error.type === 'storage_too_many_unfinished';
      if (!tooMany || userId === null || (await discardIdleUploads(userId)) === 0) throw error;
      return beginning();
    }
  }

  return { admit, beginOrFind };
}
