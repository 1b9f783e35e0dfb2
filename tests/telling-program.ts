import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/db/connection.ts';
import { bundledPincodes } from '#server/integrations/pincodes.ts';
import { dispatchMessages } from '#server/messages/dispatch.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { readSettings } from '#server/settings/read-settings.ts';

// A process that chooses the channels of what customers are told at a moment, sends it, and ends. A test kills it in the middle.

const [url = '', moment = '', gateway = ''] = process.argv.slice(2);
const database = openDatabase({ url });
const app = await createApp({
  database,
  pincodes: bundledPincodes(join(PROJECT_FOLDER, 'seed/pincodes.csv')),
  settings: readSettings({ SMS_URL: gateway, PUBLIC_URL: 'https://swaad.example' }),
  logger: false,
  withPages: false,
  clock: () => new Date(moment),
});
console.log('ready');
await dispatchMessages(app.engine);
await app.mail.deliverDue();
await app.server.close();
await database.close();
process.exit(0);
