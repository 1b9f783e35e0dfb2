import { randomUUID } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/db/connection.ts';
import { errorCode } from '#server/db/embedded/report.ts';
import { seal, unseal } from '#server/db/sealing.ts';
import { serverKey } from '#server/db/server-keys.ts';
import { sql } from '#server/db/sql-template.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { makeFolder } from '#server/start/make-folder.ts';

/** What is kept: the key of the account at the authority, the site's key with its certificate, the last attempt. */
export type SecretName = 'account' | 'certificate' | 'attempt';

/** Keeps the few secrets of HTTPS. They are no part of backups and exports: a restored kitchen gets a new certificate. */
export interface SecretStore {
  read(name: SecretName): Promise<string | undefined>;
  write(name: SecretName, text: string): Promise<void>;
  /** Stores the text if there is none of this name yet. Returns the text that is stored afterwards. */
  keepFirst(name: SecretName, text: string): Promise<string>;
}

/** The store of the settings: the data folder, or the database if several instances may share it. */
export function openSecretStore(
  { databaseUrl, dataFolder }: Pick<ServerSettings, 'databaseUrl' | 'dataFolder'>,
  database: Database,
): SecretStore {
  return databaseUrl === undefined ? folderStore(join(dataFolder, 'https')) : databaseStore(database);
}

/** Files that only the server's user can read. */
function folderStore(folder: string): SecretStore {
  const fileOf = (name: SecretName) => join(folder, name);

  async function read(name: SecretName): Promise<string | undefined> {
    return readFile(fileOf(name), 'utf8').catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    });
  }

  /** Writes a file of another name first, so that a file with the right name is always complete. */
  async function put(name: SecretName, text: string, place: (draft: string, file: string) => Promise<void>) {
    await makeFolder(folder);
    const draft = `${fileOf(name)}.${randomUUID()}`;
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
      await handle.close();
      await place(draft, fileOf(name));
    } finally {
      await rm(draft, { force: true });
    }
  }

  return {
    read,
    write: (name, text) => put(name, text, rename),
    async keepFirst(name, text) {
      await put(name, text, link).catch((error: unknown) => {
        if (errorCode(error) !== 'EEXIST') throw error;
      });
      return (await read(name)) ?? text;
    },
  };
}

/** Rows that are sealed, so that they are worth nothing without the server's keys. */
function databaseStore(database: Database): SecretStore {
  const key = serverKey(database, 'https');
  const sealed = async (name: SecretName, text: string) => seal(await key(), name, text);

  async function read(name: SecretName): Promise<string | undefined> {
    const [row] = await database.query<{ sealed: Buffer }>(
      sql`select sealed from https_secrets where name = ${name}`,
      'secret of HTTPS',
    );
    return row && unseal(await key(), name, row.sealed);
  }

  return {
    read,
    async write(name, text) {
      const bytes = await sealed(name, text);
      await database.execute(
        sql`insert into https_secrets (name, sealed) values (${name}, ${bytes})
          on conflict (name) do update set sealed = excluded.sealed, "changedAt" = now()`,
      );
    },
    async keepFirst(name, text) {
      const bytes = await sealed(name, text);
      await database.execute(
        sql`insert into https_secrets (name, sealed) values (${name}, ${bytes}) on conflict (name) do nothing`,
      );
      return (await read(name)) ?? text;
    },
  };
}
