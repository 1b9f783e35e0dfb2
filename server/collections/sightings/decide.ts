import { sightingMessages } from '#domain/sightings/messages.ts';
import { Failure } from '#server/base/failure.ts';
import { userOf } from '#server/documents/access.ts';
import { recordAudit } from '#server/documents/audit.ts';
import { find } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { and, equal } from '#server/documents/where.ts';
import { candidatesById, lockCandidates } from './candidates.ts';
import { confirmCandidate } from './confirm-seen.ts';
import { paymentSightings } from './payment-sightings.ts';

/** What somebody decides about money that was seen: it is for a payment or a top-up, or for none. */
export type Decision = { answer: 'confirm'; paymentId: string } | { answer: 'ignore' };

const { fields } = paymentSightings;
/** What somebody can still decide about. */
const OPEN = ['proposed', 'ignored', 'unclear'] as const;

const notOpen = () => new Failure('general_argument_invalid', sightingMessages.notOpen);

/** Records in the audit log what somebody has decided about money that was seen. */
const recordDecision = (work: UnitOfWork, id: string, label: string, before: string, after: string) =>
  recordAudit(work, {
    action: 'update',
    collection: paymentSightings.name,
    documentId: id,
    label,
    changes: [{ field: 'state', before, after }],
  });

/**
 * Decides about money that was seen, for owners and managers. A payment is confirmed as by the press 'Paid', with all its checks.
 * Several may decide at once: the second is refused.
 * @throws Failure document_not_found; general_argument_invalid if it is decided already, or for another amount; what
 *   confirming a payment throws
 */
export async function decide(work: UnitOfWork, id: string, decision: Decision): Promise<void> {
  const choice = decision.answer === 'confirm' ? [decision.paymentId] : [];
  await lockCandidates(work.sql, await candidatesById(work.sql, choice));
  const sighting = await find(work.sql, paymentSightings, id, true);
  if (!sighting) throw new Failure('document_not_found');
  const { state, amount, utr, source, isReversal } = sighting.data;
  if (!OPEN.some((open) => open === state)) throw notOpen();
  const label = utr ?? source;
  const decided = { decidedBy: userOf(work.actor)?.id ?? null, decidedAt: work.now };
  if (decision.answer === 'ignore') {
    await work.updateWhere(paymentSightings, equal(fields.id, id), { ...decided, state: 'ignored' });
    return recordDecision(work, id, label, state, 'ignored');
  }
  const [candidate] = await candidatesById(work.sql, choice);
  if (!candidate) throw new Failure('document_not_found');
  if (isReversal || candidate.amount !== amount)
    throw new Failure('general_argument_invalid', sightingMessages.notForThis);
  const { paymentId, orderId, userId } = candidate;
  const matched = { ...decided, state: 'matched', paymentId, orderId, userId } as const;
  await work.updateWhere(paymentSightings, and(equal(fields.id, id), equal(fields.state, state)), matched);
  await recordDecision(work, id, label, state, 'matched');
  if (candidate.is !== 'paid') await confirmCandidate(work, candidate, utr, null);
}
