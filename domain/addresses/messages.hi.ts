import type { Translated } from '#domain/languages/translations.ts';
import { MAX_ADDRESSES } from './attributes.ts';
import type { addressMessages } from './messages.ts';

export const addressMessagesHindi: Translated<typeof addressMessages> = {
  loginFirst: 'कृपया पहले साइन इन करें',
  incomplete: 'कृपया सभी ज़रूरी जानकारी भरें',
  tooMany: `ज़्यादा से ज़्यादा ${MAX_ADDRESSES} पते रखे जा सकते हैं। कृपया पहले कोई एक हटाएँ।`,
};
