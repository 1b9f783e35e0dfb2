import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openForLongWork, withLongWork } from './connection.ts';
import { createDatabase, dropDatabase } from './created-databases.ts';
import { databaseUrl, randomDatabaseName } from './database-names.ts';
import { startEmbedded } from './embedded/supervisor.ts';
import { migrate } from './migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: DatabaseServer;
  }
}

/** A server, and the databases on it that test databases are copied from. */
export interface DatabaseServer {
  url: string;
  /** Migrated, and otherwise empty. */
  template: string;
  /** With the default menu and settings, as a first start leaves it. */
  kitchen: string;
}

const PREFIX = 'rasoi-all-tests-';
const log = { info: () => undefined, error: (message: string) => console.error(message) };

/**
 * Prepares the databases that tests copy.
 * @param given the URL of the server that they are on; without one, an embedded server is started for the tests
 * @param seed fills a migrated database, at this URL, as the first start of a kitchen does
 */
export async function prepareServer(
  given: string | undefined,
  seed: (url: string) => Promise<void>,
): Promise<{ provided: DatabaseServer; stop(): Promise<void> }> {
  const server = given ? { url: given, stop: async () => undefined } : await startServer();
  const [template, kitchen] = [randomDatabaseName('template'), randomDatabaseName('kitchen')];
  const admin = openForLongWork({ url: server.url, maxConnections: 1 });
  try {
    await createDatabase(admin, template);
    await withLongWork({ url: databaseUrl(server.url, template) }, (database) =>
      migrate(database, join(import.meta.dirname, 'migrations')),
    );
    await createDatabase(admin, kitchen, template);
    await seed(databaseUrl(server.url, kitchen));
  } catch (error) {
    await admin.close();
    await server.stop();
    throw error;
  }
  return {
    provided: { url: server.url, template, kitchen },
    async stop() {
      for (const name of [template, kitchen]) await dropDatabase(admin, name);
      await admin.close();
      await server.stop();
    },
  };
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  await stopLeftovers();
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  const server = await startEmbedded({ folder, durable: false, log });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Stops the servers of killed test runs, by starting on their folder. The folder of a running test refuses that. */
async function stopLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(tmpdir(), name);
    const found = await stat(folder).catch(() => undefined);
    // A new folder may belong to a test run that is just starting.
    if (found === undefined || Date.now() - found.birthtimeMs < 60_000) continue;
    const server = await startEmbedded({ folder, durable: false, log }).catch(() => undefined);
    if (server === undefined) continue;
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
