// Everything a kitchen has, in files that other programs read.
import { mkdir, open } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Attributes } from '#domain/rows/row.ts';
import { uniqueId } from '#server/base/ids.ts';
import { files } from '#server/collections/files.ts';
import { allCollections } from '#server/collections/index.ts';
import type { LongWorkDatabase } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Collection, Table } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { findPage } from '#server/documents/list-page.ts';
import { presentDocument } from '#server/documents/present-document.ts';
import { isGenerated } from '#server/documents/values.ts';
import { isFinished, storedAs } from '#server/files/file-content.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { type CsvCell, csvText } from '#server/http/csv/csv.ts';
import { OWN_COMMAND } from '#server/settings/own-command.ts';

export interface Exported {
  /** The number of documents of each collection. */
  documents: Record<string, number>;
  files: number;
  /** Names of files whose content could not be read. */
  missing: string[];
}

/** Documents that are read at a time. */
const PAGE = 1000;

/**
 * Writes all documents of all collections into an empty folder, each collection as JSON and as CSV, and the files. Secrets
 * are left out: attributes that are marked as such, and everything that is no attribute of a collection.
 */
export async function exportEverything(
  database: LongWorkDatabase,
  store: FileStore,
  folder: string,
): Promise<Exported> {
  const documents: Exported['documents'] = {};
  await database.execute(
    sql`insert into audits (id, created, updated, "adminId", "adminName", action, collection, "documentId", label, changes, "createdAt")
      values (${uniqueId()}, now(), now(), 'export', ${`${OWN_COMMAND} export`}, 'reveal', 'users', '_export', 'Export of everything', '[]', now())`,
    'record the export of everything',
  );
  for (const collection of allCollections)
    documents[collection.name] = await exportCollection(database, collection, folder);
  return { documents, ...(await exportFiles(database, store, join(folder, 'files'))) };
}

/** The attributes that are exported, in the order of their columns. */
const exportedAttributes = (collection: Collection): string[] =>
  Object.entries(collection.attributes).flatMap(([name, { secret }]) =>
    secret || isGenerated(collection, name) ? [] : [name],
  );

async function exportCollection(
  database: LongWorkDatabase,
  collection: Collection,
  folder: string,
): Promise<number> {
  const names = exportedAttributes(collection);
  const columns = ['$id', '$createdAt', '$updatedAt', ...names];
  const json = await open(join(folder, `${collection.name}.json`), 'wx', 0o600);
  const csv = await open(join(folder, `${collection.name}.csv`), 'wx', 0o600);
  let count = 0;
  try {
    await csv.write(csvText([columns]));
    for await (const page of pagesOf(database, collection)) {
      const shown = page.map((document) => {
        const all = presentDocument(collection, document, {
          sequenceAsText: false,
          select: names,
          reader: SYSTEM,
        });
        return Object.fromEntries(columns.map((name) => [name, all[name]]));
      });
      const texts = shown.map((document) => JSON.stringify(document));
      await json.write(`${count === 0 ? '[\n' : ',\n'}${texts.join(',\n')}`);
      await csv.write(
        csvText(
          shown.map((document) => Object.values(document).map(cellOf)),
          false,
        ),
      );
      count += page.length;
    }
    await json.write(count === 0 ? '[]\n' : '\n]\n');
    return count;
  } finally {
    await json.close();
    await csv.close();
  }
}

const cellOf = (value: unknown): CsvCell => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  return JSON.stringify(value);
};

/** All documents of a collection, oldest first, in pages that are not empty. */
async function* pagesOf<A extends Attributes>(
  database: LongWorkDatabase,
  collection: Table<string, A>,
): AsyncGenerator<Document<A>[]> {
  let last: Document<A> | undefined;
  const order = [{ field: 'sequence', descending: false }];
  for (;;) {
    const cursor = last && { id: last.id, before: false };
    const query = { where: [], order, limit: PAGE, offset: 0, count: false, ...(cursor && { cursor }) };
    const { documents } = await findPage(database, collection, query, last);
    if (documents.length > 0) yield documents;
    last = documents.at(-1);
    if (documents.length < PAGE) return;
  }
}

async function exportFiles(database: LongWorkDatabase, store: FileStore, folder: string) {
  const missing: string[] = [];
  let count = 0;
  for await (const page of pagesOf(database, files)) {
    for (const file of page) {
      if (!isFinished(file)) continue;
      const bucket = join(folder, basename(file.data.bucketId));
      await mkdir(bucket, { recursive: true, mode: 0o700 });
      // The id as its name, because names that people give may be the same, or no names for this system.
      const target = join(bucket, `${file.id}${extname(file.data.name).replace(/[^.\w]/g, '')}`);
      const content = await store.read(storedAs(file)).catch(() => undefined);
      if (content === undefined) missing.push(file.data.name);
      else {
        const handle = await open(target, 'wx', 0o600);
        await pipeline(content, handle.createWriteStream());
        count += 1;
      }
    }
  }
  return { files: count, missing };
}
