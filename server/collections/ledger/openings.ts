import { readImport } from '#domain/imports/import-file.ts';
import {
  type Opening,
  type OpeningProblem,
  openingFile,
  type ShownOpening,
} from '#domain/ledger/openings.ts';
import { type Paise, paise, ZERO_PAISE } from '#domain/money.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { checkNotOwnMoney } from '#server/documents/access.ts';
import { recordAudit } from '#server/documents/audit.ts';
import type { Work } from '#server/documents/collection.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { readPhone } from '#server/http/phones.ts';
import { holdMessages } from '#server/messages/holds.ts';
import { addEntry } from '../balances/add-entry.ts';
import { lockBalance } from '../balances/balances.ts';
import { NOT_REVERSED } from '../balances/reversed.ts';
import type { Importer } from '../imports/importer.ts';
import { customerOfNumber } from '../people/phone-customers.ts';
import { holderOfNumber, inLockOrder } from '../people/phone-numbers.ts';

/** Whether a customer has an opening balance that was not reversed. */
async function hasOpening({ sql: db }: { sql: Sql }, userId: string): Promise<boolean> {
  const found = await db.query(
    sql`select 1 from "ledgerEntries" entry where "userId" = ${userId} and kind = 'opening'
      and ${NOT_REVERSED} limit 1`,
    'opening balance of a customer',
  );
  return found.length > 0;
}

/**
 * Enters what somebody has, or owes (below 0), unless they have an opening balance already. Returns whether it did.
 * @throws Failure money_of_own
 */
export async function enterOpening(
  work: Work,
  userId: string,
  { balance, note }: Pick<Opening, 'balance' | 'note'>,
): Promise<boolean> {
  checkNotOwnMoney(work, userId);
  await lockBalance(work, userId);
  if (await hasOpening(work, userId)) return false;
  const debit = balance < 0 ? paise(-balance) : ZERO_PAISE;
  const credit: Paise = balance > 0 ? balance : ZERO_PAISE;
  await addEntry(work, { userId, kind: 'opening', debit, credit, note });
  return true;
}

/** Records in the audit log that opening balances of a file were entered: whichever file it was (LEDGER-35, PLAN-38). */
export const recordOpenings = (work: UnitOfWork, added: number): Promise<void> =>
  recordAudit(work, {
    action: 'create',
    collection: 'ledgerEntries',
    documentId: uniqueId(),
    label: `Opening balances from a file: ${added} added`,
  });

/** Enters opening balances of many customers. Those whom nobody knows become phone customers (LEDGER-35). */
export const openingImport: Importer<Opening, OpeningProblem, ShownOpening, object> = {
  async read(work, lines) {
    if (!work.site.ledger.isOn) throw new Failure('ledger_off');
    return readImport(openingFile, lines, { readPhone });
  },
  async effects(work, openings) {
    const effects: ('add' | 'known')[] = [];
    for (const { phone } of openings) {
      const holder = await holderOfNumber(work, phone);
      effects.push(holder !== undefined && (await hasOpening(work, holder)) ? 'known' : 'add');
    }
    return effects;
  },
  async write(work, lines) {
    let added = 0;
    for (const { phone, name, ...opening } of inLockOrder(lines.map(({ entry }) => entry))) {
      const userId = await customerOfNumber(work, phone, name);
      if (!(await enterOpening(work, userId, opening))) continue;
      await holdMessages(work, userId);
      added += 1;
    }
    await recordOpenings(work, added);
    return added;
  },
};
