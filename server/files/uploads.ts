import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { keptFileAttributes } from '#domain/files/attributes.ts';
import { uniqueViolation } from '#server/db/connection.ts';
import { ruling } from '#server/documents/access.ts';
import { type Actor, actorId, SYSTEM } from '#server/documents/actor.ts';
import { audit } from '#server/documents/audit.ts';
import type { Collection } from '#server/documents/collection.ts';
import { find, insert, removeAll, updateAll } from '#server/documents/store.ts';
import { type EngineParts, inWork, type OpenWork } from '#server/documents/unit-of-work.ts';
import { equal, matches } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';
import type { Bucket, FileDocument } from './bucket.ts';
import type { FileStore } from './file-store.ts';

export interface UploadParts extends EngineParts {
  files: Collection<'files', typeof keptFileAttributes>;
  store: FileStore;
  /** The type of content by its beginning. */
  typeOf(head: Buffer): Promise<string>;
}

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

/** Every store name of a file: its content, and its chunks while it is unfinished. */
const chunkName = (storedAs: string, number: number): string => `${storedAs}.${number}`;

export const storedAs = (file: FileDocument): string => file.data.storedAs;
export const isFinished = (file: FileDocument): boolean => file.data.signature !== null;

/** What a name may end in, of the kinds a bucket takes. Throws Failure storage_file_type_unsupported. */
function kindOf(bucket: Bucket, name: string): readonly string[] {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const types = Object.hasOwn(bucket.kinds, ending) ? bucket.kinds[ending] : undefined;
  if (!types) throw new Failure('storage_file_type_unsupported');
  return types;
}

export async function contentOf(store: FileStore, name: string, range?: { start: number; end: number }) {
  const pieces: Buffer[] = [];
  for await (const piece of await store.read(name, range)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Takes files in, a chunk at a time and in any order (WIRE-7.1). */
export function createUploads(parts: UploadParts) {
  const { files, store } = parts;

  /** The file a chunk belongs to: there already, or begun with it. */
  async function begin(work: OpenWork, bucket: Bucket, chunk: Chunk): Promise<FileDocument> {
    const known = await find(work.sql, files, chunk.id, true);
    const userId = actorId(work.actor);
    if (known) {
      if (known.data.bucketId !== bucket.id) throw new Failure('storage_file_already_exists');
      if (known.data.userId !== userId) {
        throw new Failure(isFinished(known) ? 'storage_file_already_exists' : 'user_unauthorized');
      }
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
      storedAs: randomUUID(),
    };
    const { id, permissions } = chunk;
    const draft = { id, sequence: 0, created: work.now, updated: work.now, permissions, data: values };
    const rule = ruling(files, 'create', work.actor);
    if (!(typeof rule === 'boolean' ? rule : matches(draft, rule))) throw new Failure('user_unauthorized');
    return insert(work.sql, files, id, values, {
      creator: userId,
      fingerprint: null,
      permissions,
      now: work.now,
    });
  }

  /** Counts a chunk that lies in the store; the same one twice counts once. */
  function count(file: FileDocument, chunk: Chunk): Promise<FileDocument> {
    return inWork(parts, SYSTEM, async (work) => {
      const now = await find(work.sql, files, file.id, true);
      if (!now || storedAs(now) !== storedAs(file)) throw new Failure('storage_file_not_found');
      if (isFinished(now)) return now;
      await work.sql.execute(
        sql`insert into file_chunks (file, number) values (${file.id}, ${chunk.number}) on conflict do nothing`,
      );
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

  /** Makes the chunks one content, and the file one that can be read. Its events begin here. */
  async function finish(
    bucket: Bucket,
    file: FileDocument,
    pieces: AsyncIterable<Buffer>,
    actor: Actor,
  ): Promise<FileDocument> {
    const hash = createHash('md5');
    let mimeType = '';
    async function* checked(): AsyncGenerator<Buffer> {
      for await (const piece of pieces) {
        mimeType ||= await parts.typeOf(piece);
        if (!kindOf(bucket, file.data.name).includes(mimeType)) throw new Failure('storage_invalid_file');
        hash.update(piece);
        yield piece;
      }
    }
    await store.write(storedAs(file), checked());
    const values = { signature: hash.digest('hex'), mimeType, chunksUploaded: file.data.chunksTotal };
    const finished = await inWork(parts, actor, async (work) => {
      const now = await find(work.sql, files, file.id, true);
      if (!now || storedAs(now) !== storedAs(file)) throw new Failure('storage_file_not_found');
      if (isFinished(now)) return now;
      await work.sql.execute(sql`delete from file_chunks where file = ${file.id}`);
      const [after] = await updateAll(work.sql, files, equal(files.fields.id, file.id), {
        values,
        now: work.now,
      });
      work.tell(files, 'create', after as FileDocument);
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

  /** Forgets a file and everything of it in the store. */
  async function discard(file: FileDocument): Promise<void> {
    await inWork(parts, SYSTEM, (work) =>
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

  /** A repeat of a chunk that has arrived answers as it did then; any other use of the id is a conflict. */
  async function repeated(file: FileDocument, { bytes, start }: Chunk): Promise<FileDocument> {
    const range = { start, end: start + bytes.length - 1 };
    const before = await contentOf(store, storedAs(file), range);
    if (!before.equals(bytes)) throw new Failure('storage_file_already_exists');
    return file;
  }

  async function* just(bytes: Buffer): AsyncGenerator<Buffer> {
    yield bytes;
  }

  /**
   * Takes one chunk; answers the file as it is then.
   * @throws Failure user_unauthorized, storage_file_already_exists, storage_file_type_unsupported,
   *   storage_invalid_file, storage_invalid_file_size, storage_invalid_content_range
   */
  async function upload(bucket: Bucket, chunk: Chunk, actor: Actor): Promise<FileDocument> {
    if (chunk.size > bucket.maxSize) throw new Failure('storage_invalid_file_size');
    kindOf(bucket, chunk.name);
    const beginning = () => inWork(parts, actor, (work) => begin(work, bucket, chunk));
    // Of two first chunks at once one finds the other's file.
    const file = await beginning().catch((error: unknown) => {
      if (uniqueViolation(error) === undefined) throw error;
      return beginning();
    });
    if (isFinished(file)) return repeated(file, chunk);
    try {
      if (chunk.total === 1) return await finish(bucket, file, just(chunk.bytes), actor);
      const name = chunkName(storedAs(file), chunk.number);
      await store.write(name, just(chunk.bytes));
      const counted = await count(file, chunk);
      if (isFinished(counted)) await store.remove(name);
      else if (counted.data.chunksUploaded === chunk.total)
        return await finish(bucket, counted, stored(counted), actor);
      return counted;
    } catch (error) {
      if (error instanceof Failure && error.type === 'storage_invalid_file') await discard(file);
      // A repeat of the last chunk may have finished it and taken the chunks away meanwhile.
      const now = await find(parts.database, files, file.id);
      if (now && isFinished(now) && storedAs(now) === storedAs(file)) return now;
      throw error;
    }
  }

  return { upload, discard };
}
