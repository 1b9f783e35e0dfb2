import type { Translated } from '#domain/languages/translations.ts';
import { MAX_PUSH_SUBSCRIPTIONS } from './attributes.ts';
import type { pushMessages } from './messages.ts';

export const pushMessagesHindi: Translated<typeof pushMessages> = {
  badKeys: 'p256dh और auth: ये किसी ब्राउज़र की कुंजियाँ होनी चाहिए',
  unknownVendor: 'endpoint: ब्राउज़र बनाने वाले की पुश सेवा का पता होना चाहिए',
  tooMany: `सूचनाएँ ज़्यादा से ज़्यादा ${MAX_PUSH_SUBSCRIPTIONS} ब्राउज़र पर आ सकती हैं। कृपया पहले किसी एक पर बंद करें।`,
};
