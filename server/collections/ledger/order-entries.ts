import { ledgerEntryAttributes } from '#domain/ledger/attributes.ts';
import { type Paise, sum, ZERO_PAISE } from '#domain/money.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { tableOf, type Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
import { uniqueId } from '#server/http/params.ts';
import { addEntry } from './add-entry.ts';
import { addToBalance, lockBalance } from './balances.ts';

// The entries of orders that are paid from the ledger. The callers have locked the order's row, or are creating it.

const entries = tableOf('ledgerEntries', ledgerEntryAttributes);

interface PaidOrder {
  userId: string;
  number: number;
  /** Who typed the order for its customer. */
  takenBy: string | null;
}

/** Debits the customer with payments of their order. Each payment has one entry. */
export async function chargeOrder(
  work: Work,
  { userId, number, takenBy }: PaidOrder,
  payments: readonly { id: string; amount: Paise }[],
): Promise<void> {
  const balance = await lockBalance(work, userId);
  const amount = sum(...payments.map((payment) => payment.amount));
  const adding = Promise.all(
    payments.map((payment) =>
      work.add(entries, uniqueId(), {
        userId,
        at: work.now,
        kind: 'order',
        debit: payment.amount,
        credit: ZERO_PAISE,
        referenceKind: 'payment',
        reference: payment.id,
        note: formatOrderNumber(number),
        recordedBy: takenBy,
      }),
    ),
  );
  // Since when somebody owes is found from their entries.
  if (amount > balance) await adding;
  await Promise.all([adding, addToBalance(work, { userId, debit: amount, credit: ZERO_PAISE })]);
}

/** Credits the customer again with a payment that does not count any more, because its order waits for money again. */
export async function reverseCharge(work: Work, payment: string): Promise<void> {
  const { fields } = entries;
  const ofPayment = and(equal(fields.referenceKind, 'payment'), equal(fields.reference, payment));
  for (const { id, data } of await findAll(work.sql, entries, ofPayment)) {
    const { userId, debit, note } = data;
    await lockBalance(work, userId);
    await addEntry(work, {
      userId,
      kind: 'reversal',
      debit: ZERO_PAISE,
      credit: debit,
      note,
      reversalOf: id,
    });
  }
}
