import { UNDO_WITHIN } from '#domain/orders/lifecycle.ts';

/** A recorded payment, as `canTakeBack` needs it. */
export interface RecordedPayment {
  state: string;
  recordedBy: string | null;
  paidAt: Date | null;
}

/**
 * Whether a person can still take back that money came in: they must have recorded it themselves, a moment ago. Later
 * only a refund corrects it.
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
