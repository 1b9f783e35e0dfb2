import { createInterface } from 'node:readline/promises';
import { startAgent } from './agent.ts';
import { findPrinters } from './find-printers.ts';
import { SignedOut } from './kitchen-client.ts';
import { helpOf, type Options, readOptions, WrongOption } from './options.ts';
import { readSaved, save, savedFile } from './saved-options.ts';
import { setUp } from './set-up.ts';

/** The package's command `rasoi` starts it, or npm. */
const HELP = helpOf(process.env.RASOI_SERVICE ? 'rasoi printer' : 'npm run printer --');

/** Asks at the terminal, stores the answers, and returns them as options. */
async function setUpHere(): Promise<Options> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const terminal = { ask: (question: string) => lines.question(question), say: console.log };
    const answers = await setUp(terminal, findPrinters);
    save(savedFile(), answers);
    const options = readOptions([], {}, answers);
    if (typeof options === 'string') throw new Error('The answers are no options');
    return options;
  } finally {
    lines.close();
  }
}

/** Prints the tickets of new orders on a network printer until it is stopped. */
async function main(): Promise<number> {
  const read = readOptions(process.argv.slice(2), process.env, readSaved(savedFile()));
  if (read === 'help') {
    console.log(HELP);
    return 0;
  }
  if (read === 'setUp' && !process.stdin.isTTY) {
    throw new WrongOption('The token and the address of the printer are missing.');
  }
  const options = read === 'setUp' ? await setUpHere() : read;
  const agent = startAgent(options, (line) => console.log(line));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, agent.stop);
  await agent.finished;
  return 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.exitCode = 1;
    if (error instanceof WrongOption) console.error(`${error.message}\n\n${HELP}`);
    else if (error instanceof SignedOut) {
      console.error(
        'The server does not know this token any more. Run this with --setup, and make a new code under Admin > Team.',
      );
    } else console.error(error);
  },
);
