import { transferNumber } from '#domain/payments/transfer-number.ts';
import { Failure } from '#server/base/failure.ts';
import { takeLock } from '#server/db/locks.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { NOT_REVERSED } from './reversed.ts';

// The numbers of transfers, such as UTRs, in the form of domain/payments/transfer-number.ts. A number counts once: in the ledger,
// by hand or for a top-up, or as the payment of an order. What customers claim counts nothing.

/** A stored number in the same form. Gateways' ids and what was stored by earlier versions have other characters too. */
const STORED = sql`upper(regexp_replace(reference, '[^[:alnum:]]+', '', 'g'))`;

/** Whether an entry of the ledger has this number and was not reversed; one value for each entry that has it. */
const usesOf = (work: Work, reference: string) =>
  work.sql.query<{ counts: boolean }>(
    sql`select ${NOT_REVERSED} as counts
      from "ledgerEntries" entry where "referenceKind" = 'transfer' and ${STORED} = ${transferNumber(reference)}`,
    'uses of a transfer number',
  );

/** Whether the ledger has recorded a transfer with this number, also if its entry was reversed. */
export const wasInLedger = async (work: Work, reference: string): Promise<boolean> =>
  (await usesOf(work, reference)).length > 0;

/** Lets no other transaction count the number of a transfer before this one ends. To be called before a balance is locked. */
export const lockTransfers = (work: Work): Promise<void> => takeLock(work.sql, 'transfer numbers');

/** The payments of orders that count and have this number. Tests of payments move no money. */
const paidWith = (work: Work, reference: string) =>
  work.sql.query<{ id: string }>(
    sql`select id from payments where ${STORED} = ${transferNumber(reference)} and state = 'paid' and not mock`,
    'payments of orders with a transfer number',
  );

/**
 * Whether money with this number counts. None begins to count before this transaction ends.
 * @param except the payment of an order that is left out
 */
export async function isCounted(work: Work, reference: string, except?: string): Promise<boolean> {
  await lockTransfers(work);
  if ((await paidWith(work, reference)).some(({ id }) => id !== except)) return true;
  return (await usesOf(work, reference)).some(({ counts }) => counts);
}

/**
 * How often a transfer was recorded in the ledger and reversed before.
 * @throws Failure ledger_reference_used while money with its number counts
 */
export async function earlierUses(work: Work, reference: string): Promise<number> {
  if (await isCounted(work, reference)) throw new Failure('ledger_reference_used');
  return (await usesOf(work, reference)).length;
}
