import { cut } from '#domain/cutting.ts';
import { type Columns, type LineOf, type ProblemOf, readByRow } from '#domain/imports/columns.ts';
import { headings } from '#domain/imports/headings.ts';
import type { ImportFile } from '#domain/imports/import-file.ts';
import { parseAmount, type Rupees, toRupees } from '#domain/money.ts';
import { readSigned } from '#domain/numbers.ts';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import type { ReadPhone } from '#domain/phone.ts';

interface Known {
  readPhone: ReadPhone;
}

const columns = {
  phone: {
    called: headings.phone,
    needed: true,
    read: (cell, { readPhone }) => readPhone(cell),
    problem: 'noPhone',
  },
  name: { called: headings.name, read: (cell) => cut(cell, 128) || null },
  /** With a minus sign it is owed by the customer. */
  balance: {
    called: headings.balance,
    needed: true,
    read: (cell) => readSigned(cell, parseAmount) || undefined,
    problem: 'noBalance',
  },
  note: { called: headings.note, read: readByRow({ type: 'string', size: MAX_NOTE }), problem: 'longNote' },
} as const satisfies Columns<Known>;

/** The opening balance (paise, below 0 if it is owed) that a line says of a customer. */
export type Opening = LineOf<typeof columns>;
export type OpeningProblem = ProblemOf<typeof columns> | 'phoneTwice';
/** What the preview shows of a line. */
export type ShownOpening = { phone: string; name: string; balance: Rupees | null };

/** Opening balances of many customers, for kitchens that come from a notebook (LEDGER-35). */
export const openingFile: ImportFile<typeof columns, Known, Opening, OpeningProblem, ShownOpening> = {
  columns,
  most: 2000,
  entryOf: (line) => line,
  identity: ({ phone }) => phone,
  twice: 'phoneTwice',
  shown: (cell, entry) => ({
    phone: `${entry?.phone ?? cell('phone')}`,
    name: cell('name'),
    balance: entry ? toRupees(entry.balance) : null,
  }),
};
