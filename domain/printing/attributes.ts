/** The sheets of an order: the kitchen's ticket and the customer's bill. */
export const ORDER_SHEETS = ['ticket', 'bill'] as const;
export type OrderSheet = (typeof ORDER_SHEETS)[number];
/** What prints are of; printers also print the labels of bags (PACK-7). */
const SHEETS = [...ORDER_SHEETS, 'label'] as const;

/** A printer's agent claims a print before it sends it (`printing`), and reports it afterwards (`printed`). */
const PRINT_STATES = ['printing', 'printed'] as const;

/** How long a claim lasts, in milliseconds. Afterwards another agent may take over the print (PRINT-5). */
export const CLAIM_LIFETIME = 60_000;

/** A print of a sheet of an order. */
export const printAttributes = {
  orderId: { type: 'string', size: 36, required: true },
  sheet: { type: 'string', size: 8, oneOf: SHEETS, default: 'ticket' },
  /** 1 for the first print of the sheet; every higher one is a reprint. */
  copy: { type: 'integer', assigned: true },
  /** The device that prints it; null for a browser. */
  deviceId: { type: 'string', size: 36, writtenBy: 'server' },
  /** The agent that prints it, because several may sign in as one device; null for a browser. */
  agentId: { type: 'string', size: 36 },
  /** The person who prints it from a browser; null for a device. */
  actorId: { type: 'string', size: 36, account: true, writtenBy: 'server' },
  state: { type: 'string', size: 8, oneOf: PRINT_STATES, default: 'printed' },
  /** When the agent's claim ends; null once it is printed. */
  claimedUntil: { type: 'datetime', writtenBy: 'server' },
  printedAt: { type: 'datetime', writtenBy: 'server' },
} as const;
