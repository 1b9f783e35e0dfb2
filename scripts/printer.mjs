// npm run printer: prints the tickets of new orders on a network printer. Options: npm run printer -- --help
import { install } from './install.mjs';
import { script, tool } from './steps.mjs';

await script(async () => {
  await install();
  return (await tool('tsx', ['printer/main.ts', ...process.argv.slice(2)])).code;
});
