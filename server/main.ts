import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { NO_TIMEOUTS, openDatabase } from './db/connection.ts';
import { DatabaseStartError } from './db/embedded/report.ts';
import { startEmbedded } from './db/embedded/supervisor.ts';
import { MigrationError, migrate } from './db/migrate.ts';
import { requestForLog } from './http/request-log.ts';
import { bundledPincodes } from './integrations/pincodes.ts';
import { ROOT } from './root.ts';
import { loadCatalogue, makeFirstAdmin } from './seed.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

/** Requests under way get this long to end when the server is told to stop, in milliseconds. */
const STOP_WITHIN = 10_000;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function databaseFor(settings: Settings): Promise<{ url: string; stop(): Promise<void> }> {
  if (settings.databaseUrl) return { url: settings.databaseUrl, stop: async () => {} };
  await mkdir(settings.dataFolder, { recursive: true });
  return startEmbedded({ folder: join(settings.dataFolder, 'postgres'), log: { info: say, error: say } });
}

async function start(): Promise<void> {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
  const settings = readSettings(process.env);
  const source = await databaseFor(settings);
  const unhurried = openDatabase({ url: source.url, maxConnections: 1, ...NO_TIMEOUTS });
  await migrate(unhurried, join(ROOT, 'server/db/migrations'));
  await unhurried.close();
  const database = openDatabase({ url: source.url });
  const { server, documents, accounts, mail } = await createApp({
    database,
    pincodes: bundledPincodes(join(ROOT, 'seed/pincodes.csv')),
    settings,
    logger: { level: settings.logLevel, serializers: { req: requestForLog } },
    withPages: true,
    say,
  });
  await loadCatalogue(database, documents, join(ROOT, 'seed'));
  const login = await makeFirstAdmin(database, accounts, {
    email: settings.adminEmail,
    password: settings.adminPassword,
  });

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
  await server.listen({ port: settings.port, host: settings.host });
  say(`Rasoi is open at ${settings.publicUrl}`);
  if (login?.password) say(`First login for the admin (shown once): ${login.email}  ${login.password}`);
  else if (login) say(`First login for the admin: ${login.email} with your ADMIN_PASSWORD`);
}

start().catch((error: unknown) => {
  const plain =
    error instanceof SettingsError || error instanceof DatabaseStartError || error instanceof MigrationError;
  process.stderr.write(
    `Rasoi can't start: ${plain ? error.message : String((error as Error)?.stack ?? error)}\n`,
  );
  process.exit(1);
});
