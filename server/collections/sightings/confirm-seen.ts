import type { Paise } from '#domain/money.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { find } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { updateDocument } from '#server/documents/writing.ts';
import { topUps } from '../ledger/top-ups.ts';
import { payments } from '../orders/payments.ts';
import { devices } from '../printing/devices.ts';
import type { Candidate } from './candidates.ts';

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
 * Confirms a payment of an order, or a top-up, by the change that somebody at work makes with the press 'Paid': with its checks
 * and all that follows from it. The caller has locked it.
 * @param reference the number of the transfer; null: the one that its customer has typed
 * @param sightingId of the money that confirms it where no person does
 * @throws Failure document_not_found; what confirming throws, such as payment_not_due, top_up_over
 */
export async function confirmCandidate(
  work: UnitOfWork,
  { paymentId, orderId }: Candidate,
  reference: string | null,
  sightingId: string | null,
): Promise<{ collection: string; label: string; before: { state: string; reference: string | null } }> {
  const given = { state: 'paid', ...(reference !== null && { reference }) } as const;
  if (orderId === null) {
    const topUp = await find(work.sql, topUps, paymentId, true);
    if (!topUp) throw new Failure('document_not_found');
    await updateDocument(work, topUps, topUp, { values: given }, 'update');
    return { collection: topUps.name, label: `Top-up of ${topUp.data.userId}`, before: topUp.data };
  }
  const payment = await find(work.sql, payments, paymentId, true);
  if (!payment) throw new Failure('document_not_found');
  const values = { ...given, ...(sightingId !== null && { sightingId }) };
  await updateDocument(work, payments, payment, { values }, 'update');
  return { collection: payments.name, label: `Payment of order ${orderId}`, before: payment.data };
}

/**
 * Confirms a payment or a top-up with money that was seen, without a person (SIGHT-15). The caller has locked it.
 * @throws Failure payment_not_due, payment_reference_used, top_up_over, ledger_reference_used, ledger_off
 */
export async function confirmSeen(work: UnitOfWork, seen: Seen, candidate: Candidate): Promise<void> {
  if (candidate.amount !== seen.data.amount) throw new Failure('payment_not_due');
  const { collection, label, before } = await confirmCandidate(work, candidate, seen.data.utr, seen.id);
  await work.add(work.auditLog, uniqueId(), {
    adminId: seen.data.deviceId ?? seen.id,
    adminName: await witnessOf(work, seen),
    action: 'update',
    collection,
    documentId: candidate.paymentId,
    label,
    changes: [
      { field: 'state', before: before.state, after: 'paid' },
      { field: 'reference', before: before.reference, after: seen.data.utr },
    ],
    createdAt: work.now,
  });
}
