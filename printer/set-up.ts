import { Client } from 'appwrite';
import type { PrinterState } from '#domain/devices/attributes.ts';
import { readDeviceToken } from '#domain/devices/token.ts';
import { printTestPage } from './agent.ts';
import { connectKitchen } from './kitchen-client.ts';
import { PrinterProblem } from './network-printer.ts';
import { readPaper, readPrinter, readServer, type SavedOptions, WrongOption } from './options.ts';

/** Where the set-up asks and answers. */
export interface Terminal {
  ask(question: string): Promise<string>;
  say(line: string): void;
}

/** Asks until `read` accepts the answer. */
async function askFor<T>(
  { ask, say }: Terminal,
  question: string,
  read: (text: string) => T | Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await read((await ask(question)).trim());
    } catch (error) {
      if (!(error instanceof WrongOption)) throw error;
      say(error.message);
    }
  }
}

/** An address as somebody types it, who leaves out the protocol. */
const siteOf = (text: string): string => readServer(/^https?:\/\//.test(text) ? text : `https://${text}`);

/** Exchanges a code for the device's token. Throws WrongOption for a code that is refused. */
async function tokenFor(server: string, code: string): Promise<string> {
  const url = new URL(`${server}/v1/devices/sign-in`);
  const client = new Client().setEndpoint(`${server}/v1`).setProject('rasoi');
  try {
    const answer = await client.call('post', url, { 'content-type': 'application/json' }, { code });
    return String(Object(answer).token);
  } catch (error) {
    throw new WrongOption(error instanceof Error ? error.message : String(error));
  }
}

/** What helps with a problem of the printer. */
const ADVICE: Record<PrinterState, string> = {
  noAnswer: 'Is it on, and in the same network as this computer? Its own test print shows its address.',
  noPaper: 'Please put in a roll of paper.',
  coverOpen: 'Please close its cover.',
  failed: 'Please turn it off and on again.',
  ready: '',
};

/** Asks for a printer until it prints a test page. */
async function choosePrinter(
  terminal: Terminal,
  found: readonly string[],
  print: (address: string) => Promise<void>,
): Promise<string> {
  for (const [index, address] of found.entries()) terminal.say(`  ${index + 1}  ${address}`);
  const question = found.length > 0 ? 'Number or address of the printer: ' : 'Address of the printer: ';
  return askFor(terminal, question, async (text) => {
    const address = found[Number(text) - 1] ?? text;
    try {
      await print(address);
      return address;
    } catch (error) {
      if (!(error instanceof PrinterProblem)) throw error;
      throw new WrongOption(`The printer ${error.message}. ${ADVICE[error.state]}`);
    }
  });
}

/**
 * Sets up a printer with somebody at the keyboard: the site, the code from Admin > Team, the paper, and the printer, which
 * prints a test page (PRINT-11).
 */
export async function setUp(
  terminal: Terminal,
  findPrinters: () => Promise<string[]>,
): Promise<Required<SavedOptions>> {
  const { say } = terminal;
  say(
    'This sets up the printer of the kitchen. On the site, open Admin > Team and choose "Code" at the printer.',
  );
  const server = await askFor(terminal, 'Address of the site, such as khana.example: ', siteOf);
  const token = await askFor(terminal, 'Code of six digits: ', (code) => tokenFor(server, code));
  const width = await askFor(terminal, 'Paper in millimetres, 58 or 80 [80]: ', (text) =>
    readPaper(text || '80'),
  );
  const deviceId = readDeviceToken(token)?.deviceId ?? '';
  const options = {
    server,
    token,
    deviceId,
    sheet: 'ticket',
    paper: width,
    copies: 1,
    openDrawer: false,
  } as const;
  const kitchen = connectKitchen({ ...options, agentId: 'set-up' });
  say('Looking for printers in this network...');
  const printer = await choosePrinter(terminal, await findPrinters(), async (address) => {
    await printTestPage(readPrinter(address), kitchen);
    // The page is printed: a lost report must not end the set-up, whose code is used.
    await kitchen.reportPrinter('ready', true).catch(() => undefined);
  });
  say('The test page is printed. From now on this program prints the ticket of each order while it runs.');
  return { server, token, printer, width: String(width) };
}
