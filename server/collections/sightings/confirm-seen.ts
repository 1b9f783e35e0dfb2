import type { Paise } from '#domain/money.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { find } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { updateDocument } from '#server/documents/writing.ts';
import { payments } from '../orders/payments.ts';
import { devices } from '../printing/devices.ts';

interface Seen {
  id: string;
  data: {
    deviceId: string | null;
    amount: Paise | null;
    utr: string | null;
    bank: string | null;
    tail: string | null;
  };
}

/** What the audit log names as whoever confirmed it: the phone, and where it saw the money. */
async function witnessOf(work: UnitOfWork, { data: { deviceId, bank, tail } }: Seen): Promise<string> {
  const phone = deviceId === null ? undefined : await find(work.sql, devices, deviceId);
  const account = [bank, tail && `…${tail}`].filter(Boolean).join(' ');
  return `${phone?.data.name ?? 'Statement'} (${['bank message', account].filter(Boolean).join(', ')})`;
}

/**
 * Confirms a payment with money that was seen, without a person (SIGHT-15): the same change of the payment as when somebody at
 * work presses 'Paid', with its checks and all that follows from it. The caller has locked the order's row.
 * @throws Failure payment_not_due, payment_reference_used
 */
export async function confirmSeen(work: UnitOfWork, seen: Seen, paymentId: string): Promise<void> {
  const before = await find(work.sql, payments, paymentId, true);
  if (!before || before.data.amount !== seen.data.amount) throw new Failure('payment_not_due');
  const values = { state: 'paid', reference: seen.data.utr, sightingId: seen.id };
  await updateDocument(work, payments, before, { values }, 'update');
  await work.add(work.auditLog, uniqueId(), {
    adminId: seen.data.deviceId ?? seen.id,
    adminName: await witnessOf(work, seen),
    action: 'update',
    collection: payments.name,
    documentId: paymentId,
    label: `Payment of order ${before.data.orderId}`,
    changes: [
      { field: 'state', before: before.data.state, after: 'paid' },
      { field: 'reference', before: before.data.reference, after: seen.data.utr },
    ],
    createdAt: work.now,
  });
}
