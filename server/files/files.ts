import type { Readable } from 'node:stream';
import { Failure } from '#server/base/failure.ts';
import { isId } from '#server/base/ids.ts';
import { attemptEach } from '#server/db/attempt-each.ts';
import { sql } from '#server/db/sql-template.ts';
import { isAllowed, userOf } from '#server/documents/access.ts';
import { type Actor, SYSTEM } from '#server/documents/actor.ts';
import { audit } from '#server/documents/audit.ts';
import { findPage } from '#server/documents/list-page.ts';
import type { Query } from '#server/documents/queries/query.ts';
import { find, removeAll } from '#server/documents/store.ts';
import { runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { and, equal } from '#server/documents/where.ts';
import { updateDocument } from '#server/documents/writing.ts';
import type { ByteRange } from '#server/http/byte-range.ts';
import type { Bucket, FileDocument } from './bucket.ts';
import { cacheControl } from './cache-control.ts';
import { contentOf, isFinished, storedAs } from './file-content.ts';
import type { UploadHead } from './upload-head.ts';
import type { Chunk } from './upload-start.ts';
import { createUploads, type UploadDeps } from './uploads.ts';

export interface FilesDeps extends UploadDeps {
  buckets: readonly Bucket[];
}

/** The operations on the files of a bucket. Each checks the actor's access and throws Failure to refuse (WIRE-1.3). */
export interface Files {
  /** Refuses an upload by its headers, before its body is read. */
  admit(bucketId: string, head: UploadHead, actor: Actor): Promise<void>;
  upload(bucketId: string, chunk: Chunk, actor: Actor): Promise<FileDocument>;
  list(bucketId: string, query: Query, actor: Actor): Promise<{ documents: FileDocument[]; total: number }>;
  get(bucketId: string, id: string, actor: Actor): Promise<FileDocument>;
  update(
    bucketId: string,
    id: string,
    given: { name?: string | undefined; permissions?: readonly string[] | undefined },
    actor: Actor,
  ): Promise<FileDocument>;
  remove(bucketId: string, id: string, actor: Actor): Promise<void>;
  /** Finds a finished file that the actor may read. Throws Failure storage_file_not_found. */
  readable(bucketId: string, id: string, actor: Actor): Promise<FileDocument>;
  stream(file: FileDocument, range?: ByteRange): Promise<Readable>;
  content(file: FileDocument): Promise<Buffer>;
  /** What browsers may keep of the file, as the header Cache-Control. */
  cacheControl(file: FileDocument): string;
  /** Deletes files older than `before` that were never finished or that nothing refers to. Returns their number. */
  sweep(before: Date): Promise<number>;
}

export function createFiles(parts: FilesDeps): Files {
  const { files, store, database } = parts;
  const { admit, upload, discard } = createUploads(parts);

  const bucketOf = (id: string): Bucket => {
    const bucket = parts.buckets.find((each) => each.id === id);
    if (!bucket) throw new Failure('storage_bucket_not_found');
    return bucket;
  };

  async function lockedIn(work: UnitOfWork, bucketId: string, id: string): Promise<FileDocument> {
    const file = isId(id) ? await find(work.sql, files, id, true) : undefined;
    if (file?.data.bucketId !== bucketId) throw new Failure('storage_file_not_found');
    return file;
  }

  const engine: Files = {
    async admit(bucketId, head, actor) {
      await admit(bucketOf(bucketId), head, actor);
      await store.checkRoom();
    },
    upload: async (bucketId, chunk, actor) => upload(bucketOf(bucketId), chunk, actor),

    async list(bucketId, query, actor) {
      const rule = bucketOf(bucketId).access.read?.({ user: userOf(actor) }) ?? false;
      if (rule === false) throw new Failure('user_unauthorized');
      let cursor: FileDocument | undefined;
      if (query.cursor) {
        cursor = await engine.get(bucketId, query.cursor.id, actor).catch((error: unknown) => {
          throw error instanceof Failure ? new Failure('general_cursor_not_found') : error;
        });
      }
      const allowed = [equal(files.fields.bucketId, bucketId), ...(rule === true ? [] : [rule])];
      return findPage(database, files, { ...query, where: [and(...allowed), ...query.where] }, cursor);
    },

    async get(bucketId, id, actor) {
      bucketOf(bucketId);
      const file = isId(id) ? await find(database, files, id) : undefined;
      if (file?.data.bucketId !== bucketId || !isAllowed(files, 'read', actor, file)) {
        throw new Failure('storage_file_not_found');
      }
      return file;
    },

    async update(bucketId, id, { name, permissions }, actor) {
      bucketOf(bucketId);
      return runUnitOfWork(parts, actor, async (work) => {
        const before = await lockedIn(work, bucketId, id);
        return updateDocument(
          work,
          files,
          before,
          { values: name === undefined ? {} : { name }, permissions },
          'update',
        );
      });
    },

    async remove(bucketId, id, actor) {
      bucketOf(bucketId);
      const file = await runUnitOfWork(parts, actor, async (work) => {
        const before = await lockedIn(work, bucketId, id);
        if (!isAllowed(files, 'delete', actor, before)) throw new Failure('user_unauthorized');
        await removeAll(work.sql, files, equal(files.fields.id, id));
        // An unfinished file emits no event, because its creation emitted none.
        if (isFinished(before)) {
          work.emit(files, 'delete', before);
          await audit(work, files, before, undefined);
        }
        return before;
      });
      await discard(file);
    },

    async readable(bucketId, id, actor) {
      const file = await engine.get(bucketId, id, actor);
      if (!isFinished(file)) throw new Failure('storage_file_not_found');
      return file;
    },

    stream: (file, range) => store.read(storedAs(file), range),
    content: (file) => contentOf(store, storedAs(file)),
    cacheControl: (file) => cacheControl(bucketOf(file.data.bucketId)),

    async sweep(before) {
      const rows = await database.query<{ id: string }>(
        sql`select id from files where signature is null and created < ${before}`,
      );
      const removals = rows.map(({ id }) => async () => {
        const file = await find(database, files, id);
        if (file && !isFinished(file)) await discard(file);
      });
      for (const bucket of parts.buckets) {
        for (const id of (await bucket.unused?.(database, before)) ?? []) {
          removals.push(() => engine.remove(bucket.id, id, SYSTEM));
        }
      }
      await attemptEach(removals, (remove) => remove());
      return removals.length;
    },
  };
  return engine;
}
