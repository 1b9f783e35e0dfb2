import { join } from 'node:path';
import { migrateSource, openSource } from '#server/database-source.ts';
import { prepareSiteSettings } from '#server/site/site-settings.ts';
import { checkOtherFolders, prepareDataFolder } from '#server/start/data-folder.ts';
import { applyFlags } from '#server/start/flags.ts';
import { announceInstance } from '#server/start/instances.ts';
import { beginProof } from '#server/start/proof.ts';
import { createFirstOwner, loadCatalogue } from '#server/start/seed.ts';
import { settingsOfFolder } from '#server/start/settings-of-folder.ts';
import { listenStartError, startFailure } from '#server/start/start-error.ts';
import { type App, createApp } from './app.ts';
import { type Database, openDatabase } from './db/connection.ts';
import { openDemoFolder } from './demo/demo-folder.ts';
import { LOG_SERIALIZERS } from './http/request-log.ts';
import { withSourceLines } from './http/source-lines.ts';
import { bundledPincodes } from './integrations/pincodes.ts';
import { openLogFile } from './operation/log-file.ts';
import { serviceManager } from './operation/service-manager.ts';
import { stopServer } from './operation/stop-server.ts';
import type { ServerSettings } from './settings/list.ts';
import { PROJECT_FOLDER } from './settings/project-folder.ts';

/** How long running requests may take when the server stops (milliseconds). */
const STOP_WITHIN = 10_000;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The first content of a new kitchen: its settings, the default menu and the first owner. */
async function prepareKitchen(
  { documents, accounts }: Pick<App, 'documents' | 'accounts'>,
  { database, settings }: { database: Database; settings: ServerSettings },
): Promise<void> {
  await prepareSiteSettings({ database, documents, settings, env: process.env, print });
  await loadCatalogue(database, documents, join(PROJECT_FOLDER, 'seed'));
  const login = await createFirstOwner(database, accounts, {
    email: settings.adminEmail,
    password: settings.adminPassword,
  });
  // A generated password is shown only this once.
  if (login?.password) print(`First login for the admin (shown once): ${login.email}  ${login.password}`);
  else if (login) print(`First login for the admin: ${login.email} with your ADMIN_PASSWORD`);
  if (login) print(`Sign in at ${settings.publicUrl}/login?email=${encodeURIComponent(login.email)}`);
}

async function start(): Promise<void> {
  applyFlags(process.argv.slice(2), process.env);
  const settings = settingsOfFolder();
  const demoFolder = await openDemoFolder(settings);
  await prepareDataFolder(settings.dataFolder);
  await checkOtherFolders(settings);
  const proof = await beginProof(settings);
  const source = await openSource(settings, print);
  await migrateSource(source, settings, print);
  const database = openDatabase(source);
  const instance = await announceInstance({ database, settings });
  const { logFile: logPath, drainSeconds } = settings.operation;
  const logFile = logPath === undefined ? undefined : openLogFile(logPath);
  const { server, documents, accounts, mail, messages, readiness, demo, https, scheduled } = await createApp({
    database,
    databaseUrl: source.directUrl ?? source.url,
    pincodes: bundledPincodes(join(PROJECT_FOLDER, 'seed/pincodes.csv')),
    settings,
    logger: { level: settings.logLevel, serializers: LOG_SERIALIZERS, ...(logFile && { stream: logFile }) },
    withPages: true,
    demoFolder,
  });
  if (demo) await demo.begin();
  else await prepareKitchen({ documents, accounts }, { database, settings });

  const manager = serviceManager(process.env);
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    manager.stopping();
    setTimeout(() => process.exit(1), drainSeconds * 1000 + STOP_WITHIN).unref();
    await stopServer(server, readiness, drainSeconds);
    await instance.close();
    await database.close();
    await source.stop();
    await logFile?.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await proof?.complete(server);
  await server.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => {
    throw listenStartError(error, settings);
  });
  await https?.listen();
  mail.start();
  messages.start();
  scheduled.begin();
  manager.ready();
  print(`${demo ? 'The demo of Rasoi' : 'Rasoi'} is open at ${settings.publicUrl}`);
}

// Node.js would print the place in the built program, with its whole line.
process.on('uncaughtException', (error) => {
  process.stderr.write(`${withSourceLines(`${error instanceof Error ? error.stack : error}`)}\n`);
  process.exit(1);
});

start().catch((error: unknown) => {
  process.stderr.write(`Rasoi can't start: ${startFailure(error)}\n`);
  process.exit(1);
});
