import type { TakeBackReason } from './recording.ts';

/** Why a payment was taken back that had been confirmed by mistake, for staff (UPI-12). */
export const takeBackWords: Record<TakeBackReason, string> = {
  notArrived: 'The money is not in our account',
  otherOrder: 'It was for another order',
  otherAmount: 'Another amount came',
  slip: 'The wrong button was tapped',
};
