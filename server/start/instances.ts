import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#server/db/connection.ts';
import { errorCode } from '#server/db/embedded/report.ts';
import { takeLock } from '#server/db/locks.ts';
import { sql } from '#server/db/sql-template.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { StartError } from './start-error.ts';

export interface InstanceDeps {
  database: Database;
  settings: Pick<ServerSettings, 'databaseUrl' | 's3' | 'dataFolder'>;
}

/** Milliseconds between two signs of life. */
const SIGN_INTERVAL = 10_000;
/** Seconds without a sign of life after which an instance counts as ended. */
const ENDED_AFTER_SECONDS = 30;

/**
 * Announces this instance in the database, and keeps it announced until it is closed.
 * @throws StartError if another instance keeps uploaded files in another place, where this one would not find them
 */
export async function announceInstance({
  database,
  settings,
}: InstanceDeps): Promise<{ close(): Promise<void> }> {
  // The embedded database serves one instance.
  if (settings.databaseUrl === undefined) return { close: async () => {} };
  const id = randomUUID();
  const files = await placeOfFiles(settings);
  await database.transaction(async (tx) => {
    await takeLock(tx, 'instances');
    await tx.execute(
      sql`delete from instances where seen < now() - make_interval(secs => ${ENDED_AFTER_SECONDS}::int)`,
    );
    const [other] = await tx.query<{ host: string }>(
      sql`select host from instances where files <> ${files} limit 1`,
    );
    if (other) throw new StartError(otherPlace(other.host));
    await tx.execute(sql`insert into instances (id, host, files) values (${id}, ${hostname()}, ${files})`);
  });
  const timer = setInterval(() => {
    database
      .execute(
        sql`insert into instances (id, host, files) values (${id}, ${hostname()}, ${files})
          on conflict (id) do update set seen = now()`,
        'sign of life',
      )
      // While the database is away, each request that needs it fails with its own error.
      .catch(() => undefined);
  }, SIGN_INTERVAL);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await database.execute(sql`delete from instances where id = ${id}`).catch(() => undefined);
    },
  };
}

const otherPlace = (host: string): string =>
  `S3_ENDPOINT: another instance, on ${host}, uses this database and keeps uploaded files in another place. Give all instances the same S3 bucket or a folder of files that they share. If that one has crashed, start again in ${ENDED_AFTER_SECONDS} seconds.`;

/** A name for the place of uploaded files that is the same for all instances that share it, and different for all others. */
async function placeOfFiles({ s3, dataFolder }: InstanceDeps['settings']): Promise<string> {
  if (s3) return `${s3.endpoint} ${s3.bucket}`;
  // Two machines may have folders of the same name, and one folder may have two names. So it carries a random name inside.
  const file = join(dataFolder, 'files', 'name-of-this-folder');
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomUUID(), { mode: 0o600 });
  // If several instances start at once, the first one decides the name.
  await link(draft, file).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}
