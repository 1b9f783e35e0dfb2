import { startAgent } from './agent.ts';
import { SignedOut } from './kitchen-client.ts';
import { HELP, readOptions, WrongOption } from './options.ts';

/** npm run printer: prints the tickets of new orders on a network printer until it is stopped. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (!options) {
    console.log(HELP);
    return 0;
  }
  const agent = startAgent(options, (line) => console.log(line));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, agent.stop);
  await agent.finished;
  return 0;
}

process.exitCode = await main().catch((error: unknown) => {
  if (error instanceof WrongOption) console.error(`${error.message}\n\n${HELP}`);
  else if (error instanceof SignedOut) {
    console.error('The server does not know this token any more. Please issue a new one under Admin > Team.');
  } else console.error(error);
  return 1;
});
