import type { Translated } from '#domain/languages/translations.ts';
import type { openOrderTexts } from './texts.ts';

export const openOrderTextsHindi: Translated<typeof openOrderTexts> = {
  label: 'आपका ऑर्डर',
  readyToFetch: 'आपके लिए तैयार',
  minutes: (minutes) => `${minutes} मिनट`,
  soon: 'बस आने ही वाला है',
  follow: 'देखें',
};
