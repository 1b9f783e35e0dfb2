// npm run rasoi -- COMMAND: what is done with an installation beside running it. `printer-pack` needs the sources; all other
// commands are those of the package's command `rasoi`, and run from the same built program.
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { root, script } from './steps.mjs';

const [name = '', ...args] = process.argv.slice(2);

await script(async () => {
  await install();
  if (name === 'printer-pack') return (await import('./printer-pack.mjs')).packPrinter(args);
  await build();
  if (['', 'help', '--help'].includes(name))
    console.log(
      "npm run rasoi -- printer-pack packs the printer's program as one file for Windows and Linux.\n",
    );
});
if (name !== 'printer-pack' && process.exitCode === 0) {
  await import(pathToFileURL(`${root}/build/commands/rasoi.js`).href);
}
