import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Extract, extract } from 'tar-stream';
import * as v from 'valibot';
import { Failure } from '#server/base/failure.ts';
import { isConnectionFailure } from '#server/db/connection.ts';
import { withCopyClient } from '#server/db/copy-client.ts';
import { errorMessage } from '#server/db/embedded/report.ts';
import { migrateAsBefore } from '#server/db/migrate.ts';
import type { SQL } from '#server/db/sql-template.ts';
import { compiled } from '#server/db/statement.ts';
import { concatenated } from '#server/files/file-content.ts';
import type { FileStore } from '#server/files/file-store.ts';
import {
  BackupError,
  damaged,
  decrypted,
  END,
  type End,
  endShape,
  FORMAT,
  foreign,
  HEAD,
  type Head,
  headShape,
  type Opening,
} from './archive.ts';
import { listTables, quoted, type Table } from './tables.ts';

/** What its connections are called in `pg_stat_activity`. */
const CONNECTION = 'rasoi restore';

type Entry = Extract extends AsyncIterable<infer Each> ? Each : never;
/** The content of an entry, which must be read before the next one. */
const contentIn = (entry: Entry) => entry as AsyncIterable<Buffer>;

/** A file store that keeps nothing: for a restore of the database alone. */
export const NO_FILES: Pick<FileStore, 'write'> = {
  async write(_name, content) {
    for await (const _piece of content);
  },
};

interface RestoreTarget {
  databaseUrl: string;
  store: Pick<FileStore, 'write'>;
  migrationsFolder: string;
}

/**
 * Fills an empty database and an empty file store from an archive. The database is filled in one transaction, so a restore
 * that fails leaves it empty, and at most files that no row names.
 * @throws BackupError if the database is not empty, or the archive is no backup, damaged, incomplete or of a newer version
 */
export async function restoreBackup(
  target: RestoreTarget,
  archive: Readable,
  opening: Opening = {},
): Promise<Head & End> {
  await checkEmpty(target.databaseUrl);
  const compressed = await decrypted(archive, opening);
  const entries = extract();
  const unpacking = pipeline(compressed, createGunzip(), entries);
  // An error of the streams reaches whoever reads the entries.
  unpacking.catch(() => undefined);
  try {
    return await fill(target, entries[Symbol.asyncIterator](), unpacking);
  } catch (error) {
    throw isOfTheMachine(error) ? error : damaged(error);
  } finally {
    compressed.destroy();
  }
}

/** Refusals of PostgreSQL that follow from what the archive has: wrong data, broken rules, unknown names. */
const CODES_OF_WRONG_DATA = /^(22|23|42)/;

/** Whether an error has already been put into words, or has its reason in the database, the disk or the file store. */
function isOfTheMachine(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return !CODES_OF_WRONG_DATA.test(error.code ?? '');
  return (
    error instanceof BackupError ||
    error instanceof Failure ||
    isConnectionFailure(error) ||
    (error instanceof Error && 'syscall' in error)
  );
}

async function checkEmpty(databaseUrl: string): Promise<void> {
  await withCopyClient(databaseUrl, CONNECTION, async (client) => {
    const { rows } = await client.query(
      `select 1 from pg_class where relkind in ('r', 'p', 'v', 'm') and relnamespace = current_schema()::regnamespace limit 1`,
    );
    if (rows.length > 0)
      throw new BackupError(
        'The database is not empty. Restore into an empty one: nothing is ever overwritten.',
      );
  });
}

async function fill(
  target: RestoreTarget,
  entries: AsyncIterator<Entry>,
  unpacking: Promise<void>,
): Promise<Head & End> {
  const { databaseUrl, store, migrationsFolder } = target;
  const head = await readHead(entries, unpacking);
  return withCopyClient(databaseUrl, CONNECTION, async (client) => {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const execute = async (statement: SQL) =>
      (await client.query(compiled(statement, undefined))).rowCount ?? 0;
    if (!(await migrateAsBefore({ execute }, migrationsFolder, head.migrations)))
      throw await newerOrDamaged(head, entries, unpacking);
    const tables = await listTables(client);
    checkTables(head, tables);
    await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
    const rows = new RowWriter(client, head);
    let files = 0;
    for (let entry = await entries.next(); !entry.done; entry = await entries.next()) {
      const [kind = '', name = ''] = entry.value.header.name.split('/');
      if (kind === 'tables') await rows.write(name, entry.value);
      else if (kind === 'files') {
        await store.write(name, contentIn(entry.value));
        files += 1;
      } else if (kind === END) {
        const end = v.parse(endShape, JSON.parse(await textOf(entry.value)));
        await rows.close();
        checkComplete(head, end, rows.written, files);
        // The checksum comes last: every byte is read before anything is committed.
        if (!(await entries.next()).done) throw damaged();
        await unpacking;
        for (const { name: sequence, last, isUsed } of head.sequences)
          await client.query('select setval($1::regclass, $2, $3)', [quoted(sequence), last, isUsed]);
        await client.query('commit');
        return { ...head, ...end };
      } else throw damaged();
    }
    throw damaged();
  });
}

/** Reads the first entry, which only a backup has. */
async function readHead(entries: AsyncIterator<Entry>, unpacking: Promise<void>): Promise<Head> {
  const first = await entries.next().catch((error: unknown) => {
    throw NO_TAR_FILE.test(errorMessage(error)) ? foreign(error) : damaged(error);
  });
  if (first.done || first.value.header.name !== HEAD) throw foreign();
  const head = v.parse(headShape, JSON.parse(await textOf(first.value)));
  if (head.format !== FORMAT) throw await newerOrDamaged(head, entries, unpacking);
  return head;
}

/** What the reader of tar files says of anything else. Errors of the compression and the encryption have other words. */
const NO_TAR_FILE = /^(Invalid tar header|Unexpected end of data)/;

/** The refusal of a backup of another version, unless the archive is damaged: a wrong byte may look like a version. */
async function newerOrDamaged(head: Head, entries: AsyncIterator<Entry>, unpacking: Promise<void>) {
  for (let entry = await entries.next(); !entry.done; entry = await entries.next())
    for await (const _piece of contentIn(entry.value));
  await unpacking;
  return newer(head);
}

/** Every table and column of the head must exist, because COPY into an unknown one would be refused midway. */
function checkTables(head: Head, tables: readonly Table[]): void {
  const known = new Map(tables.map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of head.tables)
    if (!columns.every((column) => known.get(name)?.includes(column)) || !known.has(name)) throw damaged();
}

const newer = ({ rasoi }: Head) =>
  new BackupError(
    `The backup was made by another version of Rasoi (${rasoi}): restore it with that version or a newer one.`,
  );

function checkComplete(head: Head, end: End, written: ReadonlyMap<string, number>, files: number): void {
  const isWhole = head.tables.every(({ name }) => (written.get(name) ?? 0) === end.rows[name]);
  if (!isWhole || files !== end.files) throw damaged();
}

/** Copies the pieces of tables into the database, one table after another. */
class RowWriter {
  readonly written = new Map<string, number>();
  readonly #client: pg.Client;
  readonly #head: Head;
  #table = '';
  #copy: ReturnType<typeof copyFrom> | undefined;
  /** Rejects when PostgreSQL refuses the copy. */
  #refused: Promise<never> | undefined;

  constructor(client: pg.Client, head: Head) {
    this.#client = client;
    this.#head = head;
  }

  async write(table: string, piece: Entry): Promise<void> {
    if (table !== this.#table) {
      await this.close();
      const columns = this.#head.tables.find(({ name }) => name === table)?.columns;
      if (!columns) throw damaged();
      this.#table = table;
      const list = columns.map(quoted).join(', ');
      const copy = this.#client.query(copyFrom(`copy ${quoted(table)} (${list}) from stdin`));
      this.#copy = copy;
      this.#refused = new Promise((_, reject) => copy.on('error', reject));
      // `write` and `close` report its errors. It also fails when the connection is closed after another error.
      this.#refused.catch(() => undefined);
    }
    const bytes = await concatenated(contentIn(piece));
    const copy = this.#copy;
    // A copy that PostgreSQL refuses answers no write.
    await Promise.race([
      this.#refused,
      new Promise<void>((resolve, reject) =>
        copy?.write(bytes, (error) => (error ? reject(error) : resolve())),
      ),
    ]);
  }

  /** Ends the table whose pieces have all come. */
  async close(): Promise<void> {
    const copy = this.#copy;
    if (!copy) return;
    this.#copy = undefined;
    copy.end();
    await Promise.race([this.#refused, finished(copy)]);
    this.written.set(this.#table, copy.rowCount);
  }
}

const textOf = async (entry: Entry): Promise<string> => String(await concatenated(contentIn(entry)));
