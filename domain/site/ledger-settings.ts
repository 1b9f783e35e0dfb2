import { whole } from './rules/numbers.ts';
import { amount, field, flag, type Section, type ValuesOf } from './setting-rows.ts';

const settings = {
  isOn: flag(false, ['A ledger of customers’ balances'], {
    off: ['No ledger', 'Every order is paid by itself.'],
    on: ['Keep a ledger', 'You record what customers pay ahead and what they owe, instead of in a notebook.'],
  }),
  /** The most that a customer can pay into their balance at once, in rupees; whoever owes more can pay all of it. */
  mostToPayIn: amount(10_000, [
    'Most that a customer can pay in at once',
    'Into their balance, ahead of orders. Whoever owes more can pay all of it.',
  ]),
  /** Whether statements are sent by themselves (LEDGER-34). */
  sendsStatements: flag(true, ['Statements by e-mail'], {
    off: ['Send none', 'You and your customers find them on their pages, for printing.'],
    on: ['Send them', 'To everybody who owes, or has entries in the month or week.'],
  }),
  statementDay: field('count', whole('dayOfMonth', 1, 28), 1, [
    'Day of the month on which statements go out',
    '1 to 28, for the month before. Who pays weekly gets theirs each Monday.',
  ]),
  daysToPay: field('count', whole('days', 0, 60), 5, [
    'Days to pay',
    'After the end of the month or week: with 5, November is due on 5 December.',
  ]),
  sendsReminders: flag(true, ['Reminders'], {
    off: ['Remind nobody', 'Only the statement goes out.'],
    on: [
      'Remind twice',
      'One e-mail two days before the due date and one three days after, while it is unpaid.',
    ],
  }),
} as const;

export type LedgerSettings = ValuesOf<typeof settings>;

/** Whether the kitchen keeps a ledger: who has paid ahead, and who owes (LEDGER-2). */
export const ledger = {
  isPublic: true,
  title: 'Ledger',
  settings,
  /** Nobody gets a statement after its due date. Those of weeks go out one day after their end. */
  check({ sendsStatements, statementDay, daysToPay }: LedgerSettings) {
    if (!sendsStatements || daysToPay >= statementDay) return undefined;
    return { field: 'daysToPay', reason: 'must not be below the day on which statements go out' };
  },
} as const satisfies Section;
