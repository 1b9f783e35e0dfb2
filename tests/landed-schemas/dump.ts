// The dumps of landed schemas: each is a backup and a file of facts beside it.
import { createWriteStream } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { writeBackup } from '#server/backup/write-backup.ts';
import { diskStore } from '#server/files/disk-store.ts';
import { fill } from './fill.ts';
import { look, type Person, type Seen } from './people.ts';

export interface Facts {
  /** ISO time at which everything was looked at. */
  at: string;
  /** The SHA-256 of each applied migration, by its name. */
  migrations: Record<string, string>;
  sessions: Partial<Record<Person, string>>;
  seen: Seen;
}

const FOLDER = import.meta.dirname;
export const archiveOf = (name: string): string => join(FOLDER, `${name}.tar.gz`);
const factsOf = (name: string): string => join(FOLDER, `${name}.json`);

/** The names of all dumps, oldest first. */
export const dumps = async (): Promise<string[]> =>
  (await readdir(FOLDER))
    .filter((file) => file.endsWith('.tar.gz'))
    .map((file) => file.slice(0, -'.tar.gz'.length))
    .sort();

export const readFacts = async (name: string): Promise<Facts> =>
  JSON.parse(await readFile(factsOf(name), 'utf8'));

/** A server on a new data folder, with the owner `admin`. */
interface Source {
  origin: string;
  databaseUrl: string;
  dataFolder: string;
}

/** Fills a kitchen and writes its dump. The server must stand still meanwhile. */
export async function makeDump(name: string, { origin, databaseUrl, dataFolder }: Source): Promise<void> {
  const { send, sessions } = await fill(origin);
  const at = new Date().toISOString();
  const seen = await look(send);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migrations order by name',
  );
  await client.end();
  const facts: Facts = {
    at,
    migrations: Object.fromEntries(rows.map((row) => [row.name, row.sha256])),
    sessions,
    seen,
  };
  await rm(archiveOf(name), { force: true });
  const store = diskStore(join(dataFolder, 'files'), async () => undefined);
  await writeBackup({ databaseUrl, store, version: name }, createWriteStream(archiveOf(name)));
  await writeFile(factsOf(name), `${JSON.stringify(facts, null, 2)}\n`);
}
