// node scripts/with-packages.mjs FILE [word …]: installs the packages, then runs a script that imports them.
import { install } from './install.mjs';
import { script, tool } from './steps.mjs';

await script(async () => {
  await install();
  return (await tool('tsx', process.argv.slice(2))).code;
});
