import { takeLock } from '#server/db/locks.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { Failure } from '#server/http/failure.ts';
import { NOT_REVERSED } from './reversed.ts';

// The numbers of transfers, such as UTRs. A number counts once, in the ledger or for an order.

/** Whether an entry of the ledger has this transfer number and was not reversed; one value for each entry that has it. */
const usesOf = (work: Work, reference: string) =>
  work.sql.query<{ counts: boolean }>(
    sql`select ${NOT_REVERSED} as counts
      from "ledgerEntries" entry where "referenceKind" = 'transfer' and reference = ${reference}`,
    'uses of a transfer number',
  );

/** Whether the ledger counts a transfer with this number. */
export const isInLedger = async (work: Work, reference: string): Promise<boolean> =>
  (await usesOf(work, reference)).some(({ counts }) => counts);

/** Whether the ledger has recorded a transfer with this number, also if its entry was reversed. */
export const wasInLedger = async (work: Work, reference: string): Promise<boolean> =>
  (await usesOf(work, reference)).length > 0;

/** Lets no other transaction count the number of a transfer before this one ends. To be called before a balance is locked. */
export const lockTransfers = (work: Work): Promise<void> => takeLock(work.sql, 'transfer numbers');

/**
 * How often a transfer was recorded and reversed before.
 * @throws Failure ledger_reference_used while an entry or the payment of an order with its number counts
 */
export async function earlierUses(work: Work, reference: string): Promise<number> {
  await lockTransfers(work);
  const uses = await usesOf(work, reference);
  const paid = await work.sql.query(
    sql`select 1 from payments where reference = ${reference} and state = 'paid' limit 1`,
    'payment of an order with a transfer number',
  );
  if (paid.length > 0 || uses.some(({ counts }) => counts)) throw new Failure('ledger_reference_used');
  return uses.length;
}
