/** What a device is for. */
export const DEVICE_KINDS = ['printer', 'kitchenTablet', 'money'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** What a printer's program found when it last used the printer. */
export const PRINTER_STATES = ['ready', 'noAnswer', 'noPaper', 'coverOpen', 'failed'] as const;
export type PrinterState = (typeof PRINTER_STATES)[number];

/** The most characters of a device's name. */
const MAX_DEVICE_NAME = 64;

/** A printer or tablet of the kitchen that signs in with its own token. The token's hash is not an attribute. */
export const deviceAttributes = {
  name: {
    type: 'string',
    size: MAX_DEVICE_NAME,
    min: 1,
    trim: true,
    required: true,
    words: ['Name', 'Such as where it stands: Stove, Counter'],
  },
  kind: {
    type: 'string',
    as: 'radio',
    size: 16,
    oneOf: DEVICE_KINDS,
    required: true,
    words: ['What it is'],
    choices: {
      printer: ['Printer', 'Prints the ticket of each order.'],
      kitchenTablet: ['Kitchen tablet', 'Reads orders, for a screen or a program of your own.'],
      money: ['Phone with the bank’s messages', 'Forwards them, so that payments by UPI confirm themselves.'],
    },
  },
  /** When the current token was issued; null until the first one is. */
  tokenIssuedAt: { type: 'datetime', writtenBy: 'server' },
  /** When a code to fetch a token was last made; null until the first one is. */
  codeIssuedAt: { type: 'datetime', writtenBy: 'server' },
  /** Null until a printer's program has reported it, and for tablets (PRINT-12). */
  printerState: { type: 'string', size: 16, oneOf: PRINTER_STATES, writtenBy: 'server' },
  /** When an admin last asked for a test page, and when one was last printed. */
  testAskedAt: { type: 'datetime', writtenBy: 'server' },
  testedAt: { type: 'datetime', writtenBy: 'server' },
  /** When the device last sent a request, to the minute. */
  lastSeenAt: { type: 'datetime', writtenBy: 'server' },
} as const;
