import * as v from 'valibot';
import { FIRST_LETTER } from '#domain/invoices/numbers.ts';
import { field, type Section } from './setting-rows.ts';

const LETTER = 'must be one letter from A to Z';
const letter = v.pipe(v.string(LETTER), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]$/, LETTER));

/** How invoices are numbered. */
export const invoices = {
  isPublic: false,
  title: 'Invoices',
  settings: {
    /** The letter that numbers begin with. It only moves on to the next one, after a restore of the database (INVOICE-9). */
    series: field('text', letter, FIRST_LETTER, [
      'Letter of the series',
      'Take the next letter only after the database was restored from a backup: customers may hold invoices that the backup does not know, and no number may be given twice. There is no way back.',
    ]),
  },
} as const satisfies Section;
