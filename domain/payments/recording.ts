import { UNDO_WITHIN } from '#domain/orders/lifecycle.ts';

/** Why staff take back a prepaid order's payment that they had confirmed by mistake (UPI-12). */
export const TAKE_BACK_REASONS = ['notArrived', 'otherOrder', 'otherAmount', 'slip'] as const;
export type TakeBackReason = (typeof TAKE_BACK_REASONS)[number];

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

/** A payment, as `canBeCorrected` needs it. */
export interface ConfirmedPayment {
  state: string;
  recordedBy: string | null;
  /** The money that was seen and confirmed it, where no person did; absent from what an earlier page has kept. */
  sightingId?: string | null;
  gateway: string | null;
  mock: boolean;
}

/**
 * Whether a person has confirmed a payment of real money, or a text of the bank has, so that the confirmation may be a
 * mistake (UPI-12). What a gateway has received has arrived.
 */
export const canBeCorrected = ({
  state,
  recordedBy,
  sightingId = null,
  gateway,
  mock,
}: ConfirmedPayment): boolean =>
  state === 'paid' && (recordedBy !== null || sightingId !== null) && gateway === null && !mock;
