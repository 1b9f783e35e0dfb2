import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createApp } from '#server/app.ts';
import { openForLongWork } from '#server/db/connection.ts';
import { prepareServer } from '#server/db/test-setup.ts';
import { bundledPincodes } from '#server/integrations/pincodes.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { prepareSiteSettings } from '#server/site/site-settings.ts';
import { loadCatalogue } from '#server/start/seed.ts';

/** Tests that run on the server of `TEST_DATABASE_URL`, if it is set. All others have an embedded one. */
const ON_GIVEN_SERVER = 'server';

/** Vitest global setup: a database server, where each test kitchen is copied from one that has been started once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = project.name === ON_GIVEN_SERVER ? process.env.TEST_DATABASE_URL : undefined;
  const { provided, stop } = await prepareServer(given, startOnce);
  project.provide('databaseServer', provided);
  return stop;
}

/** Does what the first start of a server does. Half of the time of opening a test kitchen went into this. */
async function startOnce(url: string): Promise<void> {
  const database = openForLongWork({ url, maxConnections: 1 });
  const settings = readSettings({});
  const { documents, server } = await createApp({
    database,
    pincodes: bundledPincodes(join(PROJECT_FOLDER, 'seed/pincodes.csv')),
    settings,
    logger: false,
    withPages: false,
  });
  await prepareSiteSettings({ database, documents, settings, env: {}, print: () => undefined });
  await loadCatalogue(database, documents, join(PROJECT_FOLDER, 'seed'));
  await server.close();
  await database.close();
}
