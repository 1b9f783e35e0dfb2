import { UNDO_WITHIN } from '#domain/orders/lifecycle.ts';

/** A recorded payment, as `canTakeBack` needs it. */
export interface RecordedPayment {
  state: string;
  recordedBy: string | null;
  paidAt: Date | null;
}

/**
 * Whether a person can still take back a recorded payment: they must have recorded it themselves, at most 30 seconds ago
 * (PAY-4). Later only a refund corrects it.
 */
export function canTakeBack(
  { state, recordedBy, paidAt }: RecordedPayment,
  userId: string,
  now: Date,
): boolean {
  return (
    state === 'paid' &&
    recordedBy === userId &&
    paidAt !== null &&
    now.getTime() - paidAt.getTime() < UNDO_WITHIN
  );
}
