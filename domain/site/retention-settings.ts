import * as v from 'valibot';

/**
 * After how many days data is deleted; null: as the server is set up, or never. Only owners may read it. The least numbers
 * are those of the law: logs a year (DPDP Rules 2025), what tax law needs of orders eight years.
 */
export interface RetentionSettings {
  /** Messages of the contact form. */
  messages: number | null;
  /** Logs of accounts. */
  logs: number | null;
  /** Lines of carts that nobody has touched. */
  carts: number | null;
  /** Complaints, from when they were closed. */
  grievances: number | null;
  /** The audit log. */
  audits: number | null;
  /** Names, addresses and numbers on orders; the orders themselves stay. */
  orders: number | null;
}

/** Everything is kept as long as before. */
export const RETENTION_DEFAULTS: RetentionSettings = {
  messages: null,
  logs: null,
  carts: null,
  grievances: null,
  audits: null,
  orders: null,
};

const YEAR = 365;
/** Eight years of records, with two leap days. */
const TAX_RECORDS = 2922;
const MOST = 36_500;

function days(least: number) {
  const words = `must be whole days from ${least} to ${MOST}, or empty`;
  const schema = v.pipe(v.number(words), v.integer(words), v.minValue(least, words), v.maxValue(MOST, words));
  return v.optional(v.nullable(schema), null);
}

/** The values that may be set. A field that is left out gets its default. */
export const retentionSchema = v.object({
  messages: days(30),
  logs: days(YEAR),
  carts: days(7),
  grievances: days(YEAR),
  audits: days(YEAR),
  orders: days(TAX_RECORDS),
});
