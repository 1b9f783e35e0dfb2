import { transferNumber } from '#domain/payments/transfer-number.ts';
import { PAID_BY } from './attributes.ts';

/** `due`: the kitchen has to pay it; `withdrawn`: the customer keeps their balance. */
const STATES = ['due', 'paid', 'withdrawn'] as const;

/** The longest account that somebody names, such as a UPI id or the number of a bank account. */
export const MAX_PAY_TO = 120;

/**
 * A balance that the kitchen pays back, because its customer asks for it or has closed their login (LEDGER-32). Where it goes
 * and how to reach them is kept until it is paid.
 */
export const balanceRefundAttributes = {
  userId: { type: 'string', size: 36, account: true, writtenBy: 'server', word: 'person' },
  /** What the customer had when it was asked for; once it is paid, what was paid. */
  amount: { type: 'money', min: 0, assigned: true },
  state: { type: 'string', size: 9, oneOf: STATES, default: 'due' },
  /** Where the customer wants the money, as they typed it. */
  payTo: { type: 'string', size: MAX_PAY_TO, trim: true, needsProof: true, word: 'pay to' },
  /** Whether the login is closed, so that nobody else knows whom to pay. */
  closedLogin: { type: 'boolean', default: false, writtenBy: 'server', word: 'login closed' },
  /** Of a closed login, until it is paid. */
  name: { type: 'string', size: 128, writtenBy: 'server' },
  phone: { type: 'string', size: 20, writtenBy: 'server' },
  email: { type: 'string', size: 320, contact: true, writtenBy: 'server' },
  paidBy: { type: 'string', size: 4, oneOf: PAID_BY, writtenBy: 'admins', word: 'paid by' },
  /** The number of the transfer. */
  reference: { type: 'string', size: 64, form: transferNumber, writtenBy: 'admins' },
  recordedBy: { type: 'string', size: 36, account: true, writtenBy: 'server', word: 'recorded by' },
  paidAt: { type: 'datetime', writtenBy: 'server' },
  createdAt: { type: 'datetime', writtenBy: 'server' },
} as const;
