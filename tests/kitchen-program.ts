/**
 * A complete server without pages in a separate process, for tests that kill it and for benchmarks:
 * `tsx kitchen-program.ts FOLDER [OPTIONS]`, with the options as JSON. It syncs every commit, uses a free port and has no
 * rate limits. With ADMIN_EMAIL in the settings it has a first owner. It prints
 * one line of JSON, `Opened`.
 */
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/db/connection.ts';
import { startEmbedded } from '#server/db/embedded/supervisor.ts';
import { migrate } from '#server/db/migrate.ts';
import { bundledPincodes } from '#server/integrations/pincodes.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { prepareSiteSettings } from '#server/site/site-settings.ts';
import { createFirstOwner, loadCatalogue } from '#server/start/seed.ts';
import type { KitchenOptions, Opened } from './kitchen-process.ts';

const [folder, options = '{}'] = process.argv.slice(2);
if (folder === undefined) throw new Error('Which folder?');
const log = { info: () => undefined, error: (message: string) => console.error(message) };

const { databaseUrl, sendMail, settings: more }: KitchenOptions = JSON.parse(options);
const settings = readSettings({
  RATE_LIMIT_SCALE: '0',
  RASOI_DATA: folder,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  ...more,
});
const embedded = databaseUrl ? undefined : await startEmbedded({ folder: join(folder, 'postgres'), log });
const url = databaseUrl ?? embedded?.url ?? '';
const database = openDatabase({ url });
await migrate(database.longWork(), join(PROJECT_FOLDER, 'server/db/migrations'));
const { server, documents, accounts, mail, scheduled } = await createApp({
  database,
  pincodes: bundledPincodes(join(PROJECT_FOLDER, 'seed/pincodes.csv')),
  settings,
  logger: { level: 'fatal' },
  withPages: false,
});
await prepareSiteSettings({ database, documents, settings, env: {}, print: () => undefined });
await loadCatalogue(database, documents, join(PROJECT_FOLDER, 'seed'));
if (more?.ADMIN_EMAIL !== undefined) {
  await createFirstOwner(database, accounts, {
    email: settings.adminEmail,
    password: settings.adminPassword,
  });
}
process.on('SIGTERM', async () => {
  await server.close();
  await database.close();
  await embedded?.stop();
  process.exit(0);
});
const origin = await server.listen({ port: 0, host: '127.0.0.1' });
if (sendMail) mail.start();
scheduled.begin();
console.log(JSON.stringify({ origin, databaseUrl: url } satisfies Opened));
