import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { prepareDataFolder } from './data-folder.ts';
import { NO_TIMEOUTS, openDatabase } from './db/connection.ts';
import { DatabaseStartError } from './db/embedded/report.ts';
import { startEmbedded } from './db/embedded/supervisor.ts';
import { MigrationError, migrate } from './db/migrate.ts';
import { requestForLog } from './http/request-log.ts';
import { bundledPincodes } from './integrations/pincodes.ts';
import { loadCatalogue, makeFirstAdmin } from './seed.ts';
import type { Settings } from './settings/list.ts';
import { PROJECT_FOLDER } from './settings/project-folder.ts';
import { readSettings, SettingsError } from './settings/read-settings.ts';
import { prepareSiteSettings } from './site-settings.ts';
import { databaseStartError, listenStartError, StartError } from './start-error.ts';

/** Milliseconds that running requests get when the server stops. */
const STOP_WITHIN = 10_000;

/** Several servers may use one database; files on a server's own disk are for that one alone. */
const FILES_STAY_HERE =
  'Warning: DATABASE_URL is set without S3_ENDPOINT. Uploaded files lie on this server only: run no second one on this database.';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function databaseFor(settings: Settings): Promise<{ url: string; stop(): Promise<void> }> {
  if (settings.databaseUrl) return { url: settings.databaseUrl, stop: async () => {} };
  return startEmbedded({ folder: join(settings.dataFolder, 'postgres'), log: { info: say, error: say } });
}

/** The first use of the database, where all connection problems show. */
async function bringUpToDate(url: string, { databaseUrl }: Settings): Promise<void> {
  const database = openDatabase({ url, maxConnections: 1, ...NO_TIMEOUTS });
  try {
    await migrate(database, join(PROJECT_FOLDER, 'server/db/migrations'));
  } catch (error) {
    throw databaseUrl === undefined || error instanceof MigrationError
      ? error
      : databaseStartError(error, databaseUrl);
  } finally {
    await database.close();
  }
}

async function start(): Promise<void> {
  if (existsSync(join(PROJECT_FOLDER, '.env'))) process.loadEnvFile(join(PROJECT_FOLDER, '.env'));
  const settings = readSettings(process.env);
  await prepareDataFolder(settings.dataFolder);
  const source = await databaseFor(settings);
  await bringUpToDate(source.url, settings);
  if (settings.databaseUrl !== undefined && settings.s3 === undefined) say(FILES_STAY_HERE);
  const database = openDatabase({ url: source.url });
  const { server, documents, accounts, mail } = await createApp({
    database,
    pincodes: bundledPincodes(join(PROJECT_FOLDER, 'seed/pincodes.csv')),
    settings,
    logger: { level: settings.logLevel, serializers: { req: requestForLog } },
    withPages: true,
    say,
  });
  await prepareSiteSettings({ database, documents, settings, env: process.env, say });
  await loadCatalogue(database, documents, join(PROJECT_FOLDER, 'seed'));
  const login = await makeFirstAdmin(database, accounts, {
    email: settings.adminEmail,
    password: settings.adminPassword,
  });
  // Printed at once, because a generated password is shown only this time.
  if (login?.password) say(`First login for the admin (shown once): ${login.email}  ${login.password}`);
  else if (login) say(`First login for the admin: ${login.email} with your ADMIN_PASSWORD`);

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN).unref();
    await server.close();
    await database.close();
    await source.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  mail.start();
  await server.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => {
    throw listenStartError(error, settings);
  });
  say(`Rasoi is open at ${settings.publicUrl}`);
}

/** Whether an error's message is one line for whoever starts the kitchen. */
const isPlain = (error: unknown): error is Error =>
  [SettingsError, StartError, DatabaseStartError, MigrationError].some((kind) => error instanceof kind);

start().catch((error: unknown) => {
  const reason = isPlain(error) ? error.message : String((error as Error)?.stack ?? error);
  process.stderr.write(`Rasoi can't start: ${reason}\n`);
  process.exit(1);
});
