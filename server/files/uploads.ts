import { createHash } from 'node:crypto';
import type { keptFileAttributes } from '#domain/files/attributes.ts';
import { Failure } from '#server/base/failure.ts';
import { contentHash } from '#server/db/content-hash.ts';
import { sql } from '#server/db/sql-template.ts';
import { type Actor, SYSTEM } from '#server/documents/actor.ts';
import { audit } from '#server/documents/audit.ts';
import type { Collection } from '#server/documents/collection.ts';
import { find, removeAll, updateAll } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import type { Bucket, FileDocument } from './bucket.ts';
import { chunkName, concatenated, contentOf, isFinished, singlePiece, storedAs } from './file-content.ts';
import type { FileStore } from './file-store.ts';
import type { Pictures } from './pictures/pictures.ts';
import { type Chunk, checkAdmission, createUploadStarter } from './upload-start.ts';

export interface UploadDeps extends EngineDeps {
  files: Collection<'files', typeof keptFileAttributes>;
  store: FileStore;
  /** Detects the content type by the first bytes. */
  typeOf(head: Buffer): Promise<string>;
  pictures: Pick<Pictures, 'receive'>;
}

/** The content types allowed for a file name in the bucket. Throws Failure storage_file_type_unsupported. */
function kindOf(bucket: Bucket, name: string): readonly string[] {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const types = Object.hasOwn(bucket.kinds, ending) ? bucket.kinds[ending] : undefined;
  if (!types) throw new Failure('storage_file_type_unsupported');
  return types;
}

const digestOf = (bytes: Buffer): string => contentHash(bytes, 'base64');

/** Receives files, one chunk at a time and in any order (WIRE-7.1). */
export function createUploads(parts: UploadDeps) {
  const { files, store } = parts;
  const { admit, beginOrFind } = createUploadStarter({ ...parts, discard });

  /** Stores a chunk's digest, by which a repeat of the chunk is recognised. */
  async function storeDigest(work: UnitOfWork, file: FileDocument, chunk: Chunk): Promise<void> {
    const digest = digestOf(chunk.bytes);
    await work.sql.execute(
      sql`insert into file_chunks (file, number, digest) values (${file.id}, ${chunk.number}, ${digest})
        on conflict (file, number) do update set digest = excluded.digest`,
    );
  }

  /** Counts a stored chunk. A repeated chunk counts once. */
  function countChunk(file: FileDocument, chunk: Chunk): Promise<FileDocument> {
    return runUnitOfWork(parts, SYSTEM, async (work) => {
      const now = await find(work.sql, files, file.id, true);
      if (!now || storedAs(now) !== storedAs(file)) throw new Failure('storage_file_not_found');
      if (isFinished(now)) return now;
      await storeDigest(work, file, chunk);
      const [row] = await work.sql.query<{ chunks: number }>(
        sql`select count(*) as chunks from file_chunks where file = ${file.id}`,
      );
      const values = { chunksUploaded: row?.chunks ?? 0 };
      const [counted] = await updateAll(work.sql, files, equal(files.fields.id, file.id), {
        values,
        now: work.now,
      });
      return counted as FileDocument;
    });
  }

  /** The content to store; a picture is stored without its metadata, as large as its bucket takes it, and with its colour. */
  async function storedContent(
    { mostPixels }: Bucket,
    mimeType: string,
    pieces: () => AsyncIterable<Buffer>,
  ): Promise<{ content: AsyncIterable<Buffer>; colour: string | null }> {
    if (!mimeType.startsWith('image/')) return { content: pieces(), colour: null };
    const { content, colour } = await parts.pictures.receive(() => concatenated(pieces()), mostPixels);
    return { content: singlePiece(content), colour };
  }

  /** Joins the chunks and makes the file readable. Emits the file's create event. */
  async function finish(
    bucket: Bucket,
    file: FileDocument,
    chunk: Chunk,
    actor: Actor,
  ): Promise<FileDocument> {
    const inChunks = chunk.total > 1;
    const head = inChunks ? await contentOf(store, chunkName(storedAs(file), 0)) : chunk.bytes;
    const mimeType = await parts.typeOf(head);
    if (!kindOf(bucket, file.data.name).includes(mimeType)) throw new Failure('storage_invalid_file');
    const { content, colour } = await storedContent(bucket, mimeType, () =>
      inChunks ? stored(file) : singlePiece(chunk.bytes),
    );
    const hash = createHash('md5');
    let sizeStored = 0;
    async function* counted(): AsyncGenerator<Buffer> {
      for await (const piece of content) {
        hash.update(piece);
        sizeStored += piece.length;
        yield piece;
      }
    }
    await store.write(storedAs(file), counted());
    const signature = hash.digest('hex');
    const values = { signature, mimeType, sizeStored, colour, chunksUploaded: file.data.chunksTotal };
    const finished = await runUnitOfWork(parts, actor, async (work) => {
      // Its owner may have proven an address meanwhile. This locks their account before the file, as a proof does.
      const { userId, name } = file.data;
      const held =
        file.data.held &&
        userId !== null &&
        (await checkAdmission(work.sql, bucket, { userId, name, now: work.now }));
      const now = await find(work.sql, files, file.id, true);
      if (!now || storedAs(now) !== storedAs(file)) throw new Failure('storage_file_not_found');
      if (isFinished(now)) return now;
      if (!inChunks) await storeDigest(work, file, chunk);
      const [after] = await updateAll(work.sql, files, equal(files.fields.id, file.id), {
        // An account that goes to another person leaves the file to nobody.
        values: { ...values, held: now.data.userId === userId ? held : now.data.held },
        now: work.now,
      });
      work.emit(files, 'create', after as FileDocument);
      await audit(work, files, undefined, after);
      return after as FileDocument;
    });
    await dropChunks(finished);
    return finished;
  }

  async function dropChunks(file: FileDocument): Promise<void> {
    const total = file.data.chunksTotal;
    if (total === 1) return;
    for (let number = 0; number < total; number++) await store.remove(chunkName(storedAs(file), number));
  }

  /** Deletes a file, its content and its chunks. Emits no event. */
  async function discard(file: FileDocument): Promise<void> {
    await runUnitOfWork(parts, SYSTEM, (work) =>
      removeAll(work.sql, files, equal(files.fields.storedAs, storedAs(file))),
    );
    await store.remove(storedAs(file));
    await dropChunks(file);
  }

  async function* stored(file: FileDocument): AsyncGenerator<Buffer> {
    for (let number = 0; number < file.data.chunksTotal; number++) {
      yield await contentOf(store, chunkName(storedAs(file), number));
    }
  }

  /** Returns the file if the chunk is a repeat. Throws Failure storage_file_already_exists for any other use of the id. */
  async function answerRepeat(file: FileDocument, chunk: Chunk): Promise<FileDocument> {
    const [known] = await parts.database.query<{ digest: string | null }>(
      sql`select digest from file_chunks where file = ${file.id} and number = ${chunk.number}`,
    );
    if (known?.digest !== digestOf(chunk.bytes)) throw new Failure('storage_file_already_exists');
    return file;
  }

  /**
   * Receives one chunk and returns the file's new state. A repeated chunk changes nothing.
   * @throws Failure user_unauthorized, storage_file_already_exists, storage_file_type_unsupported,
   *   storage_invalid_file, storage_invalid_file_size, storage_invalid_content_range, storage_quota_exceeded,
   *   storage_too_many_unfinished, general_service_unavailable
   */
  async function upload(bucket: Bucket, chunk: Chunk, actor: Actor): Promise<FileDocument> {
    if (chunk.size > bucket.maxSize) throw new Failure('storage_invalid_file_size');
    kindOf(bucket, chunk.name);
    const file = await beginOrFind(bucket, chunk, actor);
    if (isFinished(file)) return answerRepeat(file, chunk);
    try {
      if (chunk.total === 1) return await finish(bucket, file, chunk, actor);
      const name = chunkName(storedAs(file), chunk.number);
      await store.write(name, singlePiece(chunk.bytes));
      const counted = await countChunk(file, chunk);
      if (isFinished(counted)) await store.remove(name);
      else if (counted.data.chunksUploaded === chunk.total)
        return await finish(bucket, counted, chunk, actor);
      return counted;
    } catch (error) {
      if (error instanceof Failure && error.type === 'storage_invalid_file') await discard(file);
      // A repeat of the last chunk may meanwhile have finished the file and deleted the chunks.
      const now = await find(parts.database, files, file.id);
      if (now && isFinished(now) && storedAs(now) === storedAs(file)) return now;
      throw error;
    }
  }

  return { admit, upload, discard };
}
