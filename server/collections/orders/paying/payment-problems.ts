import { withProblem } from '#domain/payments/problems.ts';
import type { Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { equal } from '#server/documents/where.ts';
import { lockPayments, payments } from '../payments.ts';

// The problems of payments (PAY-11): money that the server can't book by itself. They stand with the first payment of the
// order.

/**
 * Notes a problem for staff. A problem of an id that is known already is left out, whether it was answered or not.
 * @param id of what it is about at the gateway
 */
export async function noteProblem(work: Work, orderId: string, id: string, text: string): Promise<void> {
  await lockPayments(work, orderId);
  const ofOrder = await findAll(work.sql, payments, equal(payments.fields.orderId, orderId));
  const [first] = ofOrder.toSorted((one, other) => one.sequence - other.sequence);
  if (!first) return;
  const problems = withProblem(first.data.problems, { id, text, at: work.now });
  if (problems === first.data.problems) return;
  await work.updateWhere(payments, equal(payments.fields.id, first.id), { problems });
}
