import type { Translated } from '#domain/languages/translations.ts';
import type { openOrderTexts } from './texts.ts';

export const openOrderTextsHindi: Translated<typeof openOrderTexts> = {
  label: 'आपका ऑर्डर',
  steps: {
    awaitingPayment: 'आपके पेमेंट का इंतज़ार',
    placed: 'रसोई में पहुँच गया',
    accepted: 'रसोई ने ले लिया',
    preparing: 'बन रहा है',
    ready: 'पैक हो गया',
    outForDelivery: 'रास्ते में है',
  },
  readyToFetch: 'आपके लिए तैयार',
  minutes: (minutes) => `${minutes} मिनट`,
  soon: 'बस आने ही वाला है',
  follow: 'देखें',
};
