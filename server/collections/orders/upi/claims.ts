import type { paymentAttributes } from '#domain/payments/attributes.ts';
import { paymentMessages } from '#domain/payments/messages.ts';
import { parseUtr } from '#domain/payments/transfer-number.ts';
import { Failure } from '#server/base/failure.ts';
import { isCounted } from '#server/collections/balances/transfers.ts';
import { actorId } from '#server/documents/actor.ts';
import type { Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';

// What customers claim about a UPI payment that no gateway confirms, and what the kitchen answers (UPI-7). The
// payment's row is locked.

type Payment = Document<typeof paymentAttributes>;
type Asked = Partial<Payment['data']>;

/** Whether an update is only a claim: a customer names the transaction number of their own payment. */
export function isClaim(work: Work, { data }: Payment, { state, deniedAt, reference }: Asked): boolean {
  const isOwn = data.userId !== null && data.userId === actorId(work.actor);
  return isOwn && state === undefined && deniedAt === undefined && typeof reference === 'string';
}

/**
 * Throws Failure payment_reference_used if other money with this transaction number counts, of an order or in the ledger.
 * Nobody else counts a number before this transaction ends.
 */
export async function checkUnused(work: Work, { id }: Payment, reference: string): Promise<void> {
  if (await isCounted(work, reference, id)) throw new Failure('payment_reference_used');
}

/**
 * The claim of a customer to have paid. They can correct the number until the kitchen confirms it.
 * @throws Failure general_argument_invalid, payment_reference_used
 */
export async function claimOf(work: Work, payment: Payment, typed: string): Promise<{ change: Asked }> {
  const reference = parseUtr(typed);
  if (reference === undefined) throw new Failure('general_argument_invalid', paymentMessages.notAUtr);
  await checkUnused(work, payment, reference);
  const { claimedAt, deniedAt } = payment.data;
  const isCorrection = claimedAt !== null && deniedAt === null;
  return { change: { reference, claimedAt: isCorrection ? claimedAt : work.now, deniedAt: null } };
}

/**
 * The answer of the kitchen that the claimed payment has not come. Throws Failure payment_not_due if nobody claims one.
 */
export function denialOf(work: Work, { data }: Payment): { change: Asked } {
  const isClaimed = data.claimedAt !== null && data.state !== 'paid';
  if (!isClaimed) throw new Failure('payment_not_due');
  return { change: { deniedAt: data.deniedAt ?? work.now } };
}
