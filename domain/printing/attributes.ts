/** What is printed of an order: the kitchen's ticket, or the customer's bill. */
export const SHEETS = ['ticket', 'bill'] as const;
export type Sheet = (typeof SHEETS)[number];

/** A printer's agent claims a print before it sends it, and reports it afterwards. */
const PRINT_STATES = ['printing', 'printed'] as const;

/** How long a claim lasts, in milliseconds. After that another agent may take the print over. */
export const CLAIM_LIFETIME = 60_000;

/** A sheet of an order that was printed, or is being printed. */
export const printAttributes = {
  orderId: { type: 'string', size: 36, required: true },
  sheet: { type: 'string', size: 8, oneOf: SHEETS, default: 'ticket' },
  /** 1 for the first print of the sheet; every higher one is a reprint. */
  copy: { type: 'integer', assigned: true },
  /** The device that prints it; null when somebody prints from a browser. */
  deviceId: { type: 'string', size: 36 },
  /** The process that prints it, since several may sign in as one device; null for a browser. */
  agentId: { type: 'string', size: 36 },
  /** Who prints it from a browser. */
  actorId: { type: 'string', size: 36 },
  state: { type: 'string', size: 8, oneOf: PRINT_STATES, default: 'printed' },
  /** Until when the agent's claim lasts; null once it is printed. */
  claimedUntil: { type: 'datetime' },
  printedAt: { type: 'datetime' },
} as const;
