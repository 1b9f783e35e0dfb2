import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Pack, pack } from 'tar-stream';
import { Failure } from '#server/base/failure.ts';
import { withCopyClient } from '#server/db/copy-client.ts';
import { errorCode } from '#server/db/embedded/report.ts';
import { contentOf } from '#server/files/file-content.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { contentOfFile, END, type End, encrypted, FORMAT, HEAD, type Head, pieceOfTable } from './archive.ts';
import { listMigrations, listSequences, listTables, quoted, type Table } from './tables.ts';

export interface BackupSource {
  databaseUrl: string;
  store: FileStore;
  /** The version of Rasoi. */
  version: string;
}

/** Bytes of a piece of a table. The rows of one table may need many pieces, as tar needs the size of each in advance. */
const PIECE_BYTES = 1 << 20;

/**
 * Writes one consistent archive of the database and the files while others go on writing. All rows are those of one
 * snapshot; files are read after it, so every file that a row names is in the archive unless it was deleted meanwhile.
 */
export async function writeBackup(
  source: BackupSource,
  target: Writable,
  { passphrase, signal }: { passphrase?: string | undefined; signal?: AbortSignal | undefined } = {},
): Promise<Head & End> {
  const archive = pack();
  const compressed = createGzip();
  const bytes = passphrase === undefined ? compressed : await encrypted(compressed, passphrase);
  const filled = fill(source, archive).catch((error: Error) => {
    archive.destroy(error);
    throw error;
  });
  // All three end before an error is thrown, so that no connection stays open.
  const [contents, ...streams] = await Promise.allSettled([
    filled,
    pipeline(Readable.from(archive), compressed),
    pipeline(bytes, target, { signal }),
  ]);
  for (const stream of streams.reverse()) if (stream.status === 'rejected') throw stream.reason;
  if (contents.status === 'rejected') throw contents.reason;
  return contents.value;
}

async function fill({ databaseUrl, store, version }: BackupSource, archive: Pack): Promise<Head & End> {
  return withCopyClient(databaseUrl, 'rasoi backup', async (client) => {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const head: Head = {
      format: FORMAT,
      rasoi: version,
      createdAt: new Date().toISOString(),
      migrations: await listMigrations(client),
      tables: await listTables(client),
      sequences: await listSequences(client),
    };
    await add(archive, HEAD, Buffer.from(JSON.stringify(head)));
    const rows: Record<string, number> = {};
    for (const table of head.tables) rows[table.name] = await addRows(client, archive, table);
    const files = await listFiles(client, head.tables);
    await client.query('commit');
    const missing = await addFiles(store, archive, files);
    const end: End = { rows, files: files.length - missing.length, missing };
    await add(archive, END, Buffer.from(JSON.stringify(end)));
    archive.finalize();
    return { ...head, ...end };
  });
}

/** Columns of `files` without which a database has no files. */
const FILE_COLUMNS = ['id', 'signature', 'storedAs'];

/** The complete files that the rows name. */
async function listFiles(client: pg.Client, tables: readonly Table[]): Promise<{ storedAs: string }[]> {
  const columns = tables.find(({ name }) => name === 'files')?.columns ?? [];
  if (!FILE_COLUMNS.every((name) => columns.includes(name))) return [];
  const { rows } = await client.query<{ storedAs: string }>(
    'select "storedAs" from files where signature is not null order by id',
  );
  return rows;
}

/** Adds an entry. Resolves once the archive can take the next one. */
async function add(archive: Pack, name: string, content: Buffer): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    archive
      .entry({ name, size: content.length, mode: 0o600 }, (error) => (error ? reject(error) : resolve()))
      .end(content);
  });
}

/** Adds the rows of a table; returns their number. */
async function addRows(client: pg.Client, archive: Pack, { name, columns }: Table): Promise<number> {
  const rows = client.query(
    copyTo(`copy (select ${columns.map(quoted).join(', ')} from ${quoted(name)}) to stdout`),
  );
  let pieces: Buffer[] = [];
  let length = 0;
  let number = 0;
  const addPiece = async () => {
    await add(archive, pieceOfTable(name, number++), Buffer.concat(pieces));
    pieces = [];
    length = 0;
  };
  for await (const bytes of Readable.from(rows)) {
    pieces.push(bytes);
    length += bytes.length;
    if (length >= PIECE_BYTES) await addPiece();
  }
  if (length > 0) await addPiece();
  return rows.rowCount;
}

/** Adds the content of files; returns the names of those that have none. A store that cannot be read is an error. */
async function addFiles(
  store: FileStore,
  archive: Pack,
  files: readonly { storedAs: string }[],
): Promise<string[]> {
  const missing: string[] = [];
  for (const { storedAs } of files) {
    const content = await contentOf(store, storedAs).catch((error: unknown) => {
      if (error instanceof Failure || errorCode(error) === 'ENOENT') return undefined;
      throw error;
    });
    if (content === undefined) missing.push(storedAs);
    else await add(archive, contentOfFile(storedAs), content);
  }
  return missing;
}
