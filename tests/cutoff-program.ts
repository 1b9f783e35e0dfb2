import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { decideDueMeals } from '#server/collections/plans/meals/decide-meals.ts';
import { openDatabase } from '#server/db/connection.ts';
import { bundledPincodes } from '#server/integrations/pincodes.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { readSettings } from '#server/settings/read-settings.ts';

// A process that works off the cutoffs that have passed at a moment, and ends. A test kills it in the middle.

const [url = '', moment = ''] = process.argv.slice(2);
const database = openDatabase({ url });
const app = await createApp({
  database,
  pincodes: bundledPincodes(join(PROJECT_FOLDER, 'seed/pincodes.csv')),
  settings: readSettings({}),
  logger: false,
  withPages: false,
  clock: () => new Date(moment),
});
console.log('ready');
await decideDueMeals(app.engine);
await app.server.close();
await database.close();
process.exit(0);
