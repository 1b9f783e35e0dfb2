// npm run rasoi -- COMMAND: what is done with an installation beside running it.
import { packPrinter } from './printer-pack.mjs';
import { Failure, script } from './steps.mjs';

/** @type {Record<string, { does: string, run: (args: string[]) => Promise<void> }>} */
const COMMANDS = {
  'printer-pack': {
    does: "packs the printer's program as one file for Windows and Linux, in release/printer",
    run: packPrinter,
  },
};

const HELP = `npm run rasoi -- COMMAND

${Object.entries(COMMANDS)
  .map(([name, { does }]) => `  ${name.padEnd(14)}${does}`)
  .join('\n')}
`;

await script(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command) return command.run(args);
  console.log(HELP);
  if (name !== '' && name !== 'help' && name !== '--help')
    throw new Failure(`There is no command "${name}".`);
});
