import { type Paise, paise, ZERO_PAISE } from '#domain/money.ts';
import { uniqueId } from '#server/base/ids.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { checkNotOwnMoney } from '#server/documents/access.ts';
import { recordAudit } from '#server/documents/audit.ts';
import type { Work } from '#server/documents/collection.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { addEntry } from '../balances/add-entry.ts';
import { lockBalance } from '../balances/balances.ts';
import { NOT_REVERSED } from '../balances/reversed.ts';

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
export async function enterOpening(work: Work, userId: string, balance: Paise): Promise<boolean> {
  checkNotOwnMoney(work, userId);
  await lockBalance(work, userId);
  if (await hasOpening(work, userId)) return false;
  const debit = balance < 0 ? paise(-balance) : ZERO_PAISE;
  const credit: Paise = balance > 0 ? balance : ZERO_PAISE;
  await addEntry(work, { userId, kind: 'opening', debit, credit });
  return true;
}

/** Records in the audit log that opening balances of a list were entered (LEDGER-35, PLAN-38). */
export const recordOpenings = (work: UnitOfWork, added: number): Promise<void> =>
  recordAudit(work, {
    action: 'create',
    collection: 'ledgerEntries',
    documentId: uniqueId(),
    label: `Opening balances from a file: ${added} added`,
  });
