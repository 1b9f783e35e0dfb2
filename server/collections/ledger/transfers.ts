import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { Failure } from '#server/http/failure.ts';

// The numbers of transfers, such as UTRs. A number counts once, in the ledger or for an order.

/** Whether an entry of the ledger has this transfer number and was not reversed; one value for each entry that has it. */
const usesOf = (work: Work, reference: string) =>
  work.sql.query<{ counts: boolean }>(
    sql`select not exists (select 1 from "ledgerEntries" r where r."reversalOf" = entry.id) as counts
      from "ledgerEntries" entry where "referenceKind" = 'transfer' and reference = ${reference}`,
    'uses of a transfer number',
  );

/** Whether the ledger counts a transfer with this number. */
export const isInLedger = async (work: Work, reference: string): Promise<boolean> =>
  (await usesOf(work, reference)).some(({ counts }) => counts);

/**
 * How often a transfer was recorded and reversed before.
 * @throws Failure ledger_reference_used while an entry or the payment of an order with its number counts
 */
export async function earlierUses(work: Work, reference: string): Promise<number> {
  const uses = await usesOf(work, reference);
  const paid = await work.sql.query(
    sql`select 1 from payments where reference = ${reference} and state = 'paid' limit 1`,
    'payment of an order with a transfer number',
  );
  if (paid.length > 0 || uses.some(({ counts }) => counts)) throw new Failure('ledger_reference_used');
  return uses.length;
}
