/** A statement that was sent to a customer, once for each period (LEDGER-34). Its entries are read from the ledger. */
export const statementAttributes = {
  userId: { type: 'string', size: 36, account: true, assigned: true, word: 'person' },
  /** The key of its month or week (`statementKey`). */
  period: { type: 'string', size: 10, assigned: true },
  /** The balance at the end of the period, below 0 if the customer owed. */
  closing: { type: 'money', assigned: true },
  /** The day by which it must be paid; null if nothing was owed. */
  dueOn: { type: 'string', size: 10, writtenBy: 'server', word: 'due on' },
  /** What was still to be paid when the customer was last reminded. */
  unpaid: { type: 'money', writtenBy: 'server' },
  remindedBefore: { type: 'datetime', writtenBy: 'server', word: 'reminded before the due date' },
  remindedAfter: { type: 'datetime', writtenBy: 'server', word: 'reminded after the due date' },
  /** Whether it is a company's, whose admins read it at `/my-company` (PLAN-45). */
  ofCompany: { type: 'boolean', default: false, writtenBy: 'server' },
  createdAt: { type: 'datetime', assigned: true },
} as const;
