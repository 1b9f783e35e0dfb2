// npm run backup [file]: writes database and files into one archive. npm run restore file: fills an empty data folder from it.
// npm run export [folder]: writes everything as CSV and JSON.
import { install } from './install.mjs';
import { script, tool } from './steps.mjs';

await script(async () => {
  await install();
  return (await tool('tsx', ['server/backup/backup-program.ts', ...process.argv.slice(2)])).code;
});
