import { parseArgs } from 'node:util';
import { readDeviceToken } from '#domain/devices/token.ts';
import {
  LABEL_WIDTHS,
  type LabelWidth,
  MAX_COPIES,
  PAPER_WIDTHS,
  type PaperWidth,
} from '#domain/printing/paper.ts';
import type { PrinterAddress } from './network-printer.ts';

export interface Options {
  /** The address of the kitchen's site, without a slash at the end. */
  server: string;
  token: string;
  deviceId: string;
  printer: PrinterAddress;
  /** What is printed of each order. */
  sheet: 'ticket' | 'label';
  paper: PaperWidth | LabelWidth;
  copies: number;
  openDrawer: boolean;
}

/** @param command how the program was started, such as `rasoi printer` */
export const helpOf = (
  command: string,
): string => `Prints the tickets of new orders on a network printer (ESC/POS, port 9100).

Without flags it asks for the address of the site, a code from Admin > Team, and the printer, and stores them.

  ${command} --server https://kitchen.example --token rasoi-device:… --printer 192.168.1.50

  --setup                   asks again
  --server   RASOI_SERVER   address of the site; http://localhost:3000 if left out
  --token    RASOI_TOKEN    the device's token, from the site's Admin > Team
  --printer  PRINTER        the printer's address, with its port if that is not 9100
  --width    PAPER_WIDTH    58 or 80 (millimetres); 80 if left out
  --label    PRINT_LABELS=1 prints the label of each bag: on labels of 50 × 25 mm, with --width 58 on paper
  --copies   COPIES         tickets for each order, 1 to 5; 1 if left out
  --drawer   OPEN_DRAWER=1  opens the cash drawer after each ticket
  --help                    shows this
`;

const DEFAULT_SERVER = 'http://localhost:3000';
/** The port at which printers of tickets accept jobs. */
export const DEFAULT_PORT = 9100;

/** An invalid option or answer; the message is for the person who typed it. */
export class WrongOption extends Error {}

export function readPrinter(text: string): PrinterAddress {
  const [, host, port] = /^(\[[^\]]+\]|[^:\s]+)(?::(\d{1,5}))?$/.exec(text) ?? [];
  const number = port === undefined ? DEFAULT_PORT : Number(port);
  if (host === undefined || number < 1 || number > 65_535) {
    throw new WrongOption(
      `"${text}" is not the address of a printer, such as 192.168.1.50 or 192.168.1.50:9100.`,
    );
  }
  return { host: host.replace(/^\[|\]$/g, ''), port: number };
}

export function readServer(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new WrongOption(`"${text}" is not the address of a site, such as https://kitchen.example.`);
  }
  return url.origin;
}

function readLabelPaper(text: string): LabelWidth {
  const paper = LABEL_WIDTHS.find((width) => String(width) === text.trim());
  if (paper === undefined) throw new WrongOption('Labels are 50 or 58 millimetres wide.');
  return paper;
}

export function readPaper(text: string): PaperWidth {
  const paper = PAPER_WIDTHS.find((width) => String(width) === text.trim());
  if (paper === undefined) throw new WrongOption('The paper is 58 or 80 millimetres wide.');
  return paper;
}

/** What the set-up of a printer has stored on this machine. */
export interface SavedOptions {
  server?: string;
  token?: string;
  printer?: string;
  width?: string;
}

/**
 * Reads flags, the environment, and what is stored on this machine, in this order. 'setUp' if somebody asks for the set-up,
 * or if token and printer are nowhere; 'help' for `--help`. Throws WrongOption.
 */
export function readOptions(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  saved: SavedOptions = {},
): Options | 'help' | 'setUp' {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    server: text,
    token: text,
    printer: text,
    width: text,
    copies: text,
    drawer: flag,
    label: flag,
    setup: flag,
    help: flag,
  };
  let given: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    given = parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new WrongOption(error instanceof Error ? error.message : String(error));
  }
  if (given.help) return 'help';
  const token = given.token ?? env.RASOI_TOKEN ?? saved.token ?? '';
  const printer = given.printer ?? env.PRINTER ?? saved.printer ?? '';
  if (given.setup || (token === '' && printer === '')) return 'setUp';
  const device = readDeviceToken(token.trim());
  if (!device)
    throw new WrongOption('The token is missing or invalid. It is shown when the device is added.');
  if (printer === '') throw new WrongOption('The address of the printer is missing.');
  const isLabel = given.label ?? env.PRINT_LABELS === '1';
  const width = given.width ?? env.PAPER_WIDTH;
  const paper = isLabel ? readLabelPaper(width ?? '50') : readPaper(width ?? saved.width ?? '80');
  const copies = Number(given.copies ?? env.COPIES ?? 1);
  if (!Number.isInteger(copies) || copies < 1 || copies > MAX_COPIES) {
    throw new WrongOption(`There can be 1 to ${MAX_COPIES} copies.`);
  }
  return {
    server: readServer(given.server ?? env.RASOI_SERVER ?? saved.server ?? DEFAULT_SERVER),
    token: token.trim(),
    deviceId: device.deviceId,
    printer: readPrinter(printer),
    sheet: isLabel ? 'label' : 'ticket',
    paper,
    copies,
    openDrawer: given.drawer ?? env.OPEN_DRAWER === '1',
  };
}
