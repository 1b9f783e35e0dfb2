// npm run backup, restore and export: the commands of `rasoi` of these names, from the sources.
import { install } from './install.mjs';
import { script, tool } from './steps.mjs';

await script(async () => {
  await install();
  return (await tool('tsx', ['server/commands/rasoi-program.ts', ...process.argv.slice(2)])).code;
});
