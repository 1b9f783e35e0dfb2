import * as v from 'valibot';
import { FIRST_LETTER } from '#domain/invoices/numbers.ts';

/** How invoices are numbered. Only owners may read it. */
export interface InvoicesSettings {
  /** The letter that numbers begin with. It only moves on to the next one, after a restore of the database (INVOICE-9). */
  series: string;
}

export const INVOICES_DEFAULTS: InvoicesSettings = { series: FIRST_LETTER };

const LETTER = 'must be one letter from A to Z';

/** The values that may be set. */
export const invoicesSchema = v.object({
  series: v.optional(
    v.pipe(v.string(LETTER), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]$/, LETTER)),
    INVOICES_DEFAULTS.series,
  ),
});
