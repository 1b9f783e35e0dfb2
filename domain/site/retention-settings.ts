import type { Words } from '#domain/rows/row.ts';
import { wholeOrNone } from './rules/numbers.ts';
import { field, type Section } from './setting-rows.ts';

const YEAR = 365;
/** Eight years of records, with two leap days. */
const TAX_RECORDS = 2922;

const days = (least: number, words: Words) =>
  field('countOrNone', wholeOrNone('days', least, 36_500), null, words);

/**
 * After how many days data is deleted; null: as the server is set up, or never. The least numbers are those of the law: logs
 * a year (DPDP Rules 2025), what tax law needs of orders eight years.
 */
export const retention = {
  isPublic: false,
  title: 'How long data is kept',
  settings: {
    /** Messages of the contact form. */
    messages: days(30, ['Messages (days)', 'Of the contact form. Empty: as the server is set up.']),
    /** Logs of accounts. */
    logs: days(YEAR, [
      'Account logs (days)',
      'At least 365, as the law asks. Empty: as the server is set up.',
    ]),
    /** Lines of carts that nobody has touched. */
    carts: days(7, ['Cart lines (days)', 'That nobody has touched. Empty: never deleted.']),
    /** Complaints, from when they were closed. */
    grievances: days(YEAR, [
      'Closed complaints (days)',
      'At least 365. Open ones always stay. Empty: never deleted.',
    ]),
    /** The audit log. */
    audits: days(YEAR, ['Audit log (days)', 'At least 365. Empty: never deleted.']),
    /** Names, addresses and numbers on orders; the orders themselves stay. */
    orders: days(TAX_RECORDS, [
      'Customers’ data on orders (days)',
      'At least 2922: tax records are kept for 8 years. The orders stay. Empty: never removed.',
    ]),
  },
} as const satisfies Section;
