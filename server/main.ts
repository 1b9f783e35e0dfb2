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
import { createFirstOwner, loadCatalogue } from './seed.ts';
import type { Settings } from './settings/list.ts';
import { PROJECT_FOLDER } from './settings/project-folder.ts';
import { readSettings, SettingsError } from './settings/read-settings.ts';
import { prepareSiteSettings } from './site-settings.ts';
import { databaseStartError, listenStartError, StartError } from './start-error.ts';

/** How long running requests may take when the server stops (milliseconds). */
const STOP_WITHIN = 10_000;

/** Printed if several servers could share the database but not their files. */
const LOCAL_FILES_WARNING =
  'Warning: DATABASE_URL is set without S3_ENDPOINT. Uploaded files are stored on this server only: do not run a second server on this database.';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function databaseFor(settings: Settings): Promise<{ url: string; stop(): Promise<void> }> {
  if (settings.databaseUrl) return { url: settings.databaseUrl, stop: async () => {} };
  return startEmbedded({ folder: join(settings.dataFolder, 'postgres'), log: { info: print, error: print } });
}

/** Applies the migrations. As the first use of the database, it reports all connection problems. */
async function migrateDatabase(url: string, { databaseUrl }: Settings): Promise<void> {
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
  await migrateDatabase(source.url, settings);
  if (settings.databaseUrl !== undefined && settings.s3 === undefined) print(LOCAL_FILES_WARNING);
  const database = openDatabase({ url: source.url });
  const { server, documents, accounts, mail } = await createApp({
    database,
    pincodes: bundledPincodes(join(PROJECT_FOLDER, 'seed/pincodes.csv')),
    settings,
    logger: { level: settings.logLevel, serializers: { req: requestForLog } },
    withPages: true,
    print: print,
  });
  await prepareSiteSettings({ database, documents, settings, env: process.env, say: print });
  await loadCatalogue(database, documents, join(PROJECT_FOLDER, 'seed'));
  const login = await createFirstOwner(database, accounts, {
    email: settings.adminEmail,
    password: settings.adminPassword,
  });
  // A generated password is shown only this once.
  if (login?.password) print(`First login for the admin (shown once): ${login.email}  ${login.password}`);
  else if (login) print(`First login for the admin: ${login.email} with your ADMIN_PASSWORD`);

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
  print(`Rasoi is open at ${settings.publicUrl}`);
}

/** Whether an error's message is one line for the person who starts the server. */
const isOneLineError = (error: unknown): error is Error =>
  [SettingsError, StartError, DatabaseStartError, MigrationError].some((kind) => error instanceof kind);

start().catch((error: unknown) => {
  const reason = isOneLineError(error) ? error.message : String((error as Error)?.stack ?? error);
  process.stderr.write(`Rasoi can't start: ${reason}\n`);
  process.exit(1);
});
