import { cut } from '#domain/cutting.ts';
import { ledgerMessages } from '#domain/ledger/messages.ts';
import {
  MOST_OPENINGS,
  type Opening,
  type OpeningLine,
  type OpeningPreview,
  type OpeningProblem,
  openingColumns,
  readOpening,
} from '#domain/ledger/openings.ts';
import { paise, toRupees, ZERO_PAISE } from '#domain/money.ts';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { checkNotOwnMoney } from '#server/documents/access.ts';
import { recordAudit } from '#server/documents/audit.ts';
import type { Work } from '#server/documents/collection.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { readCsv } from '#server/http/csv/read-csv.ts';
import { readPhone } from '#server/http/phones.ts';
import { holdMessages } from '#server/messages/holds.ts';
import { addEntry } from '../balances/add-entry.ts';
import { lockBalance } from '../balances/balances.ts';
import { NOT_REVERSED } from '../balances/reversed.ts';
import { customerOfNumber } from '../people/phone-customers.ts';
import { holderOfNumber, lockOfNumber } from '../people/phone-numbers.ts';

interface ReadLine {
  line: number;
  cells: readonly string[];
  read: Opening | OpeningProblem;
}

const isProblem = (read: Opening | OpeningProblem): read is OpeningProblem => typeof read === 'string';

/** The lines of a file, with what is wrong with each; or what is wrong with the whole file. */
async function readLines(csv: string): Promise<{ lines: ReadLine[]; problem: OpeningProblem | null }> {
  const [head, ...rest] = await readCsv(csv, ledgerMessages.csvQuotes);
  const columns = head && openingColumns(head.cells);
  if (!columns) return { lines: [], problem: head ? 'noColumns' : 'empty' };
  if (rest.length === 0) return { lines: [], problem: 'empty' };
  if (rest.length > MOST_OPENINGS) return { lines: [], problem: 'tooMany' };
  const seen = new Set<number>();
  const lines = rest.map(({ line, cells }): ReadLine => {
    const read = readOpening(cells, columns, MAX_NOTE, readPhone);
    if (isProblem(read)) return { line, cells, read };
    if (seen.has(read.phone)) return { line, cells, read: 'phoneTwice' };
    seen.add(read.phone);
    return { line, cells, read };
  });
  return { lines, problem: null };
}

/** Whether a customer has an opening balance that was not reversed. */
export async function hasOpening({ sql: db }: { sql: Sql }, userId: string): Promise<boolean> {
  const found = await db.query(
    sql`select 1 from "ledgerEntries" entry where "userId" = ${userId} and kind = 'opening'
      and ${NOT_REVERSED} limit 1`,
    'opening balance of a customer',
  );
  return found.length > 0;
}

/** What importing a file would do, line by line. */
export async function previewOpenings(work: Work, csv: string): Promise<OpeningPreview> {
  const { lines, problem } = await readLines(csv);
  const shown: OpeningLine[] = [];
  for (const { line, cells, read } of lines) {
    if (isProblem(read)) {
      shown.push({
        line,
        phone: cut(cells.join(', '), 80),
        name: null,
        balance: null,
        kind: 'error',
        problem: read,
      });
      continue;
    }
    const holder = await holderOfNumber(work, read.phone);
    const isKnown = holder !== undefined && (await hasOpening(work, holder));
    const { phone, name, balance } = read;
    shown.push({
      line,
      phone: `${phone}`,
      name,
      balance: toRupees(balance),
      kind: isKnown ? 'known' : 'add',
      problem: null,
    });
  }
  return { lines: shown, problem };
}

/** Records in the audit log that opening balances of a file were entered: whichever file it was (LEDGER-35, PLAN-38). */
export const recordOpenings = (work: UnitOfWork, added: number): Promise<void> =>
  recordAudit(work, {
    action: 'create',
    collection: 'ledgerEntries',
    documentId: uniqueId(),
    label: `Opening balances from a file: ${added} added`,
  });

/**
 * Enters the opening balances of a file, all or none. Customers who have one already are left out, so that a repeat adds
 * nothing. Customers nobody knows become phone customers.
 * @throws Failure general_argument_invalid if a line cannot be read
 */
export async function importOpenings(
  work: UnitOfWork,
  csv: string,
): Promise<{ added: number; known: number }> {
  if (!work.site.ledger.isOn) throw new Failure('ledger_off');
  const { lines, problem } = await readLines(csv);
  const openings = lines.flatMap(({ read }) => (isProblem(read) ? [] : [read]));
  if (problem || openings.length < lines.length)
    throw new Failure('general_argument_invalid', ledgerMessages.openingsWrong);
  // In the order of their locks, so that two imports at once cannot wait for each other.
  const sorted = openings.sort(
    (one, other) => lockOfNumber(one.phone) - lockOfNumber(other.phone) || one.phone - other.phone,
  );
  let added = 0;
  for (const { phone, name, balance, note } of sorted) {
    const userId = await customerOfNumber(work, phone, name);
    checkNotOwnMoney(work, userId);
    await lockBalance(work, userId);
    if (await hasOpening(work, userId)) continue;
    await addEntry(work, {
      userId,
      kind: 'opening',
      debit: balance < 0 ? paise(-balance) : ZERO_PAISE,
      credit: balance > 0 ? balance : ZERO_PAISE,
      note,
    });
    await holdMessages(work, userId);
    added += 1;
  }
  await recordOpenings(work, added);
  return { added, known: sorted.length - added };
}
