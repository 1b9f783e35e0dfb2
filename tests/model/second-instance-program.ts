import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { openForLongWork } from '#server/db/connection.ts';
import { bundledPincodes } from '#server/integrations/pincodes.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { readSettings } from '#server/settings/read-settings.ts';

// A second instance on the database of a kitchen, to be killed: `tsx second-instance-program.ts DATABASE_URL SETTINGS`. It prints
// where it listens. A message sets how far its clock is ahead, in milliseconds, and is sent back. It does no scheduled work:
// the history says when that is done.

const [url = '', settings = '{}'] = process.argv.slice(2);
let ahead = 0;
process.on('message', (milliseconds) => {
  ahead = Number(milliseconds);
  process.send?.(ahead);
});
process.on('disconnect', () => process.exit(0));
const { server } = await createApp({
  database: openForLongWork({ url }),
  pincodes: bundledPincodes(join(PROJECT_FOLDER, 'seed/pincodes.csv')),
  settings: readSettings({ RATE_LIMIT_SCALE: '0', ...JSON.parse(settings) }),
  logger: false,
  withPages: false,
  clock: () => new Date(Date.now() + ahead),
});
console.log(await server.listen({ port: 0, host: '127.0.0.1' }));
