import type { TakeBackReason } from './recording.ts';

export const takeBackWordsHindi: Record<TakeBackReason, string> = {
  notArrived: 'पैसे हमारे खाते में नहीं आए',
  otherOrder: 'पैसे किसी और ऑर्डर के थे',
  otherAmount: 'कोई और रकम आई',
  slip: 'गलत बटन दब गया',
};
