import { ledgerEntryAttributes } from '#domain/ledger/attributes.ts';
import type { NewData } from '#domain/rows/data.ts';
import { uniqueId } from '#server/base/ids.ts';
import { actorId } from '#server/documents/actor.ts';
import { tableOf, type Work } from '#server/documents/collection.ts';
import { addToBalance } from './balances.ts';
import { keepDueRefund } from './closed-logins.ts';

const entries = tableOf('ledgerEntries', ledgerEntryAttributes);

/**
 * Adds an entry that follows from something else, such as a refund, and counts it. The caller must have locked the balance
 * of its person.
 */
export async function addEntry(
  work: Work,
  values: Omit<NewData<typeof ledgerEntryAttributes>, 'at' | 'recordedBy'>,
): Promise<void> {
  const stamp = { at: work.now, recordedBy: actorId(work.actor) };
  const { data } = await work.add(entries, uniqueId(), { ...values, ...stamp });
  await addToBalance(work, data);
  // A debit is that refund itself, being paid.
  if (data.credit > 0) await keepDueRefund(work, data.userId);
}
